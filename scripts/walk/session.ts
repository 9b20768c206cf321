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
import { hourAt } from '../../engine/hours/zoned.ts';
import { opensAt } from '../../engine/story/opening.ts';
import { unlockedMessages } from '../../engine/unlock/messages.ts';
import { unlockedTiles } from '../../engine/unlock/tiles.ts';
import { firstTileLabel } from '../../engine/view/present-tiles.ts';

type Move = WalkthroughFile['moves'][number];

/** A game in a terminal. `moves`: the accepted moves so far. */
export interface WalkSession {
  readonly source: ScenarioSource;
  readonly standing: Standing;
  /** Virtual time, changed only by commands. */
  readonly now: number;
  /** Time of the last move. */
  readonly movedAt: number;
  readonly moves: readonly Move[];
  /** How often « Non » was answered at this step. */
  readonly refusals: number;
}

/** Starts with an activated letter. */
export function beginSession(source: ScenarioSource, story: Story, now: number): WalkSession {
  return { source, standing: begin(story, now), now, movedAt: now, moves: [], refusals: 0 };
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
  const refusals = next.step === standing.step ? session.refusals : 0;
  const movedAt = movesAfter === moves ? session.movedAt : now;
  return { session: { ...session, standing: next, movedAt, moves: movesAfter, refusals }, outcome };
}

/** Lets time pass. A wait that brings something is a move of the walkthrough. */
export function waitUntil(session: WalkSession, now: number): WalkSession {
  const { standing, moves } = session;
  const wait = whatCame(session, now);
  const after = { ...session, now };
  return wait === null
    ? after
    : { ...after, movedAt: now, moves: [...moves, { at: standing.step?.name ?? '', wait, ...whatFollows(standing, now) }] };
}

/** The wait as a walkthrough writes it; null when nothing came meanwhile. */
function whatCame({ standing, now: before, movedAt }: WalkSession, now: number): string | null {
  const { scenario } = standing.story;
  const isShut = (at: number): boolean => standing.step !== null && opensAt(scenario, standing.step, at) !== null;
  if (isShut(before) && !isShut(now)) return clockTime(standing, now);
  const known = new Set(unlockedMessages(standing, before).map(({ message }) => message.slug));
  const arrived = unlockedMessages(standing, now).filter(({ message }) => !known.has(message.slug));
  if (arrived.length === 0) return null;
  const isOfNextDay = arrived.some(({ message }) => message.arrives?.nextDay !== undefined);
  return isOfNextDay ? clockTime(standing, now) : duration(now - movedAt);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** « 8:45 ». */
function clockTime({ story }: Standing, now: number): string {
  const minutes = Math.floor(hourAt(now, story.scenario.timeZone) * 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** « 20 min », « 3 h 05 ». */
function duration(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)}`;
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
