import { cityRemover } from '../answers/around.ts';
import { type Asked, barerTexts } from '../answers/barer.ts';
import { fold } from '../answers/fold.ts';
import { formsOf, keyOfFolded, nearestWord } from '../answers/forms.ts';
import { spellOut } from '../answers/read-place.ts';
import { answerKey, type AnswerReading } from '../answers/reading.ts';
import { isInflected, isNearWordByWord, takesSlips } from '../answers/slip.ts';
import type { AnswerWords } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { otherNames } from './known-names.ts';

/** What a typed text can mean at a step besides what it says to the letter. */
export interface Meanings {
  /** The keys of the text with less and less written around it; none when the writer refuses the text as it is. */
  readonly keys: readonly { readonly key: string; readonly isRight: boolean }[];
  /** The key of the solution that it misspells, and whether it may as well be another name that the city knows. */
  slip(): { readonly key: string; readonly isAmbiguous: boolean } | null;
}

/** Reads what is typed at a step. */
export type WordBook = (text: string) => Meanings;

interface City {
  readonly scenario: Scenario;
  readonly withoutCity: (text: string) => string;
  /** Words of the city's pages, folded. */
  readonly vocabulary: () => ReadonlySet<string>;
}

interface Solutions extends AnswerWords {
  readonly reading: AnswerReading;
}

const wordsOf = (texts: readonly (string | undefined)[]): readonly string[] => texts.flatMap((text = '') => fold(text).split(' '));

function bookOf({ scenario, withoutCity, vocabulary }: City, step: Step, { reading, solutions, asked }: Solutions): WordBook {
  const words = new Set(wordsOf(solutions));
  const around: Asked = { reading, withoutCity, words: new Set(wordsOf(asked).filter((word) => !words.has(word))) };
  const keyOf = (text: string): string => answerKey(text, reading);
  const right = new Map(
    solutions.toReversed().flatMap((solution) => formsOf(fold(solution), reading).map((form) => [form, keyOf(solution)])),
  );
  const rightKeys = new Set(right.values());
  const long = [...right.keys()].filter(takesSlips);
  const refused = new Set(step.examples.refuse.map(keyOf));
  // Only a misspelling needs them.
  const others = once(() => new Set(otherNames(scenario, step, reading).flatMap(({ forms }) => forms)));
  const saysAnother = (text: string): boolean => wordsOf([text]).some((word) => others().has(word) && !words.has(word));
  const isWritten = (form: string, solution: string): boolean => vocabulary().has(form) && !isInflected(form, solution);
  return (text) => {
    const texts = barerTexts(fold(text), around);
    const keys = [...new Set(texts.map((less) => keyOfFolded(less, reading)))];
    return {
      keys: refused.has(keyOf(text)) ? [] : keys.map((key) => ({ key, isRight: rightKeys.has(key) })),
      slip() {
        const typed = [...new Set(texts.flatMap((less) => formsOf(less, reading)))];
        const [meant, distance] = nearestWord(typed, long);
        if (meant === null || saysAnother(text) || typed.some((form) => isWritten(form, meant))) return null;
        const [, other] = nearestWord(typed, others());
        return other === 0 ? null : { key: right.get(meant) ?? meant, isAmbiguous: other <= distance };
      },
    };
  };
}

/** A text of several words is compared word by word. */
function textBookOf({ examples }: Step, { solutions }: AnswerWords): WordBook {
  const refused = new Set(examples.refuse.map((text) => fold(text)));
  const around: Asked = { reading: 'word', withoutCity: (text) => text, words: new Set() };
  return (text) => ({
    keys: [],
    slip() {
      const typed = barerTexts(fold(text), around);
      const meant = solutions.find((solution) => typed.some((one) => isNearWordByWord(one, fold(solution))));
      return meant === undefined || refused.has(fold(text)) ? null : { key: answerKey(meant, 'word'), isAmbiguous: false };
    },
  });
}

/** Word books by step name, for the steps whose answers are words. */
export function wordBooksOf(scenario: Scenario): ReadonlyMap<string, WordBook> {
  const vocabulary = once(() => new Set(scenario.vocabulary.map((word) => fold(word))));
  const city: City = { scenario, withoutCity: cityRemover(spellOut(fold(scenario.name))), vocabulary };
  const entries = Object.values(scenario.steps).flatMap((step): [string, WordBook][] => {
    const words = step.puzzle && puzzleTypeOf(step.puzzle).words?.(step.puzzle);
    if (!words) return [];
    const { reading } = words;
    return [[step.name, reading === 'text' ? textBookOf(step, words) : bookOf(city, step, { ...words, reading })]];
  });
  return new Map(entries);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
