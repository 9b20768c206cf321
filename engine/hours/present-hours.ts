import type { Hours } from '../types/hours.generated.ts';
import type { HoursView } from '../view/types.ts';
import { frenchDate, frenchHour, frenchWeekday } from './french.ts';
import { hoursLines } from './lines.ts';
import type { HoursStatus } from './status.ts';
import { statusAt } from './status.ts';
import { dayAt, daysBetween, hourAt } from './zoned.ts';

/** The opening hours as the player sees them at an instant. */
export function presentHours(hours: Hours, timeZone: string, now: number): HoursView {
  const status = statusAt(hours, timeZone, now);
  return {
    state: status.state,
    until: status.until === null ? null : new Date(status.until).toISOString(),
    lines: hoursLines(hours, dayAt(now, timeZone)),
    reason: hours.reason ?? null,
    notices: { closing: hours.notices?.closing ?? null, closed: hours.notices?.closed ?? null },
    mainRouteImpossible: status.state === 'closed',
    label: labelOf(status, timeZone, now),
  };
}

/** « jusqu’à 19 h », « ouvre à 7 h », « ouvre demain à 7 h », « ouvre lundi à 7 h », « ouvre le 2 mai à 7 h ». */
function labelOf({ state, until }: HoursStatus, timeZone: string, now: number): string {
  if (until === null) return state === 'closed' ? 'fermé' : 'toujours ouvert';
  const hour = frenchHour(hourAt(until, timeZone));
  return state === 'closed' ? `ouvre ${dayLabel(until, timeZone, now)}à ${hour}` : `jusqu’à ${hour}`;
}

function dayLabel(instant: number, timeZone: string, now: number): string {
  const day = dayAt(instant, timeZone);
  const away = daysBetween(dayAt(now, timeZone), day);
  if (away === 0) return '';
  if (away === 1) return 'demain ';
  return away < 7 ? `${frenchWeekday(day)} ` : `le ${frenchDate(day)} `;
}
