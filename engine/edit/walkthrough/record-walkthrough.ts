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
import { whatFollows, withoutRepeatedLists, type WrittenMove } from './expectations.ts';
import { waitsFor } from './waits.ts';

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
export type RecordedWalkthrough = { readonly file: WalkthroughFile } | { readonly problem: string };

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
