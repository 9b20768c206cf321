import { formatDate, type Language } from '../../../engine/public.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * « 12 octobre 2026 ». A plain date is the same day everywhere, an instant is in `timeZone`, else in the
 * reader's. Null when invalid.
 */
export function printedDate(iso: string, language: Language, timeZone?: string): string | null {
  const isDay = DAY.test(iso);
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return null;
  return formatDate(date, language, { year: true, timeZone: isDay ? 'UTC' : timeZone });
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
