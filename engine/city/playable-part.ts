import { routesThrough } from '../scenario/routes.ts';
import { isTimeZone } from '../scenario/time-zone.ts';
import type { DocumentEntry, ExtraTile, Message, Scenario, Step } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import { freshProgress } from '../story/progress.ts';
import { standingOf } from '../story/standing.ts';
import { createStory, type Story } from '../story/story.ts';
import { fr } from '../words/fr.ts';

/** The step that a city has only where it is not written to its end. No writer can give a step this name. */
export const UNWRITTEN = '_UNWRITTEN';

const isMain = (step: Step | undefined): boolean => step !== undefined && !step.beside;

/** The step behind the last one that is written. */
const unwritten = (index: number): Step => ({
  name: UNWRITTEN,
  index,
  kind: 'end',
  description: fr.unwritten,
  tile: 'code',
  exits: [],
  reaction: { screen: 'home' },
  hints: [],
  replies: [],
  synonyms: [],
  places: [],
  puzzle: null,
  examples: { accept: [], almost: [], refuse: [] },
  afterEnd: true,
});

/** Without what leads nowhere. A step that would stop the player leads to `UNWRITTEN`. */
function partOfStep(step: Step, scenario: Pick<Scenario, 'steps' | 'conditionalPages' | 'pages'>): Step {
  const { alternative, page, gathering, ...rest } = step;
  const isPart = (name: string): boolean => scenario.steps[name]?.beside !== undefined;
  const parts = gathering?.parts.filter(isPart) ?? [];
  const exits = step.exits.filter(({ to }) => isMain(scenario.steps[to]));
  const mustLead = isMain(step) && step.kind !== 'end' && step.kind !== 'secret';
  const isEmpty = mustLead && !step.puzzle && parts.length === 0;
  return {
    ...rest,
    ...(isEmpty && { kind: 'end', afterEnd: true, description: fr.unwritten }),
    ...(isMain(scenario.steps[alternative ?? '']) && { alternative }),
    ...(page !== undefined && hasPage(scenario, 'pages', page) && { page }),
    ...(gathering &&
      parts.length > 0 && { gathering: { parts, needs: Math.min(gathering.needs, parts.length) } }),
    exits: exits.length === 0 && mustLead && !isEmpty ? [{ to: UNWRITTEN, path: ['next'] }] : exits,
  };
}

const hasPage = (
  { pages, conditionalPages }: Pick<Scenario, 'pages' | 'conditionalPages'>,
  kind: 'messages' | 'documents' | 'pages',
  slug: string,
): boolean => pages[`${kind}/${slug}`] !== undefined || conditionalPages[`${kind}/${slug}`] !== undefined;

type Span = Partial<Record<'from' | 'after' | 'until', string>>;

/** Whether every step that a span names is there. */
const isKnownSpan = ({ steps }: Scenario, { from, after, until }: Span): boolean =>
  [from, after, until].every((name) => name === undefined || steps[name] !== undefined);

function partOfPapers<Paper extends Message | DocumentEntry>(
  scenario: Scenario,
  kind: 'messages' | 'documents',
  papers: readonly Paper[],
): readonly Paper[] {
  return papers
    .filter((paper) => hasPage(scenario, kind, paper.slug) && isKnownSpan(scenario, paper))
    .map((paper) => {
      const versions = paper.versions?.filter(
        (version) => hasPage(scenario, kind, version.page) && isKnownSpan(scenario, version),
      );
      return versions && versions.length > 0 ? { ...paper, versions } : { ...paper, versions: undefined };
    });
}

const partOfTiles = (scenario: Scenario): readonly ExtraTile[] =>
  scenario.tiles.filter(
    (tile) =>
      isKnownSpan(scenario, tile) &&
      (tile.puzzleOf === undefined || scenario.steps[tile.puzzleOf]?.puzzle !== null),
  );

/** A reaction opens only a message that is there. */
function withKnownMessage(step: Step, messages: readonly Message[]): Step {
  const { message } = step.reaction;
  const isKnown = message === undefined || messages.some(({ slug }) => slug === message);
  return isKnown && !step.cases?.message.some(({ value }) => messages.every(({ slug }) => slug !== value))
    ? step
    : { ...step, reaction: { screen: 'home' }, cases: step.cases && { ...step.cases, message: [] } };
}

/** Where the part begins: at the first step of all when the story’s own start is not written. */
function startOf({ start, steps }: Scenario): string | undefined {
  if (isMain(steps[start])) return start;
  return Object.values(steps)
    .filter(isMain)
    .sort((one, other) => one.index - other.index)[0]?.name;
}

/** Throws where the machine refuses a city. */
function requirePlayable(story: Story): Story {
  const posted = advance(standingOf(story, freshProgress), { type: 'SEND' }, 0).standing;
  advance(posted, { type: 'ACTIVATE' }, 0);
  return story;
}

/**
 * The part of a city with errors that can be played: what leads nowhere, or names what is not there, is left
 * out, and the story ends where it is not written. Null when no step is there, or the rest cannot be played.
 */
export function playablePart(scenario: Scenario): Story | null {
  const start = startOf(scenario);
  if (start === undefined) return null;
  const messages = partOfPapers(scenario, 'messages', scenario.messages);
  const known = Object.values(scenario.steps).map((step) =>
    withKnownMessage(partOfStep(step, scenario), messages),
  );
  const last = Math.max(...known.map(({ index }) => index));
  const isCut = known.some(
    ({ exits, description }) => description === fr.unwritten || exits.some(({ to }) => to === UNWRITTEN),
  );
  const written = isCut ? [...known, unwritten(last + 1)] : known;
  const steps = Object.fromEntries(written.map((step) => [step.name, step]));
  const part: Scenario = {
    ...scenario,
    start,
    timeZone: isTimeZone(scenario.timeZone) ? scenario.timeZone : 'UTC',
    messages,
    documents: partOfPapers(scenario, 'documents', scenario.documents),
    tiles: partOfTiles(scenario),
    steps,
  };
  try {
    return requirePlayable(createStory({ ...part, mainRoute: routesThrough(part)[0]?.steps ?? [] }));
  } catch {
    return null;
  }
}
