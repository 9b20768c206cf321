const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
] as const;
const LONG_MONTHS = 31;
const LENGTHS: Readonly<Record<number, number>> = { 2: 29, 4: 30, 6: 30, 9: 30, 11: 30 };

/** Names by number, from 1. */
export const MONTH_NAMES: readonly string[] = MONTHS;

export const daysOfMonth = (month: number): number => LENGTHS[month] ?? LONG_MONTHS;

/** « 31/12 ». */
export interface YearDay {
  readonly day: number;
  readonly month: number;
}

export function yearDayOf(text: string): YearDay {
  const [day = 1, month = 1] = text.split('/').map(Number);
  return { day, month };
}

/** A day that the month does not have becomes its last one. */
export const keyOfYearDay = ({ day, month }: YearDay): string =>
  `${Math.min(day, daysOfMonth(month))}/${month}`;

const EVERY: readonly string[] = MONTHS.flatMap((_name, index) =>
  Array.from({ length: daysOfMonth(index + 1) }, (_day, day) => `${day + 1}/${index + 1}`),
);

function yearDayInWords(text: string): string {
  const { day, month } = yearDayOf(text);
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1] ?? month}`;
}

/** « le 1er mai », « du 1er janvier au 31 décembre ». */
export function datesInWords(key: string): string {
  const [from = '', until] = key.split('-');
  return until === undefined
    ? `le ${yearDayInWords(from)}`
    : `du ${yearDayInWords(from)} au ${yearDayInWords(until)}`;
}

/** The days of « 1/1-31/12 »; it may pass the end of the year. */
function daysWithin(key: string): readonly string[] {
  const [from = 0, until = 0] = key.split('-').map((text) => EVERY.indexOf(keyOfYearDay(yearDayOf(text))));
  return from <= until ? EVERY.slice(from, until + 1) : [...EVERY.slice(from), ...EVERY.slice(0, until + 1)];
}

/** The first days in a row that no range has; null when each has one. */
export function freeDates(keys: readonly string[]): string | null {
  const taken = new Set(keys.flatMap(daysWithin));
  const from = EVERY.findIndex((day) => !taken.has(day));
  if (from < 0) return null;
  const end = EVERY.findIndex((day, index) => index > from && taken.has(day));
  return `${EVERY[from]}-${EVERY[(end < 0 ? EVERY.length : end) - 1]}`;
}

/** The first day of the year that has no entry. */
export const freeDate = (keys: readonly string[]): string | null =>
  EVERY.find((day) => !keys.includes(day)) ?? null;
