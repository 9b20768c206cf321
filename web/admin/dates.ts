const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });

/** « 20/11/2026 16:24:16 », in the reader's time zone. */
export const momentOf = (iso: string): string => moment.format(new Date(iso));
/** « 20 novembre 2026 ». */
export const dayOf = (iso: string): string => day.format(new Date(iso));

/** « 20 nov. ». */
export const shortDayOf = (iso: string): string => shortDay.format(new Date(iso));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** « 40 s », « 12 min », « 2 h 05 », « 3 jours ». */
export function durationOf(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY)
    return `${Math.floor(seconds / HOUR)} h ${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')}`;
  return `${Math.floor(seconds / DAY)}\u00A0jours`;
}
