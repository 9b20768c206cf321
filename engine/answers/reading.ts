import { memoised } from '../text/memoise.ts';
import { fold } from './fold.ts';
import { readPlace } from './read-place.ts';

/** How an answer is compared: `place` makes the article and the street words optional, `word` does not. */
export type AnswerReading = 'place' | 'word';

const squeezed = (read: (text: string) => string) => memoised((text) => read(text).replaceAll(' ', ''));

const KEYS: Readonly<Record<AnswerReading, (text: string) => string>> = {
  place: squeezed(readPlace),
  word: squeezed(fold),
};

/**
 * The key by which answers are compared: equal for two answers that mean the same. Spaces are removed last,
 * because on a phone « saintjean » is typed as often as « Saint-Jean ».
 */
export function answerKey(text: string, reading: AnswerReading): string {
  return KEYS[reading](text);
}
