import { remembering } from '../text/remember.ts';
import { fold } from './fold.ts';
import { readPlace } from './read-place.ts';

/** How a writer wants an answer read: `place` makes the article and the street words optional, `word` does not. */
export type AnswerReading = 'place' | 'word';

const squeezed = (read: (text: string) => string) => remembering((text) => read(text).replaceAll(' ', ''));

const KEYS: Readonly<Record<AnswerReading, (text: string) => string>> = { place: squeezed(readPlace), word: squeezed(fold) };

/**
 * The same text for two answers that mean the same. Spaces are left out at the very end: on a phone, « saintjean » is
 * typed as often as « Saint-Jean ».
 */
export function answerKey(text: string, reading: AnswerReading): string {
  return KEYS[reading](text);
}
