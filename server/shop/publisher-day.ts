import { dayAt } from '../../engine/index.ts';
import type { SiteFile } from '../../engine/index.ts';

/** The day where the publisher is, AAAA-MM-JJ. */
export function publisherDay(now: number, { timeZone }: Pick<SiteFile, 'timeZone'>): string {
  const { year, month, day } = dayAt(now, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
