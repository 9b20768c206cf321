import type { Hours } from '../types/hours.generated.ts';
import { isAmong, isHoliday } from './holidays.ts';
import type { Day } from './zoned.ts';
import { weekdayOf } from './zoned.ts';

/** Decimal hours of one day; `closes` is beyond 24 when it is after midnight. */
export interface Span {
  readonly opens: number;
  readonly closes: number;
}

/** Opening hours by dates and weekdays. Several openings of a day are joined by commas. */
export type PlainSchedule = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function plainSchedule(schedule: Hours['schedule']): PlainSchedule {
  const plainWeek = (week: Hours['schedule'][string]) =>
    Object.fromEntries(Object.entries(week).map(([days, times]) => [days, [times].flat().join(',')]));
  return Object.fromEntries(Object.entries(schedule).map(([range, week]) => [range, plainWeek(week)]));
}

const SUNDAY = 7;

/**
 * The openings of a day, in order; empty when closed. Exceptions override holidays, holidays override the
 * grid.
 */
export function spansOn(hours: Hours, day: Day): readonly Span[] {
  const exception = hours.exceptions?.[`${day.day}/${day.month}`];
  if (exception !== undefined) return exception === 'closed' ? [] : parseSpans(exception);
  const holidays = hours.holidays ?? 'normal';
  if (Array.isArray(holidays)) return isAmong(holidays, day) ? [] : gridSpans(hours, day, weekdayOf(day));
  if (holidays === 'normal' || !isHoliday(day)) return gridSpans(hours, day, weekdayOf(day));
  return holidays === 'closed' ? [] : gridSpans(hours, day, SUNDAY);
}

/** The openings of a weekday in the grid's date range that contains the day. */
export function gridSpans(hours: Hours, day: Day, weekday: number): readonly Span[] {
  const week = Object.entries(hours.schedule).find(([range]) => datesInclude(range, day))?.[1] ?? {};
  return Object.entries(week)
    .filter(([range]) => weekdaysInclude(range, weekday))
    .flatMap(([, spans]) => parseSpans(spans))
    .toSorted((a, b) => a.opens - b.opens);
}

/** `range`: « D/M-D/M », both days included; it may go past the end of the year. */
export function datesInclude(range: string, day: Day): boolean {
  const [from = 0, to = 0] = range.split('-').map((text) => {
    const [dayOfMonth = 0, month = 0] = text.split('/').map(Number);
    return month * 100 + dayOfMonth;
  });
  return isBetween(day.month * 100 + day.day, from, to);
}

function weekdaysInclude(range: string, weekday: number): boolean {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return isBetween(weekday, from, to);
}

function isBetween(value: number, from: number, to: number): boolean {
  return from <= to ? value >= from && value <= to : value >= from || value <= to;
}

/** `written`: « 9-18 », or a list with a pause between its openings. */
const parseSpans = (written: string | readonly string[]): readonly Span[] => [written].flat().map(parseSpan);

function parseSpan(text: string): Span {
  const [opens = 0, closes = 0] = text.split('-').map(Number);
  return { opens, closes: closes > opens ? closes : closes + 24 };
}
