import type { Hours } from '../types/hours.generated.ts';
import { type Span, spansOn } from './schedule.ts';
import { addDays, type Day, dayAt, instantAt } from './zoned.ts';

export interface HoursStatus {
  readonly state: 'open' | 'closing' | 'closed';
  /** When it next opens or closes, milliseconds since 1970 UTC; null when it never does. */
  readonly until: number | null;
}

/** How long before closing time the state becomes `closing`. */
export const CLOSING_MS = 90 * 60_000;

/** How far ahead an opening is searched: a year and a day. */
const HORIZON_DAYS = 367;

/** An opening longer than this counts as always open. */
const LONG_MS = 8 * 24 * 60 * 60_000;

interface Opening {
  readonly from: number;
  readonly to: number;
}

/** The minute of closing is closed; the minute of opening is open. */
export function statusAt(hours: Hours, timeZone: string, now: number): HoursStatus {
  for (const opening of openingsFrom(hours, timeZone, now)) {
    if (opening.from > now) return { state: 'closed', until: opening.from };
    if (opening.to === Infinity) return { state: 'open', until: null };
    if (opening.to > now)
      return { state: opening.to - now <= CLOSING_MS ? 'closing' : 'open', until: opening.to };
  }
  return { state: 'closed', until: null };
}

/** Openings from yesterday on, in order; adjacent ones are merged. */
function* openingsFrom(hours: Hours, timeZone: string, now: number): Generator<Opening> {
  let current: Opening | null = null;
  for (const day of daysFrom(addDays(dayAt(now, timeZone), -1))) {
    for (const { opens, closes } of spansOn(hours, day)) {
      const opening: Opening = {
        from: instantAt(day, opens, timeZone),
        to: instantAt(day, closes, timeZone),
      };
      if (current && opening.from > current.to) yield current;
      current =
        current && opening.from <= current.to
          ? { from: current.from, to: Math.max(current.to, opening.to) }
          : opening;
      if (current.to - current.from > LONG_MS) {
        yield { ...current, to: Infinity };
        return;
      }
    }
  }
  if (current) yield current;
}

function* daysFrom(first: Day): Generator<Day> {
  for (let offset = 0; offset < HORIZON_DAYS; offset += 1) yield addDays(first, offset);
}

const EVERY_DAY = '1/1-31/12';

const known = new Map<string, Hours>();

/** The same hours every day, holidays included. `between`: « 18-22 », or « 22-2 » past midnight. */
function dailyHours(between: string): Hours {
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
