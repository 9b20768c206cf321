import { expect, test } from 'vitest';
import { bookOf, type NameBook } from '../../../engine/answers/names.ts';
import { read } from '../../../engine/answers/read.ts';
import { isFrench } from '../../../engine/answers/words/french.ts';
import { everyCity, readCity } from '../../support/cities/cities.ts';

const MOST_STEPS = 2000;
const SIGNS = 200;

/** The same book, in which each look-up and each comparison with a name is counted. */
function counted(book: NameBook): { readonly book: NameBook; readonly steps: () => number } {
  let steps = 0;
  const get = (key: string) => {
    steps += 1;
    return book.exact.get(key);
  };
  const near = book.near.map((name) => ({
    ...name,
    get lean() {
      steps += 1;
      return name.lean;
    },
  }));
  return { book: { ...book, near, exact: Object.assign(new Map(book.exact), { get }) }, steps: () => steps };
}

test.each(everyCity)('the longest text of %s takes a bounded number of steps', (city) => {
  const most = [...readCity(city).story.readers].map(([step, { names }]) => {
    const texts = names();
    const { book, steps } = counted(bookOf(texts, { reading: 'place', isWord: isFrench }));
    const right = texts.flatMap(({ role, text }) => (role === 'right' ? [text] : []));
    const costs = [right.join(' '), 'a b c d', 'rue de la'].map((piece) => {
      const before = steps();
      read(`${piece} `.repeat(SIGNS).slice(0, SIGNS), { book, city: new Set(), pages: new Set() });
      return steps() - before;
    });
    return [step, Math.max(...costs)] as const;
  });
  expect(most.length).toBeGreaterThan(0);
  expect(most.filter(([, steps]) => steps > MOST_STEPS)).toEqual([]);
});
