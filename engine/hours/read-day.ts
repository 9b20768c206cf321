import type { Day } from './zoned.ts';

/** `text`: « 2026-12-31 ». Null when the calendar has no such day. */
export function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? { year, month, day } : null;
}
