import { describe, expect, it } from 'vitest';
import { judge, type Story } from '../../engine/index.ts';
import { finalCodesOf, puzzleTypeOf } from '../../engine/puzzles/index.ts';
import type { Step } from '../../engine/scenario/scenario.ts';
import { compileTogether } from '../../scripts/explain/cities/compiled.ts';
import { playCity, textsOfStatus } from '../../scripts/lang/leak/play-city.ts';
import { cityNames, closedCities, everyCity, isThere, readCity } from '../support/cities/cities.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';

/** Whole answers: keywords are parts of one, and so is the word of a final code. */
const solutionsOf = ({ puzzle }: Step): readonly string[] =>
  puzzle && !('keywords' in puzzle) && !finalCodesOf(puzzle)
    ? (puzzleTypeOf(puzzle).words?.(puzzle)?.solutions ?? [])
    : [];

describe.each(everyCity)('%s in English', (slug) => {
  const { source, story } = readCity(slug);
  const english = story.in('en');

  it('takes the solutions of both languages on every telephone, and nothing else that it knows', () => {
    const verdictOf = (step: string, text: string): string => {
      const [one, other] = [story, english].map((told) => judge(told, step, text));
      expect([other?.verdict, other?.key], `${step}: ${text}`).toEqual([one?.verdict, one?.key]);
      return one?.verdict ?? '';
    };
    const wrongly = Object.values(english.scenario.steps).flatMap((step) => {
      const { name, replies, examples } = step;
      const right = [...solutionsOf(step), ...examples.accept];
      const others = [...replies.flatMap(({ to }) => to), ...examples.almost, ...examples.refuse];
      return [
        ...right.filter((text) => verdictOf(name, text) !== 'right'),
        ...others.filter((text) => verdictOf(name, text) === 'right'),
      ].map((text) => `${name}: ${text}`);
    });
    expect(wrongly).toEqual([]);
  });

  /** The French texts that have another English one, and that a telephone is shown on a written route. */
  function frenchShown(told: Story): readonly string[] {
    const units = compileTogether(source).translations.flatMap((translation) => translation.units);
    const inEnglish = new Set(units.map(({ text }) => text));
    const { presented, said } = playCity(source, told);
    const shown = new Set([...presented.flatMap(textsOfStatus), ...said].map(({ text }) => text));
    return units.map(({ french }) => french).filter((text) => !inEnglish.has(text) && shown.has(text));
  }

  // `npm test` plays the shortest city alone.
  it.runIf(isWholeRun || !closedCities.includes(slug))(
    'shows nothing of the French city on any written route',
    () => {
      expect(frenchShown(english)).toEqual([]);
      expect(frenchShown(story).length, 'the French telephone shows it').toBeGreaterThan(20);
    },
  );
});

/** The sentences of a page that have at least three words, without its head and its tags. */
const sentencesOf = (page: string): readonly string[] =>
  page
    .replace(/<Ref>.*<\/Ref>/u, '')
    .replace(/<[^>]*>/gu, '')
    .split(/\s*[.!?](?:\s|$)|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 2);

describe.skipIf(!isThere('bordeaux'))('the three letters of the cities that have one', () => {
  it.each([
    ['', 'Votre silence vaudra acceptation', /^:? ?une transcription, une carte, un code$/u],
    ['en/', 'Your silence will be taken as consent', /^Encl\.: one transcript, one map, one code$/u],
  ])('have one sentence in common, in each language: %s', (folder, sentence, list) => {
    const letters = cityNames.map(
      (slug) => readCity(slug).source.files.find(({ path }) => path === `${folder}letter.mdx`)?.text ?? '',
    );
    const [first = [], ...others] = letters.map(sentencesOf);
    const common = first.filter((one) => others.every((letter) => letter.includes(one)));
    expect(common).toEqual([sentence, expect.stringMatching(list)]);
  });
});
