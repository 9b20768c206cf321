import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { freshProgress } from '../../../engine/story/progress.ts';
import { unlockedDocuments } from '../../../engine/unlock/papers.ts';
import { presentLetter } from '../../../engine/view/present-letter.ts';
import { presentDocuments } from '../../../engine/view/present-pages.ts';
import { NOON, addresses, standing, ville } from '../story/playing.ts';

const order = { code: 'VILLE1', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

const inputOf = (scenario: Scenario) => ({
  standing: standing(freshProgress, scenario),
  order,
  now: NOON,
  addresses,
  debug: false,
  anotherCity: { reduced: 'MOINS', regular: 'PLEIN' },
});

const slugsIn = (scenario: Scenario): readonly string[] =>
  presentLetter(inputOf(scenario)).documents.map(({ slug }) => slug);

const withoutOrder: Scenario = {
  ...ville,
  documents: ville.documents.map((entry) =>
    entry.slug === 'mission_order' ? { ...entry, enclosed: false } : entry,
  ),
};

describe('the papers of a letter', () => {
  it('are all the documents available from the start', () => {
    expect(slugsIn(ville)).toContain('mission_order');
  });

  it('leave out a document that repeats the letter', () => {
    const [all, printed] = [slugsIn(ville), slugsIn(withoutOrder)];
    expect(printed).toEqual(all.filter((slug) => slug !== 'mission_order'));
  });

  it('bear the numbers of the screen, where the letter itself has none', () => {
    const documents = withoutOrder.documents.flatMap((entry) =>
      entry.enclosed === false ? [entry, { ...entry, slug: 'map', enclosed: true }] : [entry],
    );
    const input = inputOf({ ...ville, documents });
    const printed = presentLetter(input).documents.map(({ slug, piece }) => [slug, piece]);
    const onScreen = presentDocuments(input, unlockedDocuments(input.standing));
    expect(printed).toEqual([['map', 1]]);
    expect(onScreen.map(({ slug, piece }) => [slug, piece])).toEqual([
      ['mission_order', undefined],
      ...printed,
    ]);
  });
});
