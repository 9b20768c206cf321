const LONG = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

/** The days of the week, from 1, Monday, to 7. */
export const DAYS: readonly number[] = LONG.map((_name, index) => index + 1);

export const nameOfDay = (day: number): string => LONG[day - 1] ?? '';

const after = (day: number): number => (day % DAYS.length) + 1;

/** The days of a key: « 1-5 », or « 6-1 » from Saturday to Monday. */
export function daysIn(key: string): readonly number[] {
  const [from = 1, to = 1] = key.split('-').map(Number);
  return DAYS.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
}

/** The key of days that follow one another; null for others. */
export function keyOfDays(days: readonly number[]): string | null {
  if (days.length === DAYS.length) return '1-7';
  const firsts = days.filter((day) => !days.some((other) => after(other) === day));
  const lasts = days.filter((day) => !days.includes(after(day)));
  return firsts.length === 1 ? `${firsts[0]}-${lasts[0]}` : null;
}

/** « tous les jours », « dimanche », « de samedi à lundi ». */
export function daysInWords(key: string): string {
  const [from = 1, to = 1] = key.split('-').map(Number);
  if (daysIn(key).length === DAYS.length) return 'tous les jours';
  return from === to ? nameOfDay(from) : `de ${nameOfDay(from)} à ${nameOfDay(to)}`;
}

/** The first days in a row that no key has; null when each has one. */
export function freeDays(keys: readonly string[]): string | null {
  const taken = new Set(keys.flatMap(daysIn));
  const from = DAYS.find((day) => !taken.has(day));
  if (from === undefined) return null;
  const end = DAYS.find((day) => day > from && taken.has(day)) ?? DAYS.length + 1;
  return `${from}-${end - 1}`;
}
