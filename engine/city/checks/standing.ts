import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { finalCodesOf, puzzleTypeOf } from '../../puzzles/index.ts';
import { freshAttempts } from '../../story/progress.ts';
import { type Standing, standingAt, standingOf } from '../../story/standing.ts';
import { ALL_ARRIVED } from '../../unlock/arrival.ts';
import { isDocumentUnlocked, isMessageUnlocked } from '../../unlock/papers.ts';
import { openTiles, unlockedPages } from '../../unlock/unlock.ts';
import { holds } from '../../scenario/condition.ts';
import { withoutVariant } from '../../scenario/page-variants.ts';
import { stopsOn } from '../../scenario/routes.ts';
import type { Step } from '../../scenario/scenario.ts';
import type { Located } from '../../scenario/draft.ts';
import { stepCasesOf } from '../../scenario/cases.ts';
import { startOf } from '../../scenario/parse/source-text.ts';
import type { PlayContext } from './context.ts';

/** Whether a player at a given step can open the thing of that name. */
type Opened = (kind: Kind, name: string) => boolean;

type Kind = 'message' | 'document' | 'app';

const isThere: { readonly [Each in Kind]: (standing: Standing, name: string, now: number) => boolean } = {
  message: isMessageUnlocked,
  document: isDocumentUnlocked,
  app: (standing, name) => openTiles(standing).some(({ app }) => app === name),
};

/**
 * One standing for each route that leads through the step; beside the route, through the step that opens it.
 */
const standingsAt = ({ story, routes, scenario }: PlayContext, name: string): Standing[] => {
  const step = scenario.steps[name]?.beside?.from ?? name;
  return routes
    .filter(({ steps }) => steps.includes(step))
    .map((route) => standingAt(story, { route, step }));
};

/** The standings in which the step's reaction is shown: on arrival, or once it is solved beside the route. */
function standingsAfter(context: PlayContext, name: string): Standing[] {
  const standings = standingsAt(context, name);
  if (!context.scenario.steps[name]?.beside) return standings;
  return standings.map(({ story, progress }) =>
    standingOf(story, {
      ...progress,
      sideSteps: { ...progress.sideSteps, [name]: { ...freshAttempts, solvedAt: 0 } },
    }),
  );
}

const openedIn = (name: string, steps: readonly (Step | null)[]): string | undefined =>
  steps.find((step) => step?.name === name)?.reaction.message;

/**
 * Whether a player opens the thing as soon as the step is reached, and still when all messages have arrived.
 */
const openedBy =
  (standing: Standing): Opened =>
  (kind, name) =>
    [standing.progress.lastStepDate ?? 0, ALL_ARRIVED].every((now) => isThere[kind](standing, name, now));

const WORDS: Readonly<Record<Kind, string>> = {
  message: 'Le message',
  document: 'Le document',
  app: 'L’application',
};

const KINDS: readonly Kind[] = ['message', 'document', 'app'];

type Check = (kind: Kind, name: string | undefined, at: SourceRange) => void;

/**
 * Reports names that cannot be opened at one of the standings; names that do not exist at all are reported
 * elsewhere.
 */
function checkAt(
  { messages, documents, scenario, report }: PlayContext,
  standings: readonly Opened[],
  where: string,
): Check {
  const known = {
    message: messages,
    document: documents,
    app: new Set<string>(scenario.tiles.map(({ app }) => app)),
  };
  return (kind, name, at) => {
    if (name === undefined || !known[kind]?.has(name) || standings.every((opened) => opened(kind, name)))
      return;
    if (kind === 'message' && scenario.messages.some(({ slug, arrives }) => slug === name && arrives)) {
      const message = `Le message « ${name} » n’arrive que plus tard (arrives) : il n’est pas toujours là ${where}.`;
      return report(
        'not-delivered-yet',
        at,
        message,
        'Retirez « arrives » de ce message, ou ouvrez autre chose ici.',
      );
    }
    const message = `${WORDS[kind]} « ${name} » n’est pas là ${where}, au moins sur un trajet.`;
    report(
      'not-there-yet',
      at,
      message,
      'Faites-le arriver plus tôt dans scenario.yaml, ou ouvrez autre chose ici.',
    );
  };
}

