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
 * The instant at which local time is `hours` (decimal, beyond 24 on the next day). An hour skipped by daylight saving
 * counts from before the change; of an hour that occurs twice, the first is taken.
 */
export function instantAt(day: Day, hours: number, timeZone: string): number {
  const shown = dateOf(day)
    .toPlainDateTime()
    .add({ minutes: Math.round(hours * 60) });
  return shown.toZonedDateTime(timeZone).epochMilliseconds;
}

/**
 * A function that returns the same local time, `days` calendar days later, or earlier when negative. The instant is
 * converted to the time zone once, which costs more than adding days to it.
 */
export function daysFrom(instant: number, timeZone: string): (days: number) => number {
  const start = zoned(instant, timeZone);
  return (days) => start.add({ days }).epochMilliseconds;
}

export const addDays = (day: Day, days: number): Day => plainDay(dateOf(day).add({ days }));

/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: Day): number => dateOf(day).dayOfWeek;

export const daysBetween = (from: Day, to: Day): number => dateOf(from).until(dateOf(to)).days;
