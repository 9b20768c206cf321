import { describe, expect, test } from 'vitest';
import { answers } from './mistakes/answers.ts';
import { city } from './mistakes/city.ts';
import { media } from './mistakes/media.ts';
import { pages } from './mistakes/pages.ts';
import { published } from './mistakes/published.ts';
import { routes } from './mistakes/routes.ts';
import { texts } from './mistakes/texts.ts';
import { yaml } from './mistakes/yaml.ts';
import { diagnose, type Mistake, said } from './mistakes/mistake.ts';

/** The smallest mistake of each code is in `cases.ts`; these are further ones, as writers make them. */
const kinds: Readonly<Record<string, readonly Mistake[]>> = {
  yaml,
  routes,
  answers,
  texts,
  pages,
  media,
  city,
  published,
};
const every = Object.values(kinds).flat();

/** Nothing is wrong: the file is read as any other, and a player never sees the number of a step. */
const ADMITTED: readonly string[] = [
  'a file from Windows, with its mark and its line ends',
  'a hundred for the number of a step',
];

/** Rules cannot tell these from what is meant; the guide says so. */
const SILENT: readonly string[] = [
  'an answer repeated with another accent',
  'a hint in the middle that helps nobody',
  'a player called by the familiar form',
];

describe.each(Object.entries(kinds))('a mistake of %s', (_kind, mistakes) => {
  test.each(mistakes)('$mistake', (mistake) => {
    const found = diagnose(mistake);
    expect(found.map(said)).toEqual(mistake.gets);
    expect(found[0]?.wayOut).toBe(mistake.advice);
  });
});

test('three mistakes pass in silence', () => {
  const unsaid = every.filter(({ gets }) => gets.length === 0).map(({ mistake }) => mistake);
  expect(unsaid.sort()).toEqual([...ADMITTED, ...SILENT].sort());
});

test('a mistake gets one diagnostic, or one for each place', () => {
  const several = every
    .filter(({ gets }) => new Set(gets.map((line) => line.split(' ')[1])).size > 1)
    .map(({ mistake }) => mistake);
  expect(several).toEqual(['straight signs in a message']);
});
