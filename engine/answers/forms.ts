import {
  withoutLeadingFillers,
  withoutArticles,
  withoutKindAfter,
  withoutNeighbourhood,
  withoutQuestion,
  withoutSentence,
  withoutFillers,
} from './around.ts';
import { type AnswerReading, placeNameIn, spellOut } from './reading.ts';
import { distanceOf } from './slip.ts';

/** The facts that are known about a typed answer before it is read. */
export interface QuestionContext {
  readonly reading: AnswerReading;
  /** As returned by `cityRemover`. */
  readonly withoutCity: (text: string) => string;
  /** Words of the question that are in no solution, folded. */
  readonly words: ReadonlySet<string>;
}

/**
 * A folded text, then the same with less and less of what people write around an answer: small words, a
 * sentence, the city, what the question says. The last word always remains. A word (`reading`) loses the
 * small words and the sentence only.
 */
export function strippedForms(
  folded: string,
  { reading, withoutCity, words }: QuestionContext,
): readonly string[] {
  if (reading === 'word')
    return unique([
      folded,
      ...withoutLeadingFillers(folded),
      ...withoutLeadingFillers(withoutSentence(folded)),
    ]);
  const whole = spellOut(folded);
  const alone = withoutFillers(withoutSentence(withoutFillers(withoutSentence(whole))));
  const nameless = withoutCity(alone);
  const answer = withoutQuestion(nameless, words);
  const bare = withoutFillers(answer);
  const rest = [withoutKindAfter(bare), withoutFillers(withoutNeighbourhood(bare))];
  return unique([whole, ...withoutLeadingFillers(whole), alone, nameless, answer, bare, ...rest]);
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

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
