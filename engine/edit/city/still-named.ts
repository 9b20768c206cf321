import { type EditRefusalCode, refuse } from '../refusal.ts';
import type { CityPath } from './draft.ts';

export interface PlaceInFile {
  readonly file: CityPath;
  /** Counts from 1. */
  readonly line: number;
}

/** Refuses a change of a city because of places that its writer has to change first; none refuses nothing. */
export function refuseBecauseOf(code: EditRefusalCode, slug: string, places: readonly PlaceInFile[]): void {
  const lines = new Map(
    places.map(({ file, line }) => {
      const shown = file.slug === slug ? file.path : `${file.slug}/${file.path}`;
      return [`${shown}, ligne ${line}`, { file: `${file.slug}/${file.path}`, line }] as const;
    }),
  );
  const sorted = [...lines].sort(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }));
  if (sorted.length === 0) return;
  refuse(code, `(${sorted.map(([shown]) => shown).join(' ; ')})`, [...new Map(sorted).values()]);
}

/** Refuses to take something out of a city while other passages name it. */
export const refuseWhileNamed = (slug: string, places: readonly PlaceInFile[]): void =>
  refuseBecauseOf('edit-still-named', slug, places);
