import { parse } from 'yaml';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';

/** A place as its file tells it: for staff and writers, never for a player. */
export type RegisteredPlace = PlacesFile[number];

/** The places of a city, in the order of their file. For a source that compiles: the file's shape was checked there. */
export function readRegister({ files }: ScenarioSource): readonly RegisteredPlace[] {
  const file = files.find(({ path }) => path === 'places.yaml');
  return file ? ((parse(file.text) as PlacesFile | null) ?? []) : [];
}
