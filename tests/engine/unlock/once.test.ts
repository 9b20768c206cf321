import { describe, expect, it } from 'vitest';
import type { AddressBook } from '../../../engine/puzzles/define.ts';
import type { StatusInput } from '../../../engine/view/context.ts';
import { presentStatus } from '../../../engine/index.ts';
import { freshProgress } from '../../../engine/story/progress.ts';
import { reachedBy } from '../../../engine/unlock/reached.ts';
import { unlockedDocuments } from '../../../engine/unlock/documents.ts';
import { NOON, playedTo, ville } from '../story/playing.ts';

const book = (edition: string): AddressBook => ({
  page: (kind, slug) => `/${edition}/${kind}/${slug}`,
  medium: (name) => `/${edition}/${name}`,
});

const order = { code: 'ABCDEF', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

const inputAt = (step: string, addresses: AddressBook, scenario = ville): StatusInput => ({
  scenario,
  order,
  progress: playedTo(step),
  now: NOON,
  addresses,
  debug: false,
  anotherCity: null,
});

describe('what is made once for all players', () => {
  it('is made anew for a city that was edited', () => {
    const edited = { ...ville, documents: ville.documents.slice(1) };
    expect(unlockedDocuments(ville, playedTo('FIN'))).not.toHaveLength(0);
    expect(unlockedDocuments(edited, playedTo('FIN'))).toHaveLength(unlockedDocuments(ville, playedTo('FIN')).length - 1);
  });

  it('is made anew under other addresses', () => {
    const pagesOf = (edition: string) => presentStatus(inputAt('FIN', book(edition))).view?.messages.map(({ page }) => page.address) ?? [];
    for (const edition of ['one', 'other', 'one']) {
      expect(pagesOf(edition)).not.toHaveLength(0);
      expect(pagesOf(edition).filter((address) => !address.startsWith(`/${edition}/`))).toEqual([]);
    }
  });

  it('is each route’s own, and nobody’s when no route leads there', () => {
    const [step = '', other = ''] = ville.mainRoute;
    const stray = { ...playedTo(other), step: 'MUSEE', alternativeFrom: 'PHARE', reached: { [step]: 1 } };
    expect(reachedBy(ville, playedTo('FIN'))).toBe(reachedBy(ville, playedTo('FIN', NOON + 1)));
    expect(reachedBy(ville, stray).steps).toEqual([step, 'MUSEE']);
    expect(reachedBy(ville, { ...stray, reached: { [other]: 1 } }).steps).toEqual([other, 'MUSEE']);
  });

  it('is forgotten when a city has more steps than are kept', () => {
    const names = Array.from({ length: 300 }, (_, index) => `S${index}`);
    const model = ville.steps[ville.start];
    const steps = Object.fromEntries(names.map((name, index) => [name, { ...model, name, next: names[index + 1] }]));
    const long = { ...ville, start: 'S0', steps, mainRoute: names } as typeof ville;
    const at = (step: string) => reachedBy(long, { ...freshProgress, state: 'ACTIVATED', step });
    const first = at('S0');
    expect(at('S0')).toBe(first);
    expect(names.map((name) => at(name).steps.length)).toEqual(names.map((_, index) => index + 1));
    expect(at('S0')).not.toBe(first);
  });
});
