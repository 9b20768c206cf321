import { withoutArticles } from './around.ts';
import { placeNameIn, spellOut } from './read-place.ts';
import type { AnswerReading } from './reading.ts';
import { distanceOf } from './slip.ts';

const squeezed = (text: string): string => text.replaceAll(' ', '');

/** The key of a folded text, as `answerKey` returns it. */
export const keyOfFolded = (folded: string, reading: AnswerReading): string =>
  squeezed(reading === 'place' ? placeNameIn(folded) : folded);

/**
 * A folded text as it may be compared: whole, without the articles in it, and as the name of a place alone.
 * Without spaces.
 */
export function formsOf(folded: string, reading: AnswerReading): readonly string[] {
  if (reading === 'word') return [squeezed(folded)];
  const whole = spellOut(folded);
  return [...new Set([whole, withoutArticles(whole), placeNameIn(whole)].map(squeezed))];
}

/** The nearest of some words to any form of a text, and its distance. */
export function nearestWord(
  forms: readonly string[],
  words: Iterable<string>,
): readonly [word: string | null, distance: number] {
  let found: string | null = null;
  let least = Infinity;
  for (const word of words) {
    for (const form of forms) {
      const distance = distanceOf(form, word);
      if (distance < least) [found, least] = [word, distance];
    }
  }
  return [found, least];
}
