import { addDays, dayAt, daysBetween, hourAt, instantAt, nextTimeAt } from '../../hours/zoned.ts';

const MINUTE_MS = 60_000;

/** Longer than any message takes to come. */
const MOST_DAYS = 6;

/** The time that a player let pass. `since`: null before the first move, when only the hour counts. */
export interface PassedTime {
  readonly since: number | null;
  readonly until: number;
}

/**
 * The waits, as « 18:05 », that bring a walkthrough to the player’s hour, as many days later. `now`: the
 * walkthrough’s time.
 */
export function waitsFor({ since, until }: PassedTime, now: number, timeZone: string): readonly string[] {
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
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
