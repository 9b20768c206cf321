import { supposedElsewhere } from '../scenario/fact-combinations.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import { begin } from '../story/begin.ts';
import type { Standing } from '../story/standing.ts';
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
export function playWalkthrough(story: Story, { name, ends, moves, elsewhere }: WalkthroughFile): WalkRoute {
  let now = 0;
  let standing = begin(story, now, supposedElsewhere(elsewhere));
  const played: WalkMove[] = [];
  const problems: WalkProblem[] = [];
  for (const [position, move] of withInheritedLists(moves).entries()) {
    const note = (message: string): number => problems.push({ move: position + 1, step: move.at, message });
    if (standing.step?.name !== move.at) {
      note(`le parcours se croit à ${move.at}, le joueur est à ${standing.progress.step}`);
      break;
    }
    now += BETWEEN_MOVES_MS;
    const { standing: next, outcome } = advance(standing, eventOf(move), now);
    played.push(callOf(story.scenario, move));
    if (!outcome.accepted) {
      note(`refusé : ${outcome.message}`);
      break;
    }
    standing = next;
    disagreements(standing, move).forEach(note);
  }
  if (problems.length === 0)
    arrivalProblems(standing, ends).forEach((message) => problems.push({ move: moves.length, step: ends, message }));
  return { name, moves: played, problems };
}

/** Documents and extra tiles are written only where they change: copies them to the moves that follow. */
export function withInheritedLists(moves: readonly Move[]): readonly Move[] {
  let current: Pick<Move, 'documents' | 'extraTiles'> = {};
  return moves.map((move) => {
    const { documents = current.documents, extraTiles = current.extraTiles } = move;
    current = { ...(documents && { documents }), ...(extraTiles && { extraTiles }) };
    return { ...move, ...current };
  });
}

export function eventOf(move: Move): StoryEvent {
  if (move.answer !== undefined) return { type: 'ANSWER', code: move.answer };
  return move.alternative ? { type: 'TAKE_ALTERNATIVE', debug: false } : { type: 'ASK_CLUE' };
}

function callOf(scenario: Scenario, { at, answer, alternative }: Move): WalkMove {
  const place = { step: at, index: scenario.steps[at]?.index ?? 0 };
  if (answer !== undefined) return { ...place, call: 'code/check', body: { code: answer } };
  return { ...place, call: alternative ? 'user/status/goAlternativePath' : 'user/status/newClue', body: {} };
}

/** Differences between the expectations of a move and the step it leads to. */
function disagreements(standing: Standing, { opens, tile, messages, documents, extraTiles }: Move): readonly string[] {
  const { step } = standing;
  if (!step) return [];
  return [
    ...differs('écran', opens, screenOf(step)),
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

function arrivalProblems({ story, step }: Standing, ends: string): readonly string[] {
  if (step?.name !== ends) return [`le parcours devait finir à ${ends}, il finit à ${step?.name ?? null}`];
  return story.scenario.steps[ends]?.kind === 'puzzle' ? [`${ends} n’est pas une étape de fin`] : [];
}
