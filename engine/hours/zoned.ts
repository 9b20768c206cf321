import { Temporal } from 'temporal-polyfill';

/** A calendar day, without a time zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const zoned = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone);
const dateOf = (day: Day) => Temporal.PlainDate.from(day);
const plainDay = ({ year, month, day }: Day): Day => ({ year, month, day });

export const dayAt = (instant: number, timeZone: string): Day => plainDay(zoned(instant, timeZone));

/** Decimal. */
export function hourAt(instant: number, timeZone: string): number {
  const { hour, minute, second } = zoned(instant, timeZone);
  return (hour * 3600 + minute * 60 + second) / 3600;
}

/**
 * The instant at which local time is `hours` (decimal, beyond 24 on the next day). An hour skipped by
 * daylight saving counts from before the change; of an hour that occurs twice, the first is taken.
 */
export function instantAt(day: Day, hours: number, timeZone: string): number {
  const shown = dateOf(day)
    .toPlainDateTime()
    .add({ minutes: Math.round(hours * 60) });
  return shown.toZonedDateTime(timeZone).epochMilliseconds;
}

/** Returns the same local time, `days` calendar days later, or earlier when negative. */
export type DayCounter = (instant: number, days: number) => number;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Between two changes of the clock a day has 24 hours: only a count across one, or into an hour that it
 * repeats, needs the time zone. Each change is looked up once.
 */
export function dayCounter(timeZone: string): DayCounter {
  const seasons: { readonly from: number; readonly to: number }[] = [];
  const seasonOf = (instant: number) => {
    const known = seasons.find(({ from, to }) => from <= instant && instant < to);
    if (known) return known;
    const from =
      zoned(instant + 1, timeZone).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity;
    const to = zoned(instant, timeZone).getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
    seasons.push({ from, to });
    return { from, to };
  };
  return (instant, days) => {
    const { from, to } = seasonOf(instant);
    const counted = instant + days * DAY_MS;
    return from + DAY_MS <= counted && counted < to
      ? counted
      : zoned(instant, timeZone).add({ days }).epochMilliseconds;
  };
}

export const addDays = (day: Day, days: number): Day => plainDay(dateOf(day).add({ days }));

/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: Day): number => dateOf(day).dayOfWeek;

/** As writers name them in conditions. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** As `weekdayOf` counts; 0 for another word. */
export const weekdayNumber = (name: string): number => WEEKDAYS.findIndex((day) => day === name) + 1;

export const daysBetween = (from: Day, to: Day): number => dateOf(from).until(dateOf(to)).days;

/** `instant`, or the first moment whole days after it, at which it is that day of the week. */
export const onWeekday = (instant: number, name: string, timeZone: string): number =>
  instant + ((weekdayNumber(name) - weekdayOf(dayAt(instant, timeZone)) + 7) % 7) * DAY_MS;

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

/** `text`: « 2026-12-31 ». Null when the calendar has no such day. */
export function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? { year, month, day } : null;
}
