import { fold } from '../answers/fold.ts';
import { formsOf } from '../answers/forms.ts';
import type { AnswerReading } from '../answers/reading.ts';
import { isLetters, isOneSlip, takesSlips } from '../answers/slip.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { type KnownName, otherNames } from './known-names.ts';

/** A solution, and another name that the city knows, so alike that a slip of the one may be a slip of the other. */
export interface Neighbours {
  /** Index of the solution among those of the puzzle. */
  readonly index: number;
  readonly solution: string;
  readonly name: string;
  /** Whether one slip leads from the one to the other. */
  readonly isNext: boolean;
  /** Texts one slip from both, and themselves neither. */
  readonly between: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that one slip makes of a word. */
function slipsOf(word: string): readonly string[] {
  const places = Array.from({ length: word.length + 1 }, (_, index) => [word.slice(0, index), word.slice(index)] as const);
  const texts = places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...[...LETTERS].flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ]);
  return [...new Set(texts)];
}

/** Two words further apart than two slips have none in common; compared before any slip is made. */
function mayMeet(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 2) return false;
  const rest = [...right];
  const missing = [...left].filter((letter) => {
    const at = rest.indexOf(letter);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  return missing.length <= 2;
}

/** Without names that differ by capitals, accents or small words alone. */
const uniqueNames = (names: readonly KnownName[]): readonly KnownName[] =>
  [...new Map(names.toReversed().map((name) => [name.forms.at(-1), name])).values()].toReversed();

/** The pairs of a step whose answers are words, except in a text of several words. */
export function neighboursOf(scenario: Scenario, step: Step): readonly Neighbours[] {
  const words = step.puzzle && puzzleTypeOf(step.puzzle).words?.(step.puzzle);
  if (!words || words.reading === 'text') return [];
  const reading: AnswerReading = words.reading;
  const names = uniqueNames(otherNames(scenario, step, reading));
  const right = new Set(words.solutions.flatMap((solution) => formsOf(fold(solution), reading)));
  return words.solutions.flatMap((solution, index) => {
    const forms = formsOf(fold(solution), reading).filter(takesSlips);
    return names.flatMap(({ name, forms: others }): Neighbours[] => {
      const pairs = forms.flatMap((form) =>
        others.filter((other) => isLetters(other) && mayMeet(form, other)).map((other) => [form, other] as const),
      );
      const slips = pairs.flatMap(([form, other]) => slipsOf(form).filter((slip) => slip !== other && isOneSlip(slip, other)));
      const between = [...new Set(slips)].filter((slip) => !right.has(slip));
      const isNext = pairs.some(([form, other]) => isOneSlip(form, other));
      return between.length === 0 ? [] : [{ index, solution, name, isNext, between }];
    });
  });
}
