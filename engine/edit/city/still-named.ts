import { refuse } from '../refusal.ts';
import type { Reference } from './references.ts';

/** Refuses to take something out of a city while other passages name it. */
export function refuseWhileNamed(slug: string, references: readonly Reference[]): void {
  const lines = new Map(
    references.map(({ file, line }) => {
      const shown = file.slug === slug ? file.path : `${file.slug}/${file.path}`;
      return [`${shown}, ligne ${line}`, { file: `${file.slug}/${file.path}`, line }] as const;
    }),
  );
  const sorted = [...lines].sort(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }));
  if (sorted.length === 0) return;
  refuse('edit-still-named', `(${sorted.map(([shown]) => shown).join(' ; ')})`, [...new Map(sorted).values()]);
}
