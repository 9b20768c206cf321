import type { Scenario, Step } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import { begin } from '../story/begin.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';
import { unlockedDocuments } from '../unlock/documents.ts';
import { unlockedMessages } from '../unlock/messages.ts';
import { unlockedTiles } from '../unlock/tiles.ts';
import { firstTileLabel } from '../view/present-tiles.ts';

type Move = WalkthroughFile['moves'][number];

/** One API call of the player. */
export interface WalkMove {
  readonly step: string;
  readonly index: number;
  readonly call: 'code/check' | 'user/status/newClue' | 'user/status/goAlternativePath';
  readonly body: Readonly<Record<string, string>>;
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

/** Longer than any wait of the game. */
export const BETWEEN_MOVES_MS = 5 * 60_000;

/** Plays a walkthrough by the rules of the game and collects the differences. */
export function playWalkthrough(story: Story, { name, ends, moves }: WalkthroughFile): WalkRoute {
  let now = 0;
  let standing = begin(story, now);
  const played: WalkMove[] = [];
  const problems: WalkProblem[] = [];
  for (const [position, move] of withInheritedLists(moves).entries()) {
    const note = (message: string): number => problems.push({ move: position + 1, step: move.at, message });
    if (!isOpenAt(standing, move.at)) {
      note(`le parcours se croit à ${move.at}, le joueur est à ${standing.progress.step}`);
      break;
    }
    now += BETWEEN_MOVES_MS;
    const { standing: next, outcome } = advance(standing, eventOf(move), now);
    const opened = openedBy(standing, next, move.at);
    played.push(callOf(story.scenario, move));
    if (!outcome.accepted) {
      note(`refusé : ${outcome.message}`);
      break;
    }
    standing = next;
    disagreements(standing, move, opened).forEach(note);
  }
  if (problems.length === 0)
    arrivalProblems(standing, ends).forEach((message) => problems.push({ move: moves.length, step: ends, message }));
  return { name, moves: played, problems };
}

/** The step whose reaction a player sees after a move at the step `at`: the one reached, or the one solved beside the route. */
export function openedBy(before: Standing, after: Standing, at: string): Step | null {
  if (before.step?.name !== after.step?.name) return after.step;
  return after.beside.find(({ step }) => step.name === at)?.step ?? after.step;
}

/** Whether the player can do something at a step: the current one, or one open beside it. */
export const isOpenAt = (standing: Standing, at: string): boolean => unsolvedSteps(standing).some(({ name }) => name === at);

/** Documents and extra tiles are written only where they change: copies them to the moves that follow. */
export function withInheritedLists(moves: readonly Move[]): readonly Move[] {
  let current: Pick<Move, 'documents' | 'extraTiles'> = {};
  return moves.map((move) => {
    const { documents = current.documents, extraTiles = current.extraTiles } = move;
    current = { ...(documents && { documents }), ...(extraTiles && { extraTiles }) };
    return { ...move, ...current };
  });
}

export function eventOf({ at, answer, alternative }: Move): StoryEvent {
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

/** Differences between the expectations of a move and what follows it. `opened`: the step whose reaction it shows. */
function disagreements(standing: Standing, { opens, tile, messages, documents, extraTiles }: Move, opened: Step | null): readonly string[] {
  const { step } = standing;
  if (!step || !opened) return [];
  return [
    ...differs('écran', opens, screenOf(opened)),
    ...differs('tuile', tile, firstTileLabel(step)),
    ...listDiffers(
      'tuiles en plus',
      extraTiles,
      () => unlockedTiles(standing),
      ({ label }) => label,
    ),
    ...listDiffers(
      'messages',
      messages,
      () => unlockedMessages(standing),
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
  return expected === undefined || expected === found ? [] : [`${what} : « ${expected} » attendu, « ${found} » trouvé`];
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
