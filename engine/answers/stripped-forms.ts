import {
  withoutLeadingFillers,
  withoutKindAfter,
  withoutNeighbourhood,
  withoutQuestion,
  withoutSentence,
  withoutFillers,
} from './around.ts';
import { spellOut } from './read-place.ts';
import type { AnswerReading } from './reading.ts';

/** What is known about a typed answer before it is read. */
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
