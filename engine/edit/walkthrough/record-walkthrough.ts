import { Document, isMap, isSeq } from 'yaml';
import { addDays, dayAt, daysBetween, hourAt, instantAt, nextTimeAt } from '../../hours/zoned.ts';
import {
  applyMove,
  BETWEEN_MOVES_MS,
  isOpenAt,
  type PlayedMove,
  reactingStep,
  walkStart,
} from '../../prove/play-walkthrough.ts';
import { begin } from '../../story/advance.ts';
import type { Standing } from '../../story/standing.ts';
import type { Story } from '../../story/story.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import { twoDigits } from '../../words/format.ts';
import { whatFollows, withoutRepeatedLists, type WrittenMove } from './expectations.ts';

/** A move of the player and its time. `move` is null when the clock was set forward to that time. */
export interface RecordedMove {
  readonly at: string;
  readonly move: Omit<WrittenMove, 'at'> | null;
  readonly time: number;
}

/**
 * A player’s moves, with the lists that a walkthrough adds; or the reason in French why they cannot be played
 * again.
 */
type RecordedWalkthrough = { readonly file: WalkthroughFile } | { readonly problem: string };

interface Replay {
  readonly standing: Standing;
  readonly now: number;
  readonly written: readonly WrittenMove[];
}

function withWaits(replay: Replay, at: string, since: number | null, until: number): Replay {
  const { timeZone } = replay.standing.story.scenario;
  return waitsFor({ since, until }, replay.now, timeZone).reduce<Replay>(
    ({ standing, now, written }, wait) => {
      const { now: after } = applyMove(standing, { at, wait }, now);
      const { messages } = whatFollows(standing, after, standing.step);
      return { standing, now: after, written: [...written, { at, wait, messages }] };
    },
    replay,
  );
}

const tryMove = ({ standing, now }: Replay, move: WrittenMove): PlayedMove | null =>
  isOpenAt(standing, move.at) ? applyMove(standing, move, now) : null;

/** Plays a move; one that is refused waits for the hour at which the player made it. */
function withMove(
  replay: Replay,
  move: WrittenMove,
  since: number | null,
  time: number,
): Replay | { readonly problem: string } {
  const isAccepted = tryMove(replay, move)?.outcome.accepted === true;
  const before = isAccepted ? replay : withWaits(replay, move.at, since, time - BETWEEN_MOVES_MS);
  const played = tryMove(before, move);
  if (!played) return { problem: `À ${move.at} : le joueur n’y est pas.` };
  const { standing, now, outcome } = played;
  if (!outcome.accepted) return { problem: `À ${move.at} : ${outcome.message}.` };
  const follows = whatFollows(standing, now, reactingStep(before.standing, standing, move.at));
  return { standing, now, written: [...before.written, { ...move, ...follows }] };
}

/**
 * The moves of a game from its beginning as a walkthrough, with what follows each, and with waits where its
 * player waited for an hour.
 */
export function recordWalkthrough(
  story: Story,
  name: string,
  played: readonly RecordedMove[],
): RecordedWalkthrough {
  const start = walkStart(story);
  let replay: Replay = { standing: begin(story, start), now: start, written: [] };
  for (const [index, { at, move, time }] of played.entries()) {
    const since = played[index - 1]?.time ?? null;
    const next = move ? withMove(replay, { at, ...move }, since, time) : withWaits(replay, at, since, time);
    if ('problem' in next) return next;
    replay = next;
  }
  const { name: ends = '', kind } = replay.standing.step ?? {};
  if (kind !== 'end' && kind !== 'secret')
    return { problem: `La partie s’arrête à ${ends} : un parcours va jusqu’à une fin.` };
  return { file: { name, ends, moves: withoutRepeatedLists(replay.written) } };
}

const MINUTE_MS = 60_000;

/** Longer than any message takes to come. */
const MOST_DAYS = 6;

/** The time that a player let pass. `since`: null before the first move, when only the hour counts. */
interface PassedTime {
  readonly since: number | null;
  readonly until: number;
}

/**
 * The waits, as « 18:05 », that bring a walkthrough to the player’s hour, as many days later. `now`: the
 * walkthrough’s time.
 */
function waitsFor({ since, until }: PassedTime, now: number, timeZone: string): readonly string[] {
  const end = Math.floor(until / MINUTE_MS) * MINUTE_MS;
  const hours = hourAt(end, timeZone);
  const days = since === null ? 0 : daysBetween(dayAt(since, timeZone), dayAt(end, timeZone));
  const target = instantAt(addDays(dayAt(now, timeZone), Math.min(days, MOST_DAYS)), hours, timeZone);
  const waits: string[] = [];
  let at = now;
  do {
    at = nextTimeAt(at, hours, timeZone);
    waits.push(wallClock(hours));
  } while (at < target);
  return waits;
}

function wallClock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const HEADER = ' yaml-language-server: $schema=../../../schemas/walkthrough.schema.json';

/** YAML with one line per move. */
export function walkthroughText(file: WalkthroughFile): string {
  const document = new Document(file);
  document.commentBefore = HEADER;
  const moves = document.get('moves');
  if (isSeq(moves)) for (const move of moves.items) if (isMap(move)) move.flow = true;
  return document.toString({ lineWidth: 0, defaultStringType: 'PLAIN' });
}
