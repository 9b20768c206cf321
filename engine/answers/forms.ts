import { withoutArticles } from './around.ts';
import { spelledOut } from './read-place.ts';
import { answerKey, type AnswerReading } from './reading.ts';
import { distanceOf } from './slip.ts';

/** A text as it may be compared: whole, without the articles in it, and as the name of a place alone. Without spaces. */
export function formsOf(text: string, reading: AnswerReading): readonly string[] {
  if (reading === 'word') return [answerKey(text, 'word')];
  const whole = spelledOut(text);
  return [...new Set([whole, withoutArticles(whole), answerKey(text, 'place')].map((form) => form.replaceAll(' ', '')))];
}

/** The nearest of some words to any form of a text, and its distance. */
export function nearestWord(forms: readonly string[], words: Iterable<string>): readonly [word: string | null, distance: number] {
  let found: readonly [string | null, number] = [null, Infinity];
  for (const word of words) {
    const distance = Math.min(...forms.map((form) => distanceOf(form, word)));
    if (distance < found[1]) found = [word, distance];
  }
  return found;
}
