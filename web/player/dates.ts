import type { PostmarkProps } from '../components/papers/Postmark.tsx';
import { firstOfMonth } from './pages/format.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const valid = (iso: string | null): Date | null => {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** The city of a letter. Its papers are dated by its own clock, wherever they are read or printed. */
export interface PostCity {
  readonly name: string;
  readonly timeZone: string;
}

type DateParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

const partsOf = (date: Date, options: Intl.DateTimeFormatOptions): DateParts =>
  Object.fromEntries(
    new Intl.DateTimeFormat('fr-FR', { ...options, hourCycle: 'h23' })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

/** A postmark of the city: « VILLE R.P. », « 12-10 » and « 18 H 45 »; without a date, its middle is empty. */
export function postmarkOf(
  { name, timeZone }: PostCity,
  iso: string | null,
): Pick<PostmarkProps, 'city' | 'date' | 'hour'> {
  const date = valid(iso);
  const city = `${name} R.P.`;
  if (!date) return { city, date: '', hour: '' };
  const { day, month, hour, minute } = partsOf(date, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return { city, date: `${day}-${month}`, hour: `${hour} H ${minute}` };
}

/** « 12 octobre, 14 h 07 », by the reader's clock unless another time zone is given. */
export function deliveryDate(iso: string | null, timeZone?: string): string | null {
  const date = valid(iso);
  if (!date) return null;
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long' }).format(date);
  const { hour, minute } = partsOf(date, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${firstOfMonth(day)}, ${Number(hour)} h ${minute}`;
}

/** « 00:04 »: whole seconds, rounded up, so that 00:00 means now. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