function checkStep(context: PlayContext, { file, value }: Located<'step'>): void {
  const here = standingsAt(context, value.name);
  const standings = here.map(openedBy);
  const where = `à l’étape ${value.name}`;
  const check = checkAt(context, standings, where);
  for (const { value: slug, path } of stepCasesOf(value).message) {
    const opening = standingsAfter(context, value.name)
      .filter(({ step, beside }) => openedIn(value.name, [step, ...beside.map((side) => side.step)]) === slug)
      .map(openedBy);
    checkAt(context, opening, where)('message', slug, file.valueAt(path));
  }
  const links = value.puzzle ? (puzzleTypeOf(value.puzzle).links?.(value.puzzle) ?? []) : [];
  links.forEach((target, index) => {
    for (const kind of KINDS) check(kind, target[kind], file.valueAt(['puzzle', 'links', index, kind]));
  });
  if (!finalCodesOf(value.puzzle) || standings.every((opened) => opened('app', 'final'))) return;
  const message = `L’application finale, qui résout l’étape ${value.name}, n’y est pas ouverte, au moins sur un trajet.`;
  context.report(
    'final-not-there',
    file.valueAt(['puzzle', 'finalCode']),
    message,
    'Déclarez sa tuile dans scenario.yaml (from, also).',
  );
}

/** Checks that the links of each final application can be opened wherever it is available. */
function checkFinalLinks(context: PlayContext): void {
  const { draft, scenario } = context;
  if (!scenario.tiles.some(({ final }) => final?.links)) return;
  const standings = Object.keys(scenario.steps).flatMap((name) => standingsAt(context, name));
  scenario.tiles.forEach((tile, index) => {
    const open = standings.filter((standing) => openTiles(standing).includes(tile)).map(openedBy);
    const check = checkAt(context, open, 'partout où s’ouvre l’application');
    tile.final?.links?.forEach((target, position) => {
      const at = (kind: Kind) =>
        draft.scenario?.file.valueAt(['tiles', index, 'final', 'links', position, kind]) ??
        startOf('scenario.yaml');
      for (const kind of KINDS) check(kind, target[kind], at(kind));
    });
  });
}

/** Addresses of the game that open something which a player may not have yet: its kind and its name. */
const ADDRESS =
  /^\/(?:home\/messages\/(?<message>[\w-]+)|document\/(?<document>[\w-]+)|home\/app\/(?<app>final|frequencies))(?:[/?#]|$)/u;

/** Checks that the links of a page lead to what each of its readers has. */
function checkPageLinks(context: PlayContext): void {
  const { draft, story } = context;
  const linked = draft.pages.flatMap(({ kind, slug, links, passages }) =>
    links.flatMap(({ url, at, passage }) => ({
      key: `${kind}/${slug}`,
      target: ADDRESS.exec(url)?.groups,
      at,
      condition: passages[passage ?? -1]?.condition,
    })),
  );
  if (linked.every(({ target }) => !target)) return;
  const standings = stopsOn(story.routes).map((stop) => standingAt(story, stop));
  for (const { key, target = {}, at, condition } of linked) {
    const reads = (standing: Standing): boolean =>
      [...unlockedPages(standing, ALL_ARRIVED)].some((page) => withoutVariant(page) === key);
    const readers = standings
      .filter((standing) => reads(standing) && holds(condition, standing.facts))
      .map(openedBy);
    const check = checkAt(context, readers, 'partout où se lit cette page');
    for (const kind of KINDS) check(kind, target[kind], at);
  }
}

/**
 * Checks that everything a step or a page opens or links to is available to each player who reads it, on
 * every route.
 */
export function checkStanding(context: PlayContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
  checkFinalLinks(context);
  checkPageLinks(context);
}
