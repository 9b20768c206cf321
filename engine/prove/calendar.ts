import { datesInclude, type Span, spansOn } from '../hours/schedule.ts';
import { dailySpan, type HoursStatus, statusAt } from '../hours/status.ts';
import { addDays, type Day, instantAt } from '../hours/zoned.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Hours } from '../types/hours.generated.ts';
import { needsHours, ownHours } from '../view/present-step-hours.ts';

/** Long enough to include a leap day and several dates of Easter. */
const YEARS = 4;

export interface CalendarDay {
  readonly day: Day;
  /** Noon in the city, milliseconds since 1970 UTC. */
  readonly noon: number;
  /** Its longest opening, in hours; 0 when it is closed all day. */
  readonly longest: number;
  /** A period or exception of the city's hours includes this date. */
  readonly isCovered: boolean;
}

/** One instant for each state of the hours that occurs; screens are checked at each of them. */
export type Moments = Partial<Readonly<Record<HoursStatus['state'], number>>>;

export interface Calendar {
  readonly days: readonly CalendarDay[];
  readonly moments: Moments;
}

/** By the hours of a city, which stay the same object while its scenario.yaml does not change. */
const known = new WeakMap<Hours, Map<string, Calendar>>();

/** A city without hours never closes. */
const NEVER_CLOSED: Hours = { schedule: { '1/1-31/12': { '1-7': '0-24' } } };

const hoursOf = ({ hours }: Pick<Scenario, 'hours'>): Hours => hours ?? NEVER_CLOSED;

/** Four years, day by day, from 1 January of `firstYear`. Cached: a city is proved again after each edit. */
export function calendarOf(scenario: Scenario, firstYear: number): Calendar {
  const { timeZone } = scenario;
  const hours = hoursOf(scenario);
  const key = `${timeZone} ${firstYear}`;
  const calendars = known.get(hours) ?? new Map<string, Calendar>();
  const calendar = calendars.get(key) ?? calculate(scenario, firstYear);
  known.set(hours, calendars.set(key, calendar));
  return calendar;
}

function calculate(scenario: Scenario, firstYear: number): Calendar {
  const days: CalendarDay[] = [];
  for (
    let day: Day = { year: firstYear, month: 1, day: 1 };
    day.year < firstYear + YEARS;
    day = addDays(day, 1)
  ) {
    days.push(calendarDay(scenario, day));
  }
  return { days, moments: momentsOf(scenario, days) };
}

function calendarDay(scenario: Scenario, day: Day): CalendarDay {
  const hours = hoursOf(scenario);
  const isCovered =
    hours.exceptions?.[`${day.day}/${day.month}`] !== undefined ||
    Object.keys(hours.schedule).some((range) => datesInclude(range, day));
  const longest = Math.max(0, ...spansOn(hours, day).map(({ opens, closes }) => closes - opens));
  return { day, noon: instantAt(day, 12, scenario.timeZone), longest, isCovered };
}

const STATES = ['open', 'closing', 'closed'] as const;

/**
 * Tries midnight, noon, and the instants around each opening and closing. The state of the hours depends on a
 * day and its neighbours only, so a day is skipped when another with the same spans around it was tried.
 */
function momentsOf(scenario: Scenario, days: readonly CalendarDay[]): Moments {
  const { timeZone } = scenario;
  const hours = hoursOf(scenario);
  const spans = days.map(({ day }) => spansOn(hours, day));
  const found = new Map<HoursStatus['state'], number>();
  const tried = new Set<string>();
  for (const [index, { day }] of days.entries()) {
    const around = JSON.stringify(spans.slice(Math.max(0, index - 1), index + 2));
    if (tried.has(around)) continue;
    tried.add(around);
    const edges = (spans[index] ?? []).flatMap(({ opens, closes }) => [opens, closes - 1, closes]);
    for (const instant of [0, 12, ...edges].map((hour) => instantAt(day, hour, timeZone))) {
      const { state } = statusAt(hours, timeZone, instant);
      if (!found.has(state)) found.set(state, instant);
    }
    if (found.size === STATES.length) break;
  }
  return Object.fromEntries(STATES.flatMap((state) => (found.has(state) ? [[state, found.get(state)]] : [])));
}

const DAY = 24;

/** A step that can be answered only where its hours meet those of the city, or of its places. */
interface Meeting {
  readonly step: Step;
  readonly hours: Hours;
  readonly opens: Span;
  /** Of a place, or of the whole city. */
  readonly of: 'place' | 'city';
}

const ALL_DAY: Span = { opens: 0, closes: DAY };

/**
 * The steps of the main route that open at hours of their own and need open places, or whose places have
 * their own hours.
 */
export function meetingsOf(scenario: Scenario): readonly Meeting[] {
  return scenario.mainRoute.flatMap((name): readonly Meeting[] => {
    const step = scenario.steps[name];
    if (!step) return [];
    const opens = step.opens && dailySpan(step.opens.between);
    return [
      ...(opens && needsHours(scenario, step)
        ? [{ step, hours: hoursOf(scenario), opens, of: 'city' as const }]
        : []),
      ...ownHours(scenario, step).map((hours) => ({
        step,
        hours,
        opens: opens ?? ALL_DAY,
        of: 'place' as const,
      })),
    ];
  });
}

/** Whether both are open at some time of a day; an opening of the day before may last past midnight. */
export function meetsOn({ hours, opens }: Meeting, day: Day): boolean {
  const before = spansOn(hours, addDays(day, -1)).map((span) => shifted(span, -DAY));
  const own = [opens, shifted(opens, -DAY)];
  return [...before, ...spansOn(hours, day)].some((span) => own.some((other) => overlapsInDay(span, other)));
}

const shifted = ({ opens, closes }: Span, hours: number): Span => ({
  opens: opens + hours,
  closes: closes + hours,
});

const overlapsInDay = (left: Span, right: Span): boolean =>
  Math.max(left.opens, right.opens, 0) < Math.min(left.closes, right.closes, DAY);
