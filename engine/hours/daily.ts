import type { Hours } from '../types/hours.generated.ts';
import { type Span, spansOn } from './schedule.ts';
import { statusAt } from './status.ts';

const EVERY_DAY = '1/1-31/12';

const known = new Map<string, Hours>();

/** The same hours every day, holidays included. `between`: « 18-22 », or « 22-2 » past midnight. */
export function dailyHours(between: string): Hours {
  const hours = known.get(between) ?? { schedule: { [EVERY_DAY]: { '1-7': between } } };
  known.set(between, hours);
  return hours;
}

/** The hours of one day; `closes` is beyond 24 when it is after midnight. */
export const dailySpan = (between: string): Span | undefined =>
  spansOn(dailyHours(between), { year: 2026, month: 1, day: 1 })[0];

/** When it opens next, in milliseconds since 1970 UTC; null while it is open. */
export function nextOpening(between: string, timeZone: string, now: number): number | null {
  const { state, until } = statusAt(dailyHours(between), timeZone, now);
  return state === 'closed' ? until : null;
}
