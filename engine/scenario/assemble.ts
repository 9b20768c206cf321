import type { ScenarioFile } from '../types/scenario.generated.ts';
import type { StepFile } from '../types/step.generated.ts';
import type { Draft } from './draft.ts';
import { mediaOf } from './parse/page-components.ts';
import type { ReadPage } from './parse/read-page.ts';
import { exitsOf } from './exits.ts';
import { stepCasesOf } from './step-cases.ts';
import { routesThrough } from './routes.ts';
import type { Page, Scenario, Step } from './scenario.ts';
import { versionOf } from './version.ts';

/** Replaces a scenario.yaml that cannot be parsed, so that the steps can still be checked. */
const UNREADABLE: ScenarioFile = {
  city: '',
  name: '',
  story: 1,
  reference: '',
  timeZone: 'UTC',
  accent: { onPaper: '#000000', onNight: '#ffffff' },
  hours: { schedule: {} },
  start: '',
  letter: '',
  messages: [],
  documents: [],
};

/** Names of the end steps and of all steps after them. */
function namesAfterEnd(steps: readonly StepFile[]): ReadonlySet<string> {
  const after = new Set(steps.filter(({ kind }) => kind === 'end').map(({ name }) => name));
  for (const name of after) {
    const step = steps.find((candidate) => candidate.name === name);
    for (const { to } of step ? exitsOf(step) : []) after.add(to);
  }
  return after;
}

/** With the texts for players without special facts. */
function assembleStep({ next, reaction, ...step }: StepFile, after: ReadonlySet<string>): Step {
  const cases = stepCasesOf({ ...step, reaction });
  const message = cases.message.at(-1)?.value;
  const isConditional = [cases.message, ...cases.hints].some(({ length }) => length > 1);
  return {
    ...step,
    exits: exitsOf({ ...step, ...(next && { next }) }),
    reaction: { screen: reaction.screen, ...(message !== undefined && { message }) },
    ...(isConditional && { cases }),
    kind: step.kind ?? 'puzzle',
    hints: cases.hints.map((texts) => texts.at(-1)?.value ?? ''),
    replies: step.replies ?? [],
    places: step.places ?? [],
    puzzle: step.puzzle ?? null,
    examples: step.examples ?? { accept: [], almost: [], refuse: [] },
    afterEnd: after.has(step.name),
  };
}

function assembleSteps(draft: Draft): Record<string, Step> {
  const steps = draft.steps.map(({ value }) => value);
  const after = namesAfterEnd(steps);
  return Object.fromEntries(steps.map((step) => [step.name, assembleStep(step, after)]));
}

function assemblePages(pages: readonly ReadPage[]): Record<string, Page> {
  const entries = pages.map(({ kind, slug, media }): [string, Page] => {
    const names = media.flatMap(({ name, holds }) => mediaOf(holds, name));
    return [`${kind}/${slug}`, { kind, slug, media: [...new Set(names)] }];
  });
  return Object.fromEntries(entries);
}

/** Builds the scenario even when the draft has faults, because later checks play it. */
export function assemble(draft: Draft): Scenario {
  const file = draft.scenario?.value ?? UNREADABLE;
  const { city, name, story, reference, timeZone, accent, hours, start, letter, messages, documents } = file;
  const content = { start, messages, documents, tiles: file.tiles ?? [], steps: assembleSteps(draft) };
  return {
    slug: draft.source.slug,
    city,
    name,
    story,
    reference,
    timeZone,
    accent,
    hours,
    ...content,
    alternativeQuestion: file.alternativeQuestion ?? null,
    demonstration: file.demonstration ?? null,
    letter,
    mainRoute: routesThrough(content)[0]?.steps ?? [],
    places: draft.places.flatMap(({ value }) =>
      value.map(({ slug, name, ifGone, closes = false, hours, formerly, lastChecked }) => ({
        slug,
        name,
        closes,
        lastChecked,
        ...(ifGone !== undefined && { ifGone }),
        ...(hours && { hours }),
        ...(formerly && { formerly }),
      })),
    ),
    pages: assemblePages(draft.pages),
    media: [...draft.source.media],
    version: versionOf(draft.source),
  };
}
