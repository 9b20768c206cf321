import {
  advance,
  begin,
  type Outcome,
  type PlayerView,
  type ScenarioSource,
  type Standing,
  type Story,
  type StoryEvent,
  type WalkthroughFile,
} from '../../engine/index.ts';
import { isOpenAt, playWalkthrough } from '../../engine/prove/play-walkthrough.ts';
import { walkStatus, withExpectations } from '../../engine/edit/walkthrough/expectations.ts';
import { hourAt } from '../../engine/hours/zoned.ts';
import { opensAt } from '../../engine/story/timings.ts';
import { twoDigits } from '../../engine/words/format.ts';
import { unsolvedSteps } from '../../engine/story/standing.ts';
import { unlockedMessages } from '../../engine/unlock/papers.ts';

type Move = WalkthroughFile['moves'][number];

/** A game in a terminal. `moves`: the accepted moves so far, without what follows them. */
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
  /** The step beside the route that the player looks at; null at the player's own. */
  readonly beside: string | null;
  /** The replies given so far in the dialogue of this step. */
  readonly given: readonly string[];
}

/** Starts with an activated letter. */
export function beginSession(source: ScenarioSource, story: Story, now: number): WalkSession {
  return {
    source,
    standing: begin(story, now),
    now,
    movedAt: now,
    moves: [],
    refusals: 0,
    beside: null,
    given: [],
  };
}

/** What the player looks at: the view of the current step, or of a step beside it. */
export function openHere(
  session: Pick<WalkSession, 'standing' | 'now' | 'beside'>,
  beside = session.beside,
): Pick<PlayerView, 'hints' | 'puzzle'> | null {
  const { view } = walkStatus(session);
  return view?.beside?.find(({ name }) => name === beside) ?? view;
}

/** Applies an event. An accepted one is added to the moves, unless `move` is null. */
export function applyWalkEvent(
  session: WalkSession,
  event: StoryEvent,
  move: Omit<Move, 'at'> | null,
): { session: WalkSession; outcome: Outcome } {
  const { standing, now, moves, beside } = session;
  const at = beside ?? standing.step?.name ?? '';
  const meant = event.type === 'TAKE_ALTERNATIVE' ? event : ({ ...event, at } as StoryEvent);
  const { standing: next, outcome } = advance(standing, meant, now);
  const movesAfter = outcome.accepted && move ? [...moves, { at, ...move }] : moves;
  const movedAt = movesAfter === moves ? session.movedAt : now;
  const { refusals, given } = isOpenAt(next, at) ? session : { refusals: 0, given: [] };
  const stays = beside !== null && isOpenAt(next, beside);
  return {
    session: {
      ...session,
      standing: next,
      movedAt,
      moves: movesAfter,
      refusals,
      given,
      beside: stays ? beside : null,
    },
    outcome,
  };
}

/** Lets time pass. A wait that brings something is a move of the walkthrough. */
export function waitUntil(session: WalkSession, now: number): WalkSession {
  const { standing, moves } = session;
  const wait = whatCame(session, now);
  const after = { ...session, now };
  return wait === null
    ? after
    : {
        ...after,
        movedAt: now,
        moves: [...moves, { at: standing.step?.name ?? '', wait }],
      };
}

/** The wait as a walkthrough writes it; null when nothing came meanwhile. */
function whatCame({ standing, now: before, movedAt }: WalkSession, now: number): string | null {
  const { scenario } = standing.story;
  const isShut = (at: number): boolean =>
    unsolvedSteps(standing).some((step) => opensAt(scenario, step, at) !== null);
  if (isShut(before) && !isShut(now)) return clockTime(standing, now);
  const known = new Set(unlockedMessages(standing, before).map(({ message }) => message.slug));
  const arrived = unlockedMessages(standing, now).filter(({ message }) => !known.has(message.slug));
  if (arrived.length === 0) return null;
  const ofNextDay = arrived.filter(({ message }) => message.arrives?.nextDay !== undefined);
  // The hour of the message, not the present one: the walkthrough may be at that hour on the day before.
  return ofNextDay.length > 0
    ? clockTime(standing, Math.max(...ofNextDay.map(({ receivedAt }) => receivedAt ?? now)))
    : duration(now - movedAt);
}

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

/**
 * The game so far as a walkthrough, and the problems of playing it again. What follows each move is that of the
 * second game: five minutes pass before each of its moves, and a message may come meanwhile.
 */
export function asWalkthrough(
  { standing, moves }: WalkSession,
  name: string,
): { file: WalkthroughFile; problems: readonly string[] } {
  const { story, step } = standing;
  const file = { name, ends: step?.name ?? '', moves: withExpectations(story, moves) };
  return { file, problems: playWalkthrough(story, file).problems.map(({ message }) => message) };
}
