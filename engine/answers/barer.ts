import { withoutKindAfter, withoutQuestion, withoutSentence, withoutSmallWords } from './around.ts';
import { spellOut } from './read-place.ts';
import type { AnswerReading } from './reading.ts';

/** What is known about a typed answer before it is read. */
export interface Asked {
  readonly reading: AnswerReading;
  /** As returned by `cityRemover`. */
  readonly withoutCity: (text: string) => string;
  /** Words of the question that are in no solution, folded. */
  readonly words: ReadonlySet<string>;
}

/**
 * A folded text, then the same with less and less of what people write around an answer: a sentence, the city, what
 * the question says, small words. The last word always remains. A word (`reading`) loses the sentence only.
 */
export function barerTexts(folded: string, { reading, withoutCity, words }: Asked): readonly string[] {
  if (reading === 'word') return unique([folded, withoutSentence(folded)]);
  const whole = spellOut(folded);
  const alone = withoutSentence(whole);
  const nameless = withoutCity(alone);
  const answer = withoutQuestion(nameless, words);
  const bare = withoutSmallWords(answer);
  return unique([whole, alone, nameless, answer, bare, withoutKindAfter(bare)]);
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
