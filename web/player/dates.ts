import { formatClock, formatDate, type Language } from '../../engine/public.ts';
import type { PostmarkProps } from '../components/papers/Postmark.tsx';

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

const valid = (iso: string | null): Date | null => {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** The city of a letter. Its papers are dated by its own clock, wherever they are read or printed. */
export interface PostCity {
  readonly name: string;
  readonly timeZone: string;
}

/** Figures of a clock and its calendar; hour, minute, day and month have two digits. */
const figuresOf = (at: number | Date, timeZone: string | undefined) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;

/** A postmark of the city: « VILLE R.P. », « 12-10 » and « 18 H 45 »; without a date, its middle is empty. */
export function postmarkOf(
  { name, timeZone }: PostCity,
  iso: string | null,
): Pick<PostmarkProps, 'city' | 'date' | 'hour'> {
  const date = valid(iso);
  const city = `${name} R.P.`;
  if (!date) return { city, date: '', hour: '' };
  const { day, month, hour, minute } = figuresOf(date, timeZone);
  return { city, date: `${day}-${month}`, hour: `${hour} H ${minute}` };
}

/** « 12 octobre, 14 h 07 », by the reader's clock unless another time zone is given. */
export function deliveryDate(iso: string | null, language: Language, timeZone?: string): string | null {
  const date = valid(iso);
  if (!date) return null;
  const { hour, minute } = figuresOf(date, timeZone);
  const day = formatDate(date, language, { timeZone });
  return `${day}, ${formatClock(Number(hour), Number(minute), language)}`;
}

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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What sentences tell of a moment, for `formatMoment`. `at` and `now`: milliseconds since 1970 UTC. */
export function momentOf(at: number, now: number, timeZone: string) {
  const [then, today] = [figuresOf(at, timeZone), figuresOf(now, timeZone)] as const;
  const dayNumber = ({ year, month, day }: typeof then) => Date.parse(`${year}-${month}-${day}`) / DAY_MS;
  return {
    at,
    timeZone,
    days: dayNumber(then) - dayNumber(today),
    time: Number(then.hour) + Number(then.minute) / 60,
    minutes: Math.ceil((at - now) / MINUTE_MS),
  };
}

/** « 00:04 »: whole seconds, rounded up, so that 00:00 means now. */
export const countdown = (milliseconds: number): string =>
  clockTime(Math.max(0, Math.ceil(milliseconds / 1000)));
