import { delayIn, plainText } from '../changes/form-values.ts';
import { daysOfMonth, MONTH_NAMES } from './dates.ts';

/** Times that a writer types as people say them. */
export type TypedTime = 'delay' | 'day' | 'date' | 'time';

const MONTHS = MONTH_NAMES.map(plainText);
const two = (number: number): string => String(number).padStart(2, '0');

/** Day, month and year; without a year, it is undefined. Null for anything else. */
function calendarDay(typed: string): readonly [day: number, month: number, year: string | undefined] | null {
  const [, first = '', named = '', year] =
    /^(\d{1,2})(?:er)?[\s/.-]+(\d{1,2}|[a-z]+)(?:[\s/.-]+(\d{4}))?$/u.exec(plainText(typed).trim()) ?? [];
  const day = Number(first);
  const month = /\d/u.test(named) ? Number(named) : MONTHS.indexOf(named) + 1;
  const isDay = month > 0 && month <= MONTHS.length && day > 0 && day <= daysOfMonth(month);
  return isDay ? [day, month, year] : null;
}

/** « 30/11/2026 » and « 30 novembre 2026 » are 2026-11-30. */
function dayIn(typed: string): string | null {
  const [day = 0, month = 0, year] = calendarDay(typed) ?? [];
  return year === undefined ? null : `${year}-${two(month)}-${two(day)}`;
}

/** « 01/05 » and « 1er mai » are 1/5. */
function dateIn(typed: string): string | null {
  const [day, month, year] = calendarDay(typed) ?? [];
  return day === undefined || year !== undefined ? null : `${day}/${month}`;
}

/** « 8 h 45 » and « '8:45' » are 8:45. */
function timeIn(typed: string): string | null {
  const [, hours, minutes = '0'] =
    /^'?(\d{1,2})\s?(?::|h|heures?)\s?(\d{2})?'?$/u.exec(plainText(typed).trim()) ?? [];
  return hours === undefined ? null : `${Number(hours)}:${two(Number(minutes))}`;
}

/** How a file writes what was typed; null for anything else. */
export const asInFile: Readonly<Record<TypedTime, (typed: string) => string | null>> = {
  delay: delayIn,
  day: dayIn,
  date: dateIn,
  time: timeIn,
};

export const isTypedTime = (holds: string | undefined): holds is TypedTime =>
  holds !== undefined && Object.hasOwn(asInFile, holds);
