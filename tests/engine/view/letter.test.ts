import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { freshProgress } from '../../../engine/story/progress.ts';
import { presentLetter } from '../../../engine/view/present-letter.ts';
import { NOON, addresses, standing, ville } from '../story/playing.ts';

const order = { code: 'VILLE1', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

const slugsIn = (scenario: Scenario): readonly string[] =>
  presentLetter({
    standing: standing(freshProgress, scenario),
    order,
    now: NOON,
    addresses,
    debug: false,
    anotherCity: { reduced: 'MOINS', regular: 'PLEIN' },
  }).documents.map(({ slug }) => slug);

describe('the papers of a letter', () => {
  it('are all the documents available from the start', () => {
    expect(slugsIn(ville)).toContain('mission_order');
  });

  it('leave out a document that repeats the letter', () => {
    const documents = ville.documents.map((entry) =>
      entry.slug === 'mission_order' ? { ...entry, enclosed: false } : entry,
    );
    const [all, printed] = [slugsIn(ville), slugsIn({ ...ville, documents })];
    expect(printed).toEqual(all.filter((slug) => slug !== 'mission_order'));
  });
});
