import { parse } from 'yaml';
import { type Day, daysBetween } from '../hours/zoned.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';

/**
 * An entry of places.yaml: for staff and writers. A player is sent the position alone, of a step that is solved.
 */
export type RegisteredPlace = PlacesFile[number];

/** Where one stands to see a place: there, or at the place from which it is seen. */
export const viewpointOf = (place: RegisteredPlace, register: readonly RegisteredPlace[]): RegisteredPlace =>
  register.find(({ slug }) => slug === place.seenFrom) ?? place;

/**
 * The places of a city, in the order of their file. The source must compile, because the file is not
 * validated again.
 */
export function readRegister({ files }: ScenarioSource): readonly RegisteredPlace[] {
  const file = files.find(({ path }) => path === 'places.yaml');
  return file ? ((parse(file.text) as PlacesFile | null) ?? []) : [];
}

/** A street can change within a year: a sign, a shop, a scaffolding. */
const DAYS_A_CHECK_HOLDS = 365;

type CheckedPlace = Pick<RegisteredPlace, 'lastChecked'>;

function checkedOn({ lastChecked }: CheckedPlace): Day | null {
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
