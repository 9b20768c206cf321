import type { Condition } from '../types/condition.generated.ts';
import type { MapFile } from '../types/map.generated.ts';
import type { ScenarioFile } from '../types/scenario.generated.ts';
import type { StepFile } from '../types/step.generated.ts';
import { stepCasesOf } from './cases.ts';
import type { Draft } from './draft.ts';
import { exitsOf } from './exits.ts';
import { conditionOfVariant, type Variant, variantSlug, variantsOf } from './page-variants.ts';
import { mediaOf } from './parse/page-components.ts';
import type { ReadPage } from './parse/read-page.ts';
import { routesThrough } from './routes.ts';
import {
  type ConditionalPage,
  type ExtraTile,
  type Page,
  rolesOf,
  type Scenario,
  type SourceFile,
  type Step,
} from './scenario.ts';

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

function namesAfterEnd(steps: readonly StepFile[]): ReadonlySet<string> {
  const after = new Set(steps.filter(({ kind }) => kind === 'end').map(({ name }) => name));
  for (const name of after) {
    const step = steps.find((candidate) => candidate.name === name);
    for (const { to } of step ? exitsOf(step) : []) after.add(to);
  }
  return after;
}

/** A step beside the route opens nothing by itself: it leads back to the desk. */
const NO_REACTION: NonNullable<StepFile['reaction']> = { screen: 'home' };

/** When a step beside the route is open: a part as long as the player is at its gathering. */
function besideOf(
  { kind, name, title = '', tile, from = '', until, if: condition }: StepFile,
  steps: readonly StepFile[],
): Step['beside'] {
  const picture = tile ?? 'aside';
  if (kind === 'aside')
    return {
      title,
      picture,
      from,
      ...(until !== undefined && { until }),
      ...(condition && { if: condition }),
    };
  const gathering = kind === 'part' ? steps.find(({ gather = [] }) => gather.includes(name)) : undefined;
  return gathering && { title, picture, from: gathering.name, until: gathering.name };
}

/** With the texts for players without special facts. */
function assembleStep(file: StepFile, steps: readonly StepFile[], after: ReadonlySet<string>): Step {
  const {
    next,
    title: _title,
    gather,
    needs,
    from: _from,
    until: _until,
    closedBy: _closedBy,
    if: _if,
    reaction = NO_REACTION,
    ...step
  } = file;
  const beside = besideOf(file, steps);
  const cases = stepCasesOf({ ...step, reaction });
  const message = cases.message.at(-1)?.value;
  const isConditional = [cases.message, ...cases.hints].some(({ length }) => length > 1);
  return {
    ...step,
    exits: exitsOf({ ...step, ...(next && { next }) }),
    reaction: { screen: reaction.screen, ...(message !== undefined && { message }) },
    ...(isConditional && { cases }),
    ...(gather && { gathering: { parts: gather, needs: needs ?? gather.length } }),
    ...(beside && { beside }),
    kind: step.kind ?? 'puzzle',
    tile: step.tile ?? 'code',
    hints: cases.hints.map((texts) => texts.at(-1)?.value ?? ''),
    replies: step.replies ?? [],
    synonyms: step.synonyms ?? [],
    places: step.places ?? [],
    puzzle: step.puzzle ?? null,
    examples: step.examples ?? { accept: [], almost: [], refuse: [] },
    afterEnd: after.has(step.name),
  };
}

function assembleSteps(draft: Draft): Record<string, Step> {
  const steps = draft.steps.map(({ value }) => value);
  const after = namesAfterEnd(steps);
  return Object.fromEntries(steps.map((step) => [step.name, assembleStep(step, steps, after)]));
}

function assemblePages(pages: readonly ReadPage[]): Pick<Scenario, 'pages' | 'conditionalPages'> {
  const conditional = pages.flatMap((page) =>
    page.passages.length === 0 ? [] : [[keyOf(page), conditionalPage(page)] as const],
  );
  return {
    pages: Object.fromEntries(pages.flatMap(variantsOfPage).map((page) => [keyOf(page), page])),
    conditionalPages: Object.fromEntries(conditional),
  };
}

