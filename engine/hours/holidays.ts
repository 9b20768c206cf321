import type { Day } from './zoned.ts';
import { addDays } from './zoned.ts';

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
