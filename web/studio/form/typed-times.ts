import { delayIn, plainText } from '../changes/form-values.ts';
import { daysOfMonth, MONTH_NAMES } from './dates.ts';

/** Times that a writer types as people say them. */
export type TypedTime = 'delay' | 'day' | 'time';

const MONTHS = MONTH_NAMES.map(plainText);
const two = (number: number): string => String(number).padStart(2, '0');

/** « 30/11/2026 » and « 30 novembre 2026 » are 2026-11-30. */
function dayIn(typed: string): string | null {
  const [, day = '', named = '', year] =
    /^(\d{1,2})(?:er)?[\s/.-]+(\d{1,2}|[a-z]+)[\s/.-]+(\d{4})$/u.exec(plainText(typed).trim()) ?? [];
  const month = /\d/u.test(named) ? Number(named) : MONTHS.indexOf(named) + 1;
  const isDay = month > 0 && month <= MONTHS.length && Number(day) > 0 && Number(day) <= daysOfMonth(month);
  return isDay ? `${year}-${two(month)}-${two(Number(day))}` : null;
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
  time: timeIn,
};

export const isTypedTime = (holds: string | undefined): holds is TypedTime =>
  holds !== undefined && Object.hasOwn(asInFile, holds);
