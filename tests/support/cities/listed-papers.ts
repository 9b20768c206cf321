import { expect } from 'vitest';
import { withInheritedLists } from '../../../engine/prove/play-walkthrough.ts';
import type { CityRoute } from './cities.ts';

const PAPERS = ['messages', 'documents'] as const;

type Listed = Partial<Record<(typeof PAPERS)[number], readonly string[]>>;
type Shown = Record<(typeof PAPERS)[number], readonly { readonly slug: string }[]>;

/**
 * The papers that a walkthrough lists after each of its calls; none when they depend on games that are played
 * before.
 */
export const listedPapers = ({ written }: Pick<CityRoute, 'written'>): readonly Listed[] =>
  written.elsewhere ? [] : withInheritedLists(written.moves).filter(({ wait }) => wait === undefined);

/** Expects that a player has exactly the listed papers, in any order. */
export function expectPapers(shown: Shown | null | undefined, listed: Listed = {}, after: string): void {
  for (const papers of PAPERS) {
    const expected = listed[papers];
    if (expected)
      expect(shown?.[papers].map(({ slug }) => slug).sort(), `${papers} after ${after}`).toEqual(
        [...expected].sort(),
      );
  }
}
