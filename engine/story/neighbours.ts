import { fold } from '../answers/fold.ts';
import { formsOf } from '../answers/forms.ts';
import type { AnswerReading } from '../answers/reading.ts';
import { isLetters, isOneSlip, takesSlips } from '../answers/slip.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import type { KnownName } from './known-names.ts';
import type { StoryIndex } from './story-index.ts';

/**
 * A solution, and another name that the city knows, so alike that a slip of the one may be a slip of the
 * other.
 */
export interface Neighbours {
  /** Index of the solution among those of the puzzle. */
  readonly index: number;
  readonly solution: string;
  readonly name: string;
  /** Texts one slip from both, and themselves neither. */
  readonly between: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that one slip makes of a word. */
function slipsOf(word: string): readonly string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, index) => [word.slice(0, index), word.slice(index)] as const,
  );
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

/**
 * The solutions of a step whose answers are words, except a text of several words; each with the forms that
 * take slips.
 */
function longSolutions({ puzzle }: Step) {
  const words = puzzle && puzzleTypeOf(puzzle).words?.(puzzle);
  if (!words || words.reading === 'text') return null;
  const reading: AnswerReading = words.reading;
  const solutions = words.solutions.map((solution, index) => {
    const forms = formsOf(fold(solution), reading);
    return { index, solution, forms, long: forms.filter(takesSlips) };
  });
  return { reading, solutions, right: new Set(solutions.flatMap(({ forms }) => forms)) };
}

/** The names that one slip makes of a solution. */
export function namesNextTo(
  { otherNames }: StoryIndex,
  step: Step,
): readonly Pick<Neighbours, 'index' | 'solution' | 'name'>[] {
  const asked = longSolutions(step);
  if (!asked) return [];
  const names = otherNames(step, asked.reading);
  return asked.solutions.flatMap(({ index, solution, long }) =>
    names
      .filter(({ forms }) =>
        forms.some((form) => long.some((one) => isOneSlip(one, form)) && isLetters(form)),
      )
      .map(({ name }) => ({ index, solution, name })),
  );
}

/** The pairs of a step. */
export function neighboursOf({ otherNames }: StoryIndex, step: Step): readonly Neighbours[] {
  const asked = longSolutions(step);
  if (!asked) return [];
  const names = uniqueNames(otherNames(step, asked.reading));
  return asked.solutions.flatMap(({ index, solution, long }) =>
    names.flatMap(({ name, forms }): Neighbours[] => {
      const pairs = long.flatMap((form) =>
        forms
          .filter((other) => isLetters(other) && mayMeet(form, other))
          .map((other) => [form, other] as const),
      );
      const slips = pairs.flatMap(([form, other]) =>
        slipsOf(form).filter((slip) => slip !== other && isOneSlip(slip, other)),
      );
      const between = [...new Set(slips)].filter((slip) => !asked.right.has(slip));
      return between.length === 0 ? [] : [{ index, solution, name, between }];
    }),
  );
}
