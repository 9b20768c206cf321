import { dayAt, formatDay, formatHour, hourAt } from '../../engine/index.ts';
import { instantAt } from '../../engine/hours/zoned.ts';

const UNITS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
  j: 86_400_000,
};

/** Parses « 10m », « 20 s », « 1h 30min » to milliseconds; null when invalid. */
export function readDuration(text: string): number | null {
  const parts = [...text.matchAll(/(\d+)\s*(min|s|m|h|j)\s*/giu)];
  const isAll = parts.map(([part]) => part).join('') === text && parts.length > 0;
  return isAll
    ? parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit?.toLowerCase() ?? ''] ?? 0), 0)
    : null;
}

const MOMENT = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s+(\d{1,2})(?:[:h](\d{2})?)?$/u;

/**
 * Parses « 14/07 10:00 » or « 14/07/2026 10:00 » in local time; without a year, the next such instant. Null
 * when invalid.
 */
export function readMoment(text: string, now: number, timeZone: string): number | null {
  const [, day, month, year, hour, minute = '0'] = MOMENT.exec(text) ?? [];
  if (day === undefined) return null;
  const hours = Number(hour) + Number(minute) / 60;
  const at = (wanted: number): number | null => {
    const instant = instantAt({ year: wanted, month: Number(month), day: Number(day) }, hours, timeZone);
    const shown = dayAt(instant, timeZone);
    return shown.day === Number(day) && shown.month === Number(month) && hours < 24 ? instant : null;
  };
  if (year !== undefined) return at(Number(year));
  const here = dayAt(now, timeZone).year;
  return (
    [here, here + 1, here + 2, here + 3, here + 4]
      .map(at)
      .find((instant) => instant !== null && instant >= now) ?? null
  );
}

/** « mardi 14 juillet, 10 h ». */
export function formatMoment(now: number, timeZone: string): string {
  const day = dayAt(now, timeZone);
  return `${formatDay(day, 'fr', { weekday: true })}, ${formatHour(hourAt(now, timeZone), 'fr')}`;
}
