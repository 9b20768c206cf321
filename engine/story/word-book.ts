import { cityRemover } from '../answers/around.ts';
import { type Asked, barerTexts } from '../answers/barer.ts';
import { fold } from '../answers/fold.ts';
import { formsOf, nearestWord } from '../answers/forms.ts';
import { spelledOut } from '../answers/read-place.ts';
import { answerKey, type AnswerReading } from '../answers/reading.ts';
import { isInflected, isNearWordByWord, takesSlips } from '../answers/slip.ts';
import type { AnswerWords } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { otherNames } from './known-names.ts';

/** What a typed text can mean at a step besides what it says to the letter. */
export interface WordBook {
  /** The keys of the text with less and less written around it; none when the writer refuses the text as it is. */
  barerKeys(text: string): readonly { readonly key: string; readonly isRight: boolean }[];
  /** The key of the solution that the text misspells, and whether it may as well be another name that the city knows. */
  slipOf(text: string): { readonly key: string; readonly isAmbiguous: boolean } | null;
}

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
  const right = new Map(solutions.toReversed().flatMap((solution) => formsOf(solution, reading).map((form) => [form, keyOf(solution)])));
  const keys = new Set(right.values());
  const long = [...right.keys()].filter(takesSlips);
  const refused = new Set(step.examples.refuse.map(keyOf));
  // Only a misspelling needs them.
  const others = once(() => new Set(otherNames(scenario, step, reading).flatMap(({ forms }) => forms)));
  const saysAnother = (text: string): boolean => wordsOf([text]).some((word) => others().has(word) && !words.has(word));
  const isWritten = (form: string, solution: string): boolean => vocabulary().has(form) && !isInflected(form, solution);
  return {
    barerKeys(text) {
      if (refused.has(keyOf(text))) return [];
      const barer = new Set(barerTexts(text, around).map(keyOf));
      return [...barer].map((key) => ({ key, isRight: keys.has(key) }));
    },
    slipOf(text) {
      const typed = [...new Set(barerTexts(text, around).flatMap((less) => formsOf(less, reading)))];
      const [meant, distance] = nearestWord(typed, long);
      if (meant === null || saysAnother(text) || typed.some((form) => isWritten(form, meant))) return null;
      const [, other] = nearestWord(typed, others());
      return other === 0 ? null : { key: right.get(meant) ?? meant, isAmbiguous: other <= distance };
    },
  };
}

/** A text of several words is compared word by word. */
function textBookOf({ examples }: Step, { solutions }: AnswerWords): WordBook {
  const refused = new Set(examples.refuse.map((text) => fold(text)));
  const around: Asked = { reading: 'word', withoutCity: (text) => text, words: new Set() };
  return {
    barerKeys: () => [],
    slipOf(text) {
      const typed = barerTexts(text, around);
      const meant = solutions.find((solution) => typed.some((one) => isNearWordByWord(one, fold(solution))));
      return meant === undefined || refused.has(fold(text)) ? null : { key: answerKey(meant, 'word'), isAmbiguous: false };
    },
  };
}

/** Word books by step name, for the steps whose answers are words. */
export function wordBooksOf(scenario: Scenario): ReadonlyMap<string, WordBook> {
  const vocabulary = once(() => new Set(scenario.vocabulary.map((word) => fold(word))));
  const city: City = { scenario, withoutCity: cityRemover(spelledOut(scenario.name)), vocabulary };
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
