import { dayAt, frenchDate, frenchHour, frenchWeekday, hourAt } from '../../engine/index.ts';

/** Example: « vendredi 20 novembre 2026 à 9 h 05 (Continent/Ville) ». */
export function frenchMoment(instant: number, timeZone: string): string {
  const day = dayAt(instant, timeZone);
  const hour = Math.floor(hourAt(instant, timeZone) * 60) / 60;
  return `${frenchWeekday(day)} ${frenchDate(day)} ${day.year} à ${frenchHour(hour)} (${timeZone})`;
}
