import type { Hours } from '../types/hours.generated.ts';
import type { HoursView } from './hours-view.ts';
import { frenchDate, frenchHour, frenchWeekday } from './french.ts';
import { hoursLines } from './lines.ts';
import type { HoursStatus } from './status.ts';
import { statusAt } from './status.ts';
import { dayAt, daysBetween, hourAt } from './zoned.ts';

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
    : `jusqu’à ${frenchHour(hourAt(until, timeZone))}`;
}

/** « à 18 h », « demain à 7 h », « lundi à 7 h ». */
export const momentLabel = (instant: number, timeZone: string, now: number): string =>
  `${dayLabel(instant, timeZone, now)}à ${frenchHour(hourAt(instant, timeZone))}`;

function opensToday({ state, until }: HoursStatus, timeZone: string, now: number): string | null {
  if (state !== 'closed' || until === null || daysBetween(dayAt(now, timeZone), dayAt(until, timeZone)) !== 0)
    return null;
  return frenchHour(hourAt(until, timeZone));
}

function dayLabel(instant: number, timeZone: string, now: number): string {
  const day = dayAt(instant, timeZone);
  const away = daysBetween(dayAt(now, timeZone), day);
  if (away === 0) return '';
  if (away === 1) return 'demain ';
  return away < 7 ? `${frenchWeekday(day)} ` : `le ${frenchDate(day)} `;
}
