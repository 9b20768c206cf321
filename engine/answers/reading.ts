import { memoised } from '../text/memoise.ts';
import { fold } from './fold.ts';
import { kindOfWord } from './words/lexicon.ts';
import { isKindOfWay, writeOut } from './words/ways.ts';

/** How an answer is compared: `place` makes the article and the street words optional, `word` does not. */
export type AnswerReading = 'place' | 'word';

/** An article, or « de »: names may lack them, and texts add them. */
export const isJoining = (word: string): boolean =>
  /^(?:aux?|a)$/u.test(word) || ['article', 'of'].includes(kindOfWord(word) ?? '');

/**
 * Where a name begins, behind articles and, of a place, its kind of way. The last word always remains: « Le Pont »
 * is pont. In « L. I. O. N. », spelled out, the first letter is no article.
 */
export function nameStart(words: readonly string[], isPlace: boolean): number {
  const first = words.findIndex(
    (word, index) =>
      (word.length === 1 && words[index + 1]?.length === 1) ||
      !(isJoining(word) || (isPlace && isKindOfWay(word))),
  );
  return first === -1 ? words.length - 1 : first;
}

/** Normalises the name of a place or street: folded, abbreviations written out, from where its name begins. */
export const readPlace = memoised((text) => {
  const words = writeOut(fold(text).split(' '));
  return words.slice(nameStart(words, true)).join(' ');
});

/**
 * The key by which answers are compared: equal for two answers that mean the same. Spaces are removed last,
 * because on a phone « saintjean » is typed as often as « Saint-Jean ».
 */
export const answerKey = (text: string, reading: AnswerReading | 'text'): string =>
  (reading === 'place' ? readPlace(text) : fold(text)).replaceAll(' ', '');
