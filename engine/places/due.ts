import { daysBetween, type Day } from '../hours/zoned.ts';
import type { RegisteredPlace } from './register.ts';

/** A street can change within a year: a sign, a shop, a scaffolding. */
const DAYS_A_CHECK_HOLDS = 365;

type CheckedPlace = Pick<RegisteredPlace, 'lastChecked'>;

/** Null when the place was never checked. */
export function checkedOn({ lastChecked }: CheckedPlace): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(lastChecked) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

export function isCheckDue(place: CheckedPlace, today: Day): boolean {
  const day = checkedOn(place);
  return day === null || daysBetween(day, today) > DAYS_A_CHECK_HOLDS;
}

export interface DuePlaces {
  readonly never: number;
  /** Checked once, more than a year ago. */
  readonly old: number;
}

export function duePlaces(places: readonly CheckedPlace[], today: Day): DuePlaces {
  const due = places.filter((place) => isCheckDue(place, today));
  const never = due.filter((place) => checkedOn(place) === null).length;
  return { never, old: due.length - never };
}
