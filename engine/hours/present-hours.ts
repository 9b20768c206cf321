import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Hours } from '../types/hours.generated.ts';
import { formatDay, formatHour, type Moment } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { datesInclude, gridSpans, type Span, spansOn } from './schedule.ts';
import { type HoursStatus, statusAt } from './status.ts';
import { type Day, dayAt, daysBetween, hourAt } from './zoned.ts';

export type HoursView = NonNullable<ApiSchemas['PlayerView']['hours']>;

/** Hours, without the fields that depend on the player's step. */
type CityHours = Omit<HoursView, 'neededHere' | 'ahead'>;

const NO_NOTICES: HoursView['notices'] = { closing: null, closed: null };

/**
 * Presents the opening hours at an instant. Where nothing depends on them, as off the main route, they carry
 * no warning.
 */
export function presentHours(
  hours: Hours,
  timeZone: string,
  now: number,
  words: Words,
  matters = true,
): CityHours {
  const minute = Math.floor(now / MINUTE_MS);
  const key = `${words.language} ${timeZone} ${matters}`;
  const views = lastViews.get(hours) ?? new Map<string, LastView>();
  const last = views.get(key);
  if (last?.minute === minute) return last.view;
  const view = hoursAt(hours, timeZone, minute * MINUTE_MS, words, matters);
  lastViews.set(hours, views.set(key, { minute, view }));
  return view;
}

const MINUTE_MS = 60_000;

interface LastView {
  readonly minute: number;
  readonly view: CityHours;
}

/** Cached per minute: hours have that precision, and time zone arithmetic takes half the time of a status. */
const lastViews = new WeakMap<Hours, Map<string, LastView>>();

function hoursAt(hours: Hours, timeZone: string, now: number, words: Words, matters: boolean): CityHours {
  const status = statusAt(hours, timeZone, now);
  const notices = { closing: hours.notices?.closing ?? null, closed: hours.notices?.closed ?? null };
  return {
    state: status.state,
    until: status.until === null ? null : new Date(status.until).toISOString(),
    lines: hoursLines(hours, dayAt(now, timeZone), words),
    reason: hours.reason ?? null,
    notices: matters ? notices : NO_NOTICES,
    mainRouteImpossible: matters && status.state === 'closed',
    opensToday: opensToday(status, timeZone, now, words),
    label: labelOf(status, timeZone, now, words),
  };
}

/**
 * « jusqu’à 19 h », « ouvre à 7 h », « ouvre demain à 7 h », « ouvre lundi à 7 h », « ouvre le 2 mai à 7 h ».
 */
function labelOf({ state, until }: HoursStatus, timeZone: string, now: number, { hours }: Words): string {
  if (until === null) return state === 'closed' ? hours.closed : hours.alwaysOpen;
  return state === 'closed'
    ? hours.opens(momentAt(until, timeZone, now))
    : hours.openUntil(hourAt(until, timeZone));
}

/** An instant as the clocks and the calendar of a time zone show it, seen from now. */
export const momentAt = (at: number, timeZone: string, now: number): Moment => ({
  at,
  timeZone,
  days: daysBetween(dayAt(now, timeZone), dayAt(at, timeZone)),
  time: hourAt(at, timeZone),
});

function opensToday(
  { state, until }: HoursStatus,
  timeZone: string,
  now: number,
  { language }: Words,
): string | null {
  if (state !== 'closed' || until === null || daysBetween(dayAt(now, timeZone), dayAt(until, timeZone)) !== 0)
    return null;
  return formatHour(hourAt(until, timeZone), language);
}

type Line = HoursView['lines'][number];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The opening hours for the popup: the week in the current season, holidays, exceptions. */
export const hoursLines = (hours: Hours, today: Day, words: Words): readonly Line[] => [
  ...weekLines(hours, today, words),
  ...holidayLines(hours, today, words),
  ...exceptionLines(hours, today, words),
];

/** « 7 h à 19 h », « fermé ». */
const spanWords = (spans: readonly Span[], { hours }: Words): string =>
  spans.length === 0 ? hours.closed : hours.openings(spans);

/** Neighbouring days with the same hours share a line. */
function weekLines(hours: Hours, today: Day, words: Words): readonly Line[] {
  const groups: { from: number; to: number; hours: string }[] = [];
  for (const weekday of WEEK) {
    const text = spanWords(gridSpans(hours, today, weekday), words);
    const last = groups.at(-1);
    if (last?.hours === text) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: text });
  }
  const season = seasonOf(hours, today);
  return groups.map((group) => ({
    days: words.hours.weekdays(group.from, group.to, season),
    hours: group.hours,
  }));
}

/** « 1/4 ». */
function readDate(text: string): Omit<Day, 'year'> {
  const [day = 1, month = 1] = text.split('/').map(Number);
  return { day, month };
}

/** The first and the last day of today's range, where the year has several. */
function seasonOf(hours: Hours, today: Day) {
  const ranges = Object.keys(hours.schedule);
  const current = ranges.find((range) => datesInclude(range, today));
  if (ranges.length < 2 || current === undefined) return undefined;
  const [first = '', last = ''] = current.split('-');
  return [readDate(first), readDate(last)] as const;
}

function holidayLines(hours: Hours, today: Day, words: Words): readonly Line[] {
  const { holidays } = hours;
  const { closed } = words.hours;
  if (holidays === 'closed') return [{ days: words.hours.holidays, hours: closed }];
  if (Array.isArray(holidays))
    return [{ days: holidays.map((name) => closedDay(name, words)).join(', '), hours: closed }];
  if (holidays !== 'sunday') return [];
  return [{ days: words.hours.holidays, hours: spanWords(gridSpans(hours, today, 7), words) }];
}

/** `name`: of a feast that moves, or « 1/5 ». */
function closedDay(name: string, { hours, language }: Words): string {
  const feasts: Readonly<Record<string, string>> = hours.feasts;
  return feasts[name] ?? formatDay(readDate(name), language);
}

function exceptionLines(hours: Hours, today: Day, words: Words): readonly Line[] {
  return Object.keys(hours.exceptions ?? {}).map((text) => {
    const date = readDate(text);
    return {
      days: formatDay(date, words.language),
      hours: spanWords(spansOn(hours, { year: today.year, ...date }), words),
    };
  });
}
