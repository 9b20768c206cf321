const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * « 12 octobre 2026 ». A plain date is the same day everywhere, an instant is in `timeZone`, else in the
 * reader's. Null when invalid.
 */
export function printedDate(iso: string, timeZone?: string): string | null {
  const day = DAY.exec(iso);
  const date = new Date(day ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: day ? 'UTC' : timeZone });
  return firstOfMonth(format.format(date));
}

/** « 1er mars »: French uses an ordinal for the first day only. */
export const firstOfMonth = (date: string): string => date.replace(/^1(?= )/, '1er');

/** « 2 min 36 s », « 15 s », « 3 min »: whole seconds. */
export function frenchDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** « 01:43 ». */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** Start of each segment in seconds: the sum of those before it. */
export function startTimes(segments: readonly number[]): readonly number[] {
  let total = 0;
  return segments.map((length) => {
    const start = total;
    total += length;
    return start;
  });
}
