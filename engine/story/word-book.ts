import { type Asked, barerTexts } from '../answers/barer.ts';
import { cityRemover, withoutArticles } from '../answers/around.ts';
import { fold } from '../answers/fold.ts';
import { spelledOut } from '../answers/read-place.ts';
import { answerKey, type AnswerReading } from '../answers/reading.ts';
import { distanceOf, isNearWordByWord, takesSlips } from '../answers/slip.ts';
import type { AnswerWords } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { knownNames } from './known-names.ts';

/** What a typed text can mean at a step besides what it says to the letter. */
export interface WordBook {
  /** The keys of the text with less and less written around it, those that are solutions replaced by `right`. */
  barerKeys(text: string): readonly { readonly key: string; readonly isRight: boolean }[];
  /** The key of the solution that the text misspells, and whether it may as well be another word that the city knows. */
  slipOf(text: string): { readonly key: string; readonly isAmbiguous: boolean } | null;
}

/** A text as it may be compared: whole, without the articles in it, and as the name of a place alone. Without spaces. */
function formsOf(text: string, reading: AnswerReading): readonly string[] {
  if (reading === 'word') return [answerKey(text, 'word')];
  const whole = spelledOut(text);
  return [...new Set([whole, withoutArticles(whole), answerKey(text, 'place')].map((form) => form.replaceAll(' ', '')))];
}

/** The names of the city that are no answer at this step, each as it may be compared. */
function otherForms(scenario: Scenario, step: Step, reading: AnswerReading, right: ReadonlySet<string>): ReadonlySet<string> {
  const forms = knownNames(scenario, step).map((name) => formsOf(name, reading));
  return new Set(
    forms
      .filter((name) => !name.some((form) => right.has(form)))
      .flat()
      .filter((form) => form.length > 2),
  );
}

function wordsAsked({ asked, solutions }: AnswerWords): ReadonlySet<string> {
  const answered = new Set(solutions.flatMap((solution) => fold(solution).split(' ')));
  return new Set(asked.flatMap((text = '') => fold(text).split(' ')).filter((word) => !answered.has(word)));
}

function bookOf(scenario: Scenario, step: Step, words: AnswerWords & { readonly reading: AnswerReading }): WordBook {
  const { reading, solutions } = words;
  const asked: Asked = { reading, withoutCity: cityRemover(spelledOut(scenario.name)), words: wordsAsked(words) };
  const right = new Map(
    solutions.toReversed().flatMap((solution) => formsOf(solution, reading).map((form) => [form, answerKey(solution, reading)])),
  );
  const keys = new Set(right.values());
  const known = new Set([...right.keys()]);
  const meant = [...right.keys()].filter(takesSlips);
  const refused = new Set(step.examples.refuse.map((text) => answerKey(text, reading)));
  let others: ReadonlySet<string> | undefined;
  return {
    barerKeys(text) {
      if (refused.has(answerKey(text, reading))) return [];
      const barer = barerTexts(text, asked).map((less) => answerKey(less, reading));
      return [...new Set(barer)].map((key) => ({ key, isRight: keys.has(key) }));
    },
    slipOf(text) {
      const texts = barerTexts(text, asked);
      const typed = [...new Set(texts.flatMap((less) => formsOf(less, reading)))];
      const [found, distance] = nearest(typed, meant);
      if (found === null) return null;
      // Only a misspelling needs them.
      others ??= otherForms(scenario, step, reading, known);
      const saysAnother = fold(text)
        .split(' ')
        .some((word) => others?.has(word) && !solutions.some((solution) => ` ${fold(solution)} `.includes(` ${word} `)));
      const [, other] = nearest(typed, others);
      if (other === 0 || saysAnother) return null;
      return { key: right.get(found) ?? found, isAmbiguous: other <= distance };
    },
  };
}

/** The nearest of some words to any form of a typed text, and its distance. */
function nearest(typed: readonly string[], words: Iterable<string>): readonly [word: string | null, distance: number] {
  let found: readonly [string | null, number] = [null, Infinity];
  for (const word of words) {
    const distance = Math.min(...typed.map((form) => distanceOf(form, word)));
    if (distance < found[1]) found = [word, distance];
  }
  return found;
}

/** A text of several words is compared word by word. */
function textBookOf({ examples }: Step, { solutions }: AnswerWords): WordBook {
  const refused = new Set(examples.refuse.map((text) => fold(text)));
  return {
    barerKeys: () => [],
    slipOf(text) {
      const typed = barerTexts(text, { reading: 'word', withoutCity: (same) => same, words: new Set() });
      const meant = solutions.find((solution) => typed.some((one) => isNearWordByWord(one, fold(solution))));
      return meant === undefined || refused.has(fold(text)) ? null : { key: answerKey(meant, 'word'), isAmbiguous: false };
    },
  };
}

/** Word books by step name, for the steps whose answers are words. */
export function wordBooksOf(scenario: Scenario): ReadonlyMap<string, WordBook> {
  const entries = Object.values(scenario.steps).flatMap((step): [string, WordBook][] => {
    const words = step.puzzle && puzzleTypeOf(step.puzzle).words?.(step.puzzle);
    if (!words) return [];
    const { reading } = words;
    return [[step.name, reading === 'text' ? textBookOf(step, words) : bookOf(scenario, step, { ...words, reading })]];
  });
  return new Map(entries);
}
