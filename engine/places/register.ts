import { parse } from 'yaml';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';

/** An entry of places.yaml: for staff and writers, never sent to a player. */
export type RegisteredPlace = PlacesFile[number];

/** The places of a city, in the order of their file. The source must compile, because the file is not validated again. */
export function readRegister({ files }: ScenarioSource): readonly RegisteredPlace[] {
  const file = files.find(({ path }) => path === 'places.yaml');
  return file ? ((parse(file.text) as PlacesFile | null) ?? []) : [];
}
