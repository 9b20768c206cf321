import type { Moment } from '../../engine/graph/desk.ts';
import { CLOSING_MS, dailySpan, statusAt } from '../../engine/hours/status.ts';
import { formatHour, twoDigits } from '../../engine/words/format.ts';
import { addDays, dayAt, hourAt, instantAt, weekdayOf, type Day } from '../../engine/hours/zoned.ts';
import type { Scenario } from '../../engine/index.ts';

type Place = Pick<Scenario, 'hours' | 'timeZone'>;
type Content = Place & Pick<Scenario, 'steps'>;

const TUESDAY = 2;
const SUNDAY = 7;

/** Interesting moments to preview a city, the next of each kind. */
export function momentsOf({ hours, timeZone, steps }: Content, now: number): readonly Moment[] {
  const today = dayAt(now, timeZone);
  const ahead = Array.from({ length: 366 }, (_, offset) => addDays(today, offset + 1));
  const tuesday = ahead.find((day) => weekdayOf(day) === TUESDAY) ?? today;
  const sunday = ahead.find((day) => weekdayOf(day) === SUNDAY) ?? today;
  const bastille = ahead.find(({ month, day }) => month === 7 && day === 14) ?? today;
  const closing = lastOpenMoment({ hours, timeZone }, instantAt(tuesday, 15, timeZone));
  return [
    { label: 'Un mardi à 15 h', at: wallTime(tuesday, 15) },
    { label: 'Un dimanche à 11 h', at: wallTime(sunday, 11) },
    { label: 'Le 14 juillet', at: wallTime(bastille, 15) },
    ...(closing === null ? [] : [momentOf('Bientôt la fermeture', closing, timeZone)]),
    { label: 'De nuit', at: wallTime(tuesday, 23.5) },
    ...openingsOf(steps).map((hour): Moment => ({
      label: `Une épreuve s’ouvre, à ${formatHour(hour, 'fr')}`,
      at: wallTime(tuesday, hour),
    })),
  ];
}

/** The hours at which steps open, each once. */
const openingsOf = (steps: Scenario['steps']): readonly number[] =>
  [
    ...new Set(
      Object.values(steps).flatMap(({ opens }) => (opens ? (dailySpan(opens.between)?.opens ?? []) : [])),
    ),
  ].sort((a, b) => a - b);

/** Start of the closing warning after the moment `open`; null when it never closes. */
function lastOpenMoment({ hours, timeZone }: Place, open: number): number | null {
  if (!hours) return null;
  const { state, until } = statusAt(hours, timeZone, open);
  return state === 'closed' || until === null ? null : until - CLOSING_MS / 3;
}

function momentOf(label: string, instant: number, timeZone: string): Moment {
  const hour = hourAt(instant, timeZone);
  return { label: `${label} (${formatHour(hour, 'fr')})`, at: wallTime(dayAt(instant, timeZone), hour) };
}

/** Format of a datetime-local input. */
export function wallTime({ year, month, day }: Day, hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/u;

/** Parses a local time of the city; null when malformed. */
export function instantOf(text: string, timeZone: string): number | null {
  const [, year, month, day, hour, minute] = (WALL.exec(text) ?? []).map(Number);
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    hour === undefined ||
    minute === undefined
  )
    return null;
  return instantAt({ year, month, day }, hour + minute / 60, timeZone);
}
