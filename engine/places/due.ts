import { daysBetween, type Day } from '../hours/zoned.ts';
import type { RegisteredPlace } from './register.ts';

/** A street changes within a year: a sign, a shop, a scaffolding. */
const DAYS_A_CHECK_HOLDS = 365;

type Checked = Pick<RegisteredPlace, 'lastChecked'>;

/** When somebody last looked; null for never. */
export function checkedOn({ lastChecked }: Checked): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(lastChecked) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** Whether nobody has looked at the place for a year. */
export function isCheckDue(place: Checked, today: Day): boolean {
  const day = checkedOn(place);
  return day === null || daysBetween(day, today) > DAYS_A_CHECK_HOLDS;
}

export interface DuePlaces {
  readonly never: number;
  /** Checked once, more than a year ago. */
  readonly old: number;
}

/** How many places of a register wait for somebody to go and look. */
export function duePlaces(places: readonly Checked[], today: Day): DuePlaces {
  const due = places.filter((place) => isCheckDue(place, today));
  const never = due.filter((place) => checkedOn(place) === null).length;
  return { never, old: due.length - never };
}
