import { parse } from 'yaml';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';

/** An entry of places.yaml: for staff and writers, never sent to a player. */
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
