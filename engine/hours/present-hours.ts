import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Hours } from '../types/hours.generated.ts';
import { formatDay, formatHour, formatMoment, formatWeekdays } from '../words/format.ts';
import { datesInclude, gridSpans, type Span, spansOn } from './schedule.ts';
import { type HoursStatus, statusAt } from './status.ts';
import { type Day, dayAt, daysBetween, hourAt } from './zoned.ts';

export type HoursView = ApiSchemas['PlayerView']['hours'];

/** Hours, without the fields that depend on the player's step. */
type CityHours = Omit<HoursView, 'neededHere' | 'ahead'>;

const NO_NOTICES: HoursView['notices'] = { closing: null, closed: null };

/**
 * Presents the opening hours at an instant. Where nothing depends on them, as off the main route, they carry
 * no warning.
 */
export function presentHours(hours: Hours, timeZone: string, now: number, matters = true): CityHours {
  const minute = Math.floor(now / MINUTE_MS);
  const key = `${timeZone} ${matters}`;
  const views = lastViews.get(hours) ?? new Map<string, LastView>();
  const last = views.get(key);
  if (last?.minute === minute) return last.view;
  const view = hoursAt(hours, timeZone, minute * MINUTE_MS, matters);
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

function hoursAt(hours: Hours, timeZone: string, now: number, matters: boolean): CityHours {
  const status = statusAt(hours, timeZone, now);
  const notices = { closing: hours.notices?.closing ?? null, closed: hours.notices?.closed ?? null };
  return {
    state: status.state,
    until: status.until === null ? null : new Date(status.until).toISOString(),
    lines: hoursLines(hours, dayAt(now, timeZone)),
    reason: hours.reason ?? null,
    notices: matters ? notices : NO_NOTICES,
    mainRouteImpossible: matters && status.state === 'closed',
    opensToday: opensToday(status, timeZone, now),
    label: labelOf(status, timeZone, now),
  };
}

/**
 * « jusqu’à 19 h », « ouvre à 7 h », « ouvre demain à 7 h », « ouvre lundi à 7 h », « ouvre le 2 mai à 7 h ».
 */
function labelOf({ state, until }: HoursStatus, timeZone: string, now: number): string {
  if (until === null) return state === 'closed' ? 'fermé' : 'toujours ouvert';
  return state === 'closed'
    ? `ouvre ${momentLabel(until, timeZone, now)}`
    : `jusqu’à ${formatHour(hourAt(until, timeZone), 'fr')}`;
}

/** « à 18 h », « demain à 7 h », « lundi à 7 h ». */
export const momentLabel = (instant: number, timeZone: string, now: number): string =>
  formatMoment(
    {
      at: instant,
      timeZone,
      days: daysBetween(dayAt(now, timeZone), dayAt(instant, timeZone)),
      time: hourAt(instant, timeZone),
    },
    'fr',
  );

function opensToday({ state, until }: HoursStatus, timeZone: string, now: number): string | null {
  if (state !== 'closed' || until === null || daysBetween(dayAt(now, timeZone), dayAt(until, timeZone)) !== 0)
    return null;
  return formatHour(hourAt(until, timeZone), 'fr');
}

type Line = HoursView['lines'][number];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** « 7 h à 19 h », « 9 h à 12 h et 14 h à 18 h », « fermé ». */
function spanWords(spans: readonly Span[]): string {
  if (spans.length === 0) return 'fermé';
  return spans
    .map(({ opens, closes }) => `${formatHour(opens, 'fr')} à ${formatHour(closes, 'fr')}`)
    .join(' et ');
}

/** The opening hours in French, for the popup: the week in the current season, holidays, exceptions. */
export function hoursLines(hours: Hours, today: Day): readonly Line[] {
  return [...weekLines(hours, today), ...holidayLines(hours, today), ...exceptionLines(hours, today)];
}

/** Neighbouring days with the same hours share a line. */
function weekLines(hours: Hours, today: Day): readonly Line[] {
  const groups: { from: number; to: number; hours: string }[] = [];
  for (const weekday of WEEK) {
    const text = spanWords(gridSpans(hours, today, weekday));
    const last = groups.at(-1);
    if (last?.hours === text) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: text });
  }
  const season = seasonOf(hours, today);
  return groups.map((group) => ({
    days: formatWeekdays(group.from, group.to, 'fr') + season,
    hours: group.hours,
  }));
}

/** « , du 1er avril au 30 septembre », where the year has several ranges. */
function seasonOf(hours: Hours, today: Day): string {
  const ranges = Object.keys(hours.schedule);
  const current = ranges.find((range) => datesInclude(range, today));
  if (ranges.length < 2 || current === undefined) return '';
  const [from = '', to = ''] = current.split('-').map((text) => {
    const [day = 1, month = 1] = text.split('/').map(Number);
    return formatDay({ day, month }, 'fr');
  });
  return `, du ${from} au ${to}`;
}

function holidayLines(hours: Hours, today: Day): readonly Line[] {
  if (hours.holidays === 'closed') return [{ days: 'jours fériés', hours: spanWords([]) }];
  if (Array.isArray(hours.holidays))
    return [{ days: hours.holidays.map(closedDay).join(', '), hours: spanWords([]) }];
  if (hours.holidays !== 'sunday') return [];
  return [{ days: 'jours fériés', hours: spanWords(gridSpans(hours, today, 7)) }];
}

const FEASTS: Readonly<Record<string, string>> = {
  goodFriday: 'vendredi saint',
  easterSunday: 'dimanche de Pâques',
  easterMonday: 'lundi de Pâques',
  ascension: 'jeudi de l’Ascension',
  whitSunday: 'dimanche de Pentecôte',
  whitMonday: 'lundi de Pentecôte',
};

function closedDay(name: string): string {
  const [day = 1, month = 1] = name.split('/').map(Number);
  return FEASTS[name] ?? formatDay({ day, month }, 'fr');
}

function exceptionLines(hours: Hours, today: Day): readonly Line[] {
  return Object.keys(hours.exceptions ?? {}).map((date) => {
    const [day = 1, month = 1] = date.split('/').map(Number);
    return {
      days: formatDay({ day, month }, 'fr'),
      hours: spanWords(spansOn(hours, { year: today.year, month, day })),
    };
  });
}
