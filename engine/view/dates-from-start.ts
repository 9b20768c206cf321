import type { StatusInput } from './context.ts';
import { isoDate } from './iso.ts';

/** ISO 8601, counted in days from the letter's departure; null before it. */
export function dateFromStart({ standing: { story, progress } }: StatusInput, days: number): string | null {
  return progress.startDate === null ? null : isoDate(story.daysFrom(progress.startDate, days));
}
