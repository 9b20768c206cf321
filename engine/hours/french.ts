import type { Span } from './schedule.ts';
import type { Day } from './zoned.ts';
import { weekdayOf } from './zoned.ts';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** « 7 h », « 9 h 30 », « minuit ». */
export function frenchHour(hours: number): string {
  const minutes = Math.round(hours * 60) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  if (minutes === 0) return 'minuit';
  return minute === 0 ? `${hour} h` : `${hour} h ${String(minute).padStart(2, '0')}`;
}

/** « 7 h à 19 h », « 9 h à 12 h et 14 h à 18 h », « fermé ». */
export function frenchSpans(spans: readonly Span[]): string {
  if (spans.length === 0) return 'fermé';
  return spans.map(({ opens, closes }) => `${frenchHour(opens)} à ${frenchHour(closes)}`).join(' et ');
}

/** « lundi », « samedi et dimanche », « lundi au vendredi »; 1 = Monday to 7 = Sunday. */
export function frenchWeekdays(from: number, to: number): string {
  if (from === to) return weekdayName(from);
  return `${weekdayName(from)} ${to === from + 1 ? 'et' : 'au'} ${weekdayName(to)}`;
}

export function frenchWeekday(day: Day): string {
  return weekdayName(weekdayOf(day));
}

/** « 1er mai », « 14 juillet ». */
export function frenchDate({ day, month }: Omit<Day, 'year'>): string {
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1] ?? ''}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}
