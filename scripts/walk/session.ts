import {
  advance,
  begin,
  type Outcome,
  presentStatus,
  type ScenarioSource,
  type Standing,
  type Status,
  type Story,
  type StoryEvent,
  type WalkthroughFile,
} from '../../engine/index.ts';
import { playWalkthrough } from '../../engine/prove/play-walkthrough.ts';
import { NAMES } from '../../engine/prove/address-book.ts';
import { unlockedTiles } from '../../engine/unlock/tiles.ts';
import { firstTileLabel } from '../../engine/view/present-tiles.ts';

type Move = WalkthroughFile['moves'][number];

/** A game in a terminal. `moves`: the accepted moves so far. */
export interface WalkSession {
  readonly source: ScenarioSource;
  readonly standing: Standing;
  /** Virtual time, changed only by commands. */
  readonly now: number;
  readonly moves: readonly Move[];
  /** How often « Non » was answered at this step. */
  readonly refusals: number;
  /** The replies given so far in the dialogue of this step. */
  readonly given: readonly string[];
}

/** Starts with an activated letter. */
export function beginSession(source: ScenarioSource, story: Story, now: number): WalkSession {
  return { source, standing: begin(story, now), now, moves: [], refusals: 0, given: [] };
}

/** The player's status, with `NAMES` as addresses. */
export function walkStatus({ standing, now }: Pick<WalkSession, 'standing' | 'now'>): Status {
  const order = { code: 'LETTRE', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  return presentStatus({ standing, order, now, addresses: NAMES, debug: false, anotherCity: null });
}

/** Applies an event. An accepted one is added to the moves, unless `move` is null. */
export function applyWalkEvent(
  session: WalkSession,
  event: StoryEvent,
  move: Omit<Move, 'at'> | null,
): { session: WalkSession; outcome: Outcome } {
  const { standing, now, moves } = session;
  const { standing: next, outcome } = advance(standing, event, now);
  const movesAfter = outcome.accepted && move ? [...moves, { at: standing.step?.name ?? '', ...move, ...whatFollows(next, now) }] : moves;
  const { refusals, given } = next.step === standing.step ? session : { refusals: 0, given: [] };
  return { session: { ...session, standing: next, moves: movesAfter, refusals, given }, outcome };
}

/** The expectations that a walkthrough states after a move. */
export function whatFollows(standing: Standing, now: number): Omit<Move, 'at'> {
  const { step } = standing;
  if (!step) return {};
  const { view } = walkStatus({ standing, now });
  return {
    opens: step.reaction.message ?? step.reaction.screen,
    tile: firstTileLabel(step),
    messages: view?.messages.map(({ slug }) => slug) ?? [],
    documents: view?.documents.map(({ slug }) => slug) ?? [],
    extraTiles: unlockedTiles(standing).map(({ label }) => label),
  };
}

/** The game so far as a walkthrough, and the problems of playing it again. */
export function asWalkthrough({ standing, moves }: WalkSession, name: string): { file: WalkthroughFile; problems: readonly string[] } {
  const file = { name, ends: standing.step?.name ?? '', moves: moves.map((move, index) => shortened(move, moves[index - 1])) };
  return { file, problems: playWalkthrough(standing.story, file).problems.map(({ message }) => message) };
}

/** Documents and extra tiles are written only where they change. */
function shortened(move: Move, before: Move | undefined): Move {
  const { documents, extraTiles, ...rest } = move;
  const isNew = (list: 'documents' | 'extraTiles'): boolean => JSON.stringify(move[list]) !== JSON.stringify(before?.[list]);
  return { ...rest, ...(isNew('documents') && { documents }), ...(isNew('extraTiles') && { extraTiles }) };
}
