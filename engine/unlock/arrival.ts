import { nextDayAt, readDelay, readWallClock } from '../hours/zoned.ts';
import type { Message } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { isAhead } from '../story/timings.ts';
import { dateBegun } from '../story/span.ts';

/** An instant after every arrival, for callers that ask what may be there at all. */
export const ALL_ARRIVED = Infinity;

/**
 * When a message that the player has reached is delivered, in milliseconds since 1970 UTC; null when no date
 * is known.
 */
export function deliveredAt(standing: Standing, message: Message): number | null {
  const since = dateBegun(standing, message);
  return since === null ? null : since + delayOf(standing, message, since);
}

/**
 * Of an instant that lies further ahead than the delay is long, the date was stored before the clock was set
 * back.
 */
export function isDelivered(standing: Standing, message: Message, now: number): boolean {
  if (!message.arrives) return true;
  const since = dateBegun(standing, message);
  if (since === null) return true;
  const delay = delayOf(standing, message, since);
  return isPast(standing, since + delay) || !isAhead(since + delay, delay, now);
}

/** Whether the player has done something later: a clock that is set back takes no message away. */
const isPast = ({ progress: { lastStepDate } }: Standing, instant: number): boolean =>
  lastStepDate !== null && lastStepDate >= instant;

function delayOf({ story }: Standing, { arrives }: Message, since: number): number {
  if (!arrives) return 0;
  if (arrives.after !== undefined) return readDelay(arrives.after) ?? 0;
  return nextDayAt(since, readWallClock(arrives.nextDay ?? '') ?? 0, story.scenario.timeZone) - since;
}
