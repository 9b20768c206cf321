import { firstOfMonth } from './pages/format.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const valid = (iso: string | null): Date | null => {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

/** The two lines of a postmark: « 12-10 » and « 18 H 45 »; empty without a date. */
export function postmarkDate(iso: string | null): { readonly date: string; readonly hour: string } {
  const date = valid(iso);
  if (!date) return { date: '', hour: '' };
  return { date: `${two(date.getDate())}-${two(date.getMonth() + 1)}`, hour: `${two(date.getHours())} H ${two(date.getMinutes())}` };
}

/** « 12 octobre, 14 h 07 ». */
export function deliveryDate(iso: string | null): string | null {
  const date = valid(iso);
  if (!date) return null;
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' }).format(date);
  return `${firstOfMonth(day)}, ${date.getHours()} h ${two(date.getMinutes())}`;
}

/** « 00:04 »: whole seconds, rounded up, so that 00:00 means now. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
