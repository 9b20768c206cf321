import { memoised } from '../text/memoise.ts';
import { fold } from './fold.ts';
import { isKindOfWay, writeOut } from './words/ways.ts';

/** How an answer is compared: `place` makes the article and the street words optional, `word` does not. */
export type AnswerReading = 'place' | 'word';

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'du', 'de', 'des', 'd', 'au', 'aux', 'a']);

/**
 * Normalises the name of a place or street: folded, without leading article, preposition and street word («
 * la place de l’Église » is eglise), st, bd and other abbreviations written out. The last word always
 * remains: « Le Pont » is pont.
 */
export const readPlace = (text: string): string => placeNameIn(fold(text));

/** The same of a folded text. */
export function placeNameIn(folded: string): string {
  const words = writeOut(folded.split(' '));
  return words.slice(firstNameWord(words)).join(' ');
}

function firstNameWord(words: readonly string[]): number {
  const first = words.findIndex(
    (word, index) => isSpelledOut(words, index) || (!ARTICLES.has(word) && !isKindOfWay(word)),
  );
  return first === -1 ? words.length - 1 : first;
}

/** A letter before another single letter belongs to a word spelled out: « L. I. O. N. » has no article. */
const isSpelledOut = (words: readonly string[], index: number): boolean =>
  words[index]?.length === 1 && words[index + 1]?.length === 1;

const squeezed = (read: (text: string) => string) => memoised((text) => read(text).replaceAll(' ', ''));

const KEYS: Readonly<Record<AnswerReading, (text: string) => string>> = {
  place: squeezed(readPlace),
  word: squeezed(fold),
};

/**
 * The key by which answers are compared: equal for two answers that mean the same. Spaces are removed last,
 * because on a phone « saintjean » is typed as often as « Saint-Jean ».
 */
export const answerKey = (text: string, reading: AnswerReading): string => KEYS[reading](text);
