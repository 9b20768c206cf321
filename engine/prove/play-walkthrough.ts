import { parse } from 'yaml';
import { instantAt, nextTimeAt, readDelay, readWallClock } from '../hours/zoned.ts';
import { supposedElsewhere } from '../scenario/condition.ts';
import type { Scenario, ScenarioSource, Step } from '../scenario/scenario.ts';
import { advance, begin } from '../story/advance.ts';
import type { Outcome, StoryEvent } from '../story/events.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';
import { unlockedDocuments, unlockedMessages } from '../unlock/papers.ts';
import { unlockedTiles } from '../unlock/unlock.ts';
import { fr } from '../words/fr.ts';

type Move = WalkthroughFile['moves'][number];

/** One API call of the player. */
export interface WalkMove {
  readonly step: string;
  readonly index: number;
  readonly call: 'code/check' | 'user/status/newClue' | 'user/status/goAlternativePath';
  readonly body: Readonly<Record<string, string>>;
  /** How long the player waits before this call, where the walkthrough says so. */
  readonly waitMs?: number;
}

/** A difference between walkthrough and city. `move` counts from 1; `message` is French. */
export interface WalkProblem {
  readonly move: number;
  readonly step: string;
  readonly message: string;
}

export interface WalkRoute {
  readonly name: string;
  readonly moves: readonly WalkMove[];
  readonly problems: readonly WalkProblem[];
}

/** Longer than any wait after a mistake or a hint. */
export const BETWEEN_MOVES_MS = 5 * 60_000;

/** A walkthrough begins on a morning without change of hour, at ten. */
export const walkStart = ({ scenario }: Story): number =>
  instantAt({ year: 2026, month: 6, day: 2 }, 10, scenario.timeZone);

/** The standing after a move, its outcome, and the time. */
export interface PlayedMove {
  readonly standing: Standing;
  readonly outcome: Outcome;
  readonly now: number;
}

/** `now`: the time of the move before. */
export function applyMove(standing: Standing, move: Move, now: number): PlayedMove {
  const event = eventOf(move);
  if (event) return { ...advance(standing, event, now + BETWEEN_MOVES_MS), now: now + BETWEEN_MOVES_MS };
  return {
    standing,
    outcome: { accepted: true },
    now: endOfWait(move.wait ?? '', now, standing.story.scenario),
  };
}

/** `wait`: « 20 min », or an hour of the city. */
function endOfWait(wait: string, now: number, { timeZone }: Scenario): number {
  const hours = readWallClock(wait);
  return hours === null ? now + (readDelay(wait) ?? 0) : nextTimeAt(now, hours, timeZone);
}

const ADVICE = ' ; écrivez avant lui un geste qui attend cette heure (wait)';

/** Plays a walkthrough by the rules of the game and collects the differences. */
export function playWalkthrough(story: Story, { name, ends, moves, elsewhere }: WalkthroughFile): WalkRoute {
  let now = walkStart(story);
  let waited = 0;
  let standing = begin(story, now, supposedElsewhere(elsewhere));
  const played: WalkMove[] = [];
  const problems: WalkProblem[] = [];
  for (const [position, move] of withInheritedLists(moves).entries()) {
    const note = (message: string): number => problems.push({ move: position + 1, step: move.at, message });
    if (!isOpenAt(standing, move.at)) {
      note(`le parcours se croit à ${move.at}, le joueur est à ${standing.progress.step}`);
      break;
    }
    const { standing: next, outcome, now: after } = applyMove(standing, move, now);
    const opened = reactingStep(standing, next, move.at);
    if (move.wait === undefined)
      played.push({ ...callOf(story.scenario, move), ...(waited > 0 && { waitMs: waited }) });
    waited = move.wait === undefined ? 0 : waited + after - now;
    now = after;
    if (!outcome.accepted) {
      note(`refusé : ${outcome.message}${outcome.reason === 'closed' ? ADVICE : ''}`);
      break;
    }
    standing = next;
    disagreements(standing, move, opened, now).forEach(note);
  }
  if (problems.length === 0)
    arrivalProblems(standing, ends).forEach((message) =>
      problems.push({ move: moves.length, step: ends, message }),
    );
  return { name, moves: played, problems };
}