const keyOf = ({ kind, slug }: Pick<Page, 'kind' | 'slug'>): string => `${kind}/${slug}`;

const conditionsIn = ({ passages }: ReadPage): readonly Condition[] =>
  passages.map(({ condition }) => condition);

function variantsOfPage(page: ReadPage): readonly Page[] {
  const { kind, slug, passages } = page;
  if (passages.length === 0) return [{ kind, slug, media: mediaIn(page) }];
  return variantsOf(conditionsIn(page)).map((variant, index) => ({
    kind,
    slug: variantSlug(slug, index),
    media: mediaIn(page, variant),
  }));
}

/** `variant`: only what it contains. */
function mediaIn({ media }: ReadPage, variant?: Variant): readonly string[] {
  const shown = media.filter(({ passage }) => passage === undefined || variant?.[passage]);
  return [...new Set(shown.flatMap(({ name, holds }) => mediaOf(holds, name)))];
}

function conditionalPage(page: ReadPage): ConditionalPage {
  const conditions = conditionsIn(page);
  const variants = variantsOf(conditions).map((variant, index) => ({
    if: conditionOfVariant(conditions, variant),
    value: variantSlug(page.slug, index),
    path: [],
  }));
  return { passages: page.passages.map(({ condition, at }) => ({ condition, at })), variants };
}

function vocabularyOf(files: readonly SourceFile[]): string[] {
  const pages = files.filter(({ path }) => path.endsWith('.mdx'));
  return [...new Set(pages.flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []))];
}

/** The instrument of a solved step stays in the hand that held it. */
function assembleTile(tile: ExtraTile, steps: Scenario['steps']): ExtraTile {
  const role = tile.for ?? steps[tile.puzzleOf ?? '']?.for;
  return role === undefined ? tile : { ...tile, for: role };
}

/**
 * Builds the scenario even when the draft has faults, because later checks play it. `translated`: the pages in
 * other languages, whose words the reading of answers knows too.
 */
export function assemble(draft: Draft, translated: readonly SourceFile[] = []): Scenario {
  const file = draft.scenario?.value ?? UNREADABLE;
  const { city, name, story, reference, timeZone, accent, hours, start, letter, entry, messages, documents } =
    file;
  const { phrase, when } = entry ?? {};
  const steps = assembleSteps(draft);
  const tiles = (file.tiles ?? []).map((tile) => assembleTile(tile, steps));
  const content = { start, messages, documents, tiles, steps, ...assemblePages(draft.pages) };
  return {
    slug: draft.source.slug,
    city,
    name,
    aliases: file.aliases ?? [],
    story,
    reference,
    timeZone,
    accent,
    hours: hours ?? null,
    roles: rolesOf(file),
    languages: file.languages ?? {},
    ...content,
    alternativeQuestion: file.alternativeQuestion ?? null,
    demonstration: file.demonstration ?? null,
    ...(draft.report && { report: draft.report.value }),
    letter: letter ?? null,
    entry: phrase && when ? { phrase, when } : null,
    open: entry?.open === true,
    mainRoute: routesThrough(content)[0]?.steps ?? [],
    places: draft.places.flatMap(({ value }) =>
      value.map(({ slug, name, at, ifGone, closes = false, hours, formerly, lastChecked }) => ({
        slug,
        name,
        at,
        closes,
        lastChecked,
        ...(ifGone !== undefined && { ifGone }),
        ...(hours && { hours }),
        ...(formerly && { formerly }),
      })),
    ),
    vocabulary: vocabularyOf([...draft.source.files, ...translated]),
    mapNames: draft.maps.flatMap(({ value }) => printedNames(value)),
    media: [...draft.source.media],
    version: draft.version,
  };
}

/** The names that a map prints. */
export function printedNames({
  landmarks,
  streets = [],
  bridges = [],
  squares = [],
  waters = [],
  districts = [],
}: MapFile): string[] {
  const printed = [...landmarks, ...streets, ...bridges, ...squares, ...waters].map(({ name }) => name);
  return [...printed, ...districts.map(({ text }) => text)];
}
