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

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every text that one slip makes of a word. */
function slipsOf(word: string): readonly string[] {
  const texts = Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    return [
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      ...LETTERS.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
    ];
  });
  return [...new Set(texts.flat())];
}

/** The names of a step whose answers are words, each once: its solutions, and the others that take slips. */
function namesAt({ readers }: StoryIndex, { name }: Step) {
  const names = readers.get(name)?.names() ?? [];
  const right = names.filter(({ role }) => role === 'right');
  const isRight = new Set(right.map(({ letters }) => letters));
  const others = names.filter(
    ({ role, letters }) =>
      (role === 'reply' || role === 'known') && isLetters(letters) && !isRight.has(letters),
  );
  return {
    right: right.filter(({ letters }) => takesSlips(letters)),
    isRight,
    others: [...new Map(others.map((one) => [one.letters, one])).values()],
  };
}

/** The names that one slip makes of a solution. */
export function namesNextTo(
  story: StoryIndex,
  step: Step,
): readonly Pick<Neighbours, 'index' | 'solution' | 'name'>[] {
  const { right, others } = namesAt(story, step);
  return right.flatMap(({ index, text: solution, letters }) =>
    others
      .filter((other) => isOneSlip(letters, other.letters))
      .map(({ text: name }) => ({ index, solution, name })),
  );
}

/** The pairs of a step. */
export function neighboursOf(story: StoryIndex, step: Step): readonly Neighbours[] {
  const { right, isRight, others } = namesAt(story, step);
  return right.flatMap(({ index, text: solution, letters: form }) => {
    const slips = slipsOf(form).filter((slip) => !isRight.has(slip));
    return others.flatMap(({ text: name, letters }): Neighbours[] => {
      const between = slips.filter((slip) => slip !== letters && isOneSlip(slip, letters));
      return between.length > 0 ? [{ index, solution, name, between }] : [];
    });
  });
}
