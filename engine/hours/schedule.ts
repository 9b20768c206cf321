import type { Hours } from '../types/hours.generated.ts';
import { addDays, type Day, weekdayOf } from './zoned.ts';

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

/** Day and month of the French public holidays that do not move. */
const FIXED: readonly (readonly [day: number, month: number])[] = [
  [1, 1],
  [1, 5],
  [8, 5],
  [14, 7],
  [15, 8],
  [1, 11],
  [11, 11],
  [25, 12],
];

/** Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether a day is one of the eleven public holidays of the whole of France. */
export function isHoliday(day: Day): boolean {
  const isFixed = FIXED.some(([fixedDay, month]) => fixedDay === day.day && month === day.month);
  return isFixed || AFTER_EASTER.some((days) => isSameDay(addDays(easter(day.year), days), day));
}

/** Feasts that move, by their names in the files: days after Easter Sunday. */
const MOVABLE: Readonly<Record<string, number>> = {
  goodFriday: -2,
  easterSunday: 0,
  easterMonday: 1,
  ascension: 39,
  whitSunday: 49,
  whitMonday: 50,
};

/** Whether a day is one of those listed: « 1/5 », or the name of a feast that moves. */
export const isAmong = (names: readonly string[], day: Day): boolean =>
  names.some((name) => {
    const days = MOVABLE[name];
    return days === undefined
      ? name === `${day.day}/${day.month}`
      : isSameDay(addDays(easter(day.year), days), day);
  });

/** Easter Sunday of the Gregorian calendar (the algorithm published anonymously in Nature, 1876). */
export function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const weeksBack = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * weeksBack + 114;
  return { year, month: Math.floor(count / 31), day: (count % 31) + 1 };
}

function isSameDay(a: Day, b: Day): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
