import type { Hours } from '../types/hours.generated.ts';
import type { HoursView } from './hours-view.ts';
import { frenchDate, frenchHour, frenchWeekday } from './french.ts';
import { hoursLines } from './lines.ts';
import type { HoursStatus } from './status.ts';
import { statusAt } from './status.ts';
import { dayAt, daysBetween, hourAt } from './zoned.ts';

/** The hours of a city, without the field that depends on the player's step. */
type CityHours = Omit<HoursView, 'neededHere'>;

const NO_NOTICES: HoursView['notices'] = { closing: null, closed: null };

/**
 * Presents the opening hours at an instant. Off the main route and after its end they carry no warning, because nothing
 * depends on them there.
 */
export function presentHours(hours: Hours, timeZone: string, now: number, onMainRoute = true): CityHours {
  const minute = Math.floor(now / MINUTE_MS);
  const key = `${timeZone} ${onMainRoute}`;
  const views = lastViews.get(hours) ?? new Map<string, LastView>();
  const last = views.get(key);
  if (last?.minute === minute) return last.view;
  const view = hoursAt(hours, timeZone, minute * MINUTE_MS, onMainRoute);
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

function hoursAt(hours: Hours, timeZone: string, now: number, onMainRoute: boolean): CityHours {
  const status = statusAt(hours, timeZone, now);
  const notices = { closing: hours.notices?.closing ?? null, closed: hours.notices?.closed ?? null };
  return {
    state: status.state,
    until: status.until === null ? null : new Date(status.until).toISOString(),
    lines: hoursLines(hours, dayAt(now, timeZone)),
    reason: hours.reason ?? null,
    notices: onMainRoute ? notices : NO_NOTICES,
    mainRouteImpossible: onMainRoute && status.state === 'closed',
    opensToday: opensToday(status, timeZone, now),
    label: labelOf(status, timeZone, now),
  };
}

/** « jusqu’à 19 h », « ouvre à 7 h », « ouvre demain à 7 h », « ouvre lundi à 7 h », « ouvre le 2 mai à 7 h ». */
function labelOf({ state, until }: HoursStatus, timeZone: string, now: number): string {
  if (until === null) return state === 'closed' ? 'fermé' : 'toujours ouvert';
  return state === 'closed' ? `ouvre ${momentLabel(until, timeZone, now)}` : `jusqu’à ${frenchHour(hourAt(until, timeZone))}`;
}

/** « à 18 h », « demain à 7 h », « lundi à 7 h ». */
export const momentLabel = (instant: number, timeZone: string, now: number): string =>
  `${dayLabel(instant, timeZone, now)}à ${frenchHour(hourAt(instant, timeZone))}`;

function opensToday({ state, until }: HoursStatus, timeZone: string, now: number): string | null {
  if (state !== 'closed' || until === null || daysBetween(dayAt(now, timeZone), dayAt(until, timeZone)) !== 0) return null;
  return frenchHour(hourAt(until, timeZone));
}

function dayLabel(instant: number, timeZone: string, now: number): string {
  const day = dayAt(instant, timeZone);
  const away = daysBetween(dayAt(now, timeZone), day);
  if (away === 0) return '';
  if (away === 1) return 'demain ';
  return away < 7 ? `${frenchWeekday(day)} ` : `le ${frenchDate(day)} `;
}
