import type { Name } from '../answers/names.ts';
import { isLetters, isOneSlip, takesSlips } from '../answers/slip.ts';
import type { Step } from '../scenario/scenario.ts';
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

const lettersOf = ({ words }: Name): string => words.join('');

/** The names of a step whose answers are words, each once: its solutions, and the others that take slips. */
function namesAt({ readers }: StoryIndex, { name }: Step) {
  const names = readers.get(name)?.names() ?? [];
  const right = names.filter(({ role }) => role === 'right');
  const isRight = new Set(right.map(lettersOf));
  const others = names.filter(
    (one) =>
      ['reply', 'known'].includes(one.role) && isLetters(lettersOf(one)) && !isRight.has(lettersOf(one)),
  );
  return {
    right: right.filter((one) => takesSlips(lettersOf(one))),
    isRight,
    others: [...new Map(others.toReversed().map((one) => [lettersOf(one), one])).values()].toReversed(),
  };
}

/** The names that one slip makes of a solution. */
export function namesNextTo(
  story: StoryIndex,
  step: Step,
): readonly Pick<Neighbours, 'index' | 'solution' | 'name'>[] {
  const { right, others } = namesAt(story, step);
  return right.flatMap((one) =>
    others
      .filter((other) => isOneSlip(lettersOf(one), lettersOf(other)))
      .map(({ text }) => ({ index: one.index, solution: one.text, name: text })),
  );
}

/** The pairs of a step. */
export function neighboursOf(story: StoryIndex, step: Step): readonly Neighbours[] {
  const { right, isRight, others } = namesAt(story, step);
  return right.flatMap((one) =>
    others.flatMap((other): Neighbours[] => {
      const [form, meant] = [lettersOf(one), lettersOf(other)];
      if (!mayMeet(form, meant)) return [];
      const between = slipsOf(form).filter(
        (slip) => slip !== meant && isOneSlip(slip, meant) && !isRight.has(slip),
      );
      return between.length === 0
        ? []
        : [{ index: one.index, solution: one.text, name: other.text, between }];
    }),
  );
}
