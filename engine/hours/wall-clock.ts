import { addDays, dayAt, instantAt } from './zoned.ts';

const MINUTE_MS = 60_000;

/** « 20 min », « 3 h », « 1 h 30 » in milliseconds; null for anything else. */
export function readDelay(text: string): number | null {
  const found = /^(?:(\d{1,3}) min|(\d{1,2}) h(?: (\d{2}))?)$/u.exec(text);
  if (!found) return null;
  const [onlyMinutes = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return (onlyMinutes + hours * 60 + minutes) * MINUTE_MS;
}

/** « 8:45 » as decimal hours; null for anything else. */
export function readWallClock(text: string): number | null {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/u.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) + Number(minute) / 60;
}

/** The instant at which local clocks show `hours` on the calendar day after `since`. */
export const nextDayAt = (since: number, hours: number, timeZone: string): number =>
  instantAt(addDays(dayAt(since, timeZone), 1), hours, timeZone);

/** The first instant after `now` at which local clocks show `hours`. */
export function nextTimeAt(now: number, hours: number, timeZone: string): number {
  const today = instantAt(dayAt(now, timeZone), hours, timeZone);
  return today > now ? today : nextDayAt(now, hours, timeZone);
}
