import { datesInclude, spansOn } from '../hours/schedule.ts';
import type { Day } from '../hours/zoned.ts';
import { addDays, instantAt } from '../hours/zoned.ts';
import { statusAt } from '../hours/status.ts';
import type { HoursStatus } from '../hours/status.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Long enough for a leap day, and for Easter to move. */
const YEARS = 4;

export interface CalendarDay {
  readonly day: Day;
  /** Noon in the city, milliseconds since 1970 UTC. */
  readonly noon: number;
  /** Its longest opening, in hours; 0 when it is closed all day. */
  readonly longest: number;
  /** Some period or exception of the writer's names this date. */
  readonly isNamed: boolean;
}

/** An instant of each kind that happens: what the screens say is looked at in each. */
export type Moments = Partial<Readonly<Record<HoursStatus['state'], number>>>;

export interface Calendar {
  readonly days: readonly CalendarDay[];
  readonly moments: Moments;
}

/** Four years of a city, day by day, from the first of January of a year on. */
export function calendarOf(scenario: Scenario, firstYear: number): Calendar {
  const days: CalendarDay[] = [];
  for (let day: Day = { year: firstYear, month: 1, day: 1 }; day.year < firstYear + YEARS; day = addDays(day, 1)) {
    days.push(calendarDay(scenario, day));
  }
  return { days, moments: momentsOf(scenario, days) };
}

function calendarDay({ hours, timeZone }: Scenario, day: Day): CalendarDay {
  const isNamed =
    hours.exceptions?.[`${day.day}/${day.month}`] !== undefined || Object.keys(hours.schedule).some((range) => datesInclude(range, day));
  const longest = Math.max(0, ...spansOn(hours, day).map(({ opens, closes }) => closes - opens));
  return { day, noon: instantAt(day, 12, timeZone), longest, isNamed };
}

const STATES = ['open', 'closing', 'closed'] as const;

/** Something begins or ends at midnight, at noon, around each opening and each closing. */
function momentsOf({ hours, timeZone }: Scenario, days: readonly CalendarDay[]): Moments {
  const found = new Map<HoursStatus['state'], number>();
  for (const { day } of days) {
    const edges = spansOn(hours, day).flatMap(({ opens, closes }) => [opens, closes - 1, closes]);
    // A day that is shut shows nothing new once something shut was found.
    if (edges.length === 0 && found.has('closed')) continue;
    for (const instant of [0, 12, ...edges].map((hour) => instantAt(day, hour, timeZone))) {
      const { state } = statusAt(hours, timeZone, instant);
      if (!found.has(state)) found.set(state, instant);
    }
    if (found.size === STATES.length) break;
  }
  return Object.fromEntries(STATES.flatMap((state) => (found.has(state) ? [[state, found.get(state)]] : [])));
}
