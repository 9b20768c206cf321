import { cleanLine } from '../platform/clean-text.ts';

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);
/** As `Date` counts them. */
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
const SHORTEST_NAME = 3;

const DAY_MS = 24 * 3600 * 1000;
/** A day further away is more often a slip than a wish. */
const FURTHEST_MS = 366 * DAY_MS;
/** Without a year, a day further away is more likely one that has just passed. */
const FURTHEST_WITHOUT_YEAR_MS = 183 * DAY_MS;

/**
 * Reads a day to come in any usual French form: 5/1/2027, 05.01.27, « jeudi 24 décembre 2026 », « 24 déc. »,
 * 2027-01-05, 05012027. `today`: AAAA-MM-JJ, like the result. Undefined when it is no such day, or may be two.
 */
export function readDay(text: string, today: string): string | undefined {
  const words = wordsOf(text);
  const weekday = nameAt(WEEKDAYS, words[0]);
  const parts = weekday === undefined ? words : words.slice(1);
  const isInReach = (day: string, furthest: number) =>
    isDay(day) && day >= today && Date.parse(day) - Date.parse(today) <= furthest;
  const days = readingsOf(parts, today).filter(({ day, hasYear }) =>
    isInReach(day, hasYear ? FURTHEST_MS : FURTHEST_WITHOUT_YEAR_MS),
  );
  const [only] = days;
  if (!only || days.length > 1) return undefined;
  return weekday === undefined || new Date(only.day).getUTCDay() === weekday ? only.day : undefined;
}

/** Whether the text is a day of the calendar, AAAA-MM-JJ. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Without accents, capitals, what separates them, and « le » in front. */
function wordsOf(text: string): readonly string[] {
  const folded = cleanLine(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = folded
    .replace(/\b1er\b/, '1')
    .split(/[\s,./-]+/)
    .filter(Boolean);
  return words[0] === 'le' ? words.slice(1) : words;
}

/** The place of the only name that begins so. */
function nameAt(names: readonly string[], word = ''): number | undefined {
  const places = names.flatMap((name, place) => (name.startsWith(word) ? place : []));
  return word.length >= SHORTEST_NAME && places.length === 1 ? places[0] : undefined;
}

interface Reading {
  readonly day: string;
  readonly hasYear: boolean;
}

/** Possible readings of the parts; a reading may be no day of the calendar. */
function readingsOf(parts: readonly string[], today: string): readonly Reading[] {
  const [first = '', second = '', third = ''] = parts;
  const dated = (day: string, month: string, year: string) => written(day, month, year, true);
  if (parts.length === 1 && /^\d{8}$/.test(first))
    return [
      ...dated(first.slice(0, 2), first.slice(2, 4), first.slice(4)),
      ...dated(first.slice(6), first.slice(4, 6), first.slice(0, 4)),
    ];
  if (parts.length === 3 && /^\d{4}$/.test(first)) return dated(third, second, first);
  if (parts.length === 3) return dated(first, second, third);
  if (parts.length !== 2) return [];
  const year = Number(today.slice(0, 4));
  return [year, year + 1].flatMap((some) => written(first, second, String(some), false));
}

function written(day: string, month: string, year: string, hasYear: boolean): readonly Reading[] {
  const name = nameAt(MONTHS, month);
  const number = name === undefined ? month : String(name + 1);
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(number) || !/^(?:\d\d)?\d\d$/.test(year)) return [];
  return [{ day: `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`, hasYear }];
}
