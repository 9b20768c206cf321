import { fold } from './fold.ts';
import { readPlace } from './read-place.ts';

/** How a writer wants an answer read: `place` makes the article and the street words optional, `word` does not. */
export type Reading = 'place' | 'word';

const READERS: Readonly<Record<Reading, (text: string) => string>> = { place: readPlace, word: fold };

/**
 * The same text for two answers that mean the same. Spaces are left out at the very end: on a phone, « saintjean » is
 * typed as often as « Saint-Jean ».
 */
export function answerKey(text: string, reading: Reading): string {
  return READERS[reading](text).replaceAll(' ', '');
}