/**
 * The step whose reaction a player sees after a move at the step `at`: the one reached, or the one solved
 * beside the route.
 */
export function reactingStep(before: Standing, after: Standing, at: string): Step | null {
  if (before.step?.name !== after.step?.name) return after.step;
  return after.beside.find(({ step }) => step.name === at)?.step ?? after.step;
}

/** Whether the player can do something at a step: the current one, or one open beside it. */
export const isOpenAt = (standing: Standing, at: string): boolean =>
  unsolvedSteps(standing).some(({ name }) => name === at);

/** Documents and extra tiles are written only where they change: copies them to the moves that follow. */
export function withInheritedLists(moves: readonly Move[]): readonly Move[] {
  let current: Pick<Move, 'documents' | 'extraTiles'> = {};
  return moves.map((move) => {
    const { documents = current.documents, extraTiles = current.extraTiles } = move;
    current = { ...(documents && { documents }), ...(extraTiles && { extraTiles }) };
    return { ...move, ...current };
  });
}

/** Null for a wait. */
function eventOf({ at, answer, alternative, wait }: Move): StoryEvent | null {
  if (wait !== undefined) return null;
  if (answer !== undefined) return { type: 'ANSWER', code: answer, at };
  return alternative ? { type: 'TAKE_ALTERNATIVE', debug: false } : { type: 'ASK_CLUE', at };
}

function callOf(scenario: Scenario, { at, answer, alternative }: Move): WalkMove {
  const place = { step: at, index: scenario.steps[at]?.index ?? 0 };
  const meant: WalkMove['body'] = scenario.steps[at]?.beside ? { step: at } : {};
  if (answer !== undefined) return { ...place, call: 'code/check', body: { code: answer, ...meant } };
  return alternative
    ? { ...place, call: 'user/status/goAlternativePath', body: {} }
    : { ...place, call: 'user/status/newClue', body: meant };
}

/**
 * Differences between the expectations of a move and what follows it. `opened`: the step whose reaction it
 * shows.
 */
function disagreements(
  standing: Standing,
  { opens, tile, messages, documents, extraTiles }: Move,
  opened: Step | null,
  now: number,
): readonly string[] {
  const { step } = standing;
  if (!step || !opened) return [];
  return [
    ...differs('écran', opens, screenOf(opened)),
    ...differs('tuile', tile, fr.tiles[step.tile]),
    ...listDiffers(
      'tuiles en plus',
      extraTiles,
      () => unlockedTiles(standing),
      ({ label }) => label,
    ),
    ...listDiffers(
      'messages',
      messages,
      () => unlockedMessages(standing, now),
      ({ message }) => message.slug,
    ),
    ...listDiffers(
      'documents',
      documents,
      () => unlockedDocuments(standing),
      ({ document }) => document.slug,
    ),
  ];
}

function differs(what: string, expected: string | undefined, found: string): readonly string[] {
  return expected === undefined || expected === found
    ? []
    : [`${what} : « ${expected} » attendu, « ${found} » trouvé`];
}

function listDiffers<Entry>(
  what: string,
  expected: readonly string[] | undefined,
  found: () => readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly string[] {
  return expected === undefined ? [] : differs(what, expected.join(', '), found().map(nameOf).join(', '));
}

function screenOf({ reaction }: Step): string {
  return reaction.message ?? reaction.screen;
}

function arrivalProblems({ step }: Standing, ends: string): readonly string[] {
  if (step?.name !== ends) return [`le parcours devait finir à ${ends}, il finit à ${step?.name ?? null}`];
  return step.kind !== 'end' && step.kind !== 'secret' ? [`${ends} n’est pas une étape de fin`] : [];
}

/**
 * The walkthroughs of a city, `main` first, then in the order of their files. The source must compile,
 * because the files are not validated again.
 */
export function parseWalkthroughs(source: ScenarioSource): readonly WalkthroughFile[] {
  const files = source.files.filter(({ path }) => /^walkthroughs\/[^/]+\.yaml$/u.test(path));
  const walkthroughs = files.map(({ text }) => parse(text) as WalkthroughFile);
  return walkthroughs.toSorted((a, b) => Number(b.name === 'main') - Number(a.name === 'main'));
}
