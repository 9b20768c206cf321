import type { ReplyPattern } from '../puzzles/define.ts';
import type { AnyPuzzleType } from '../puzzles/index.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';

/** The author's replies to wrong answers of a step, read once. */
interface ReplyBook {
  /** By the key of the very answer. */
  readonly exact: ReadonlyMap<string, string>;
  /** To answers of a kind, in the order of the file. */
  readonly patterns: readonly { readonly meets: ReplyPattern<unknown>['meets']; readonly say: string }[];
}

type Saying = readonly [typed: string, say: string];

function writeBook({ replies }: Step, puzzle: Puzzle, type: AnyPuzzleType): ReplyBook {
  const sayings = replies.flatMap(({ to, say }) => to.map((typed): Saying => [typed, say]));
  const exact = sayings.flatMap(([typed, say]): Saying[] => {
    const parsed = type.parseAnswer(puzzle, typed);
    return parsed.ok ? [[type.key(puzzle, parsed.answer), say]] : [];
  });
  const patterns = sayings.flatMap(([typed, say]) => {
    const pattern = type.replyPattern?.(puzzle, typed);
    return pattern ? [{ meets: pattern.meets, say }] : [];
  });
  // Of two replies to one answer, the first is given.
  return { exact: new Map(exact.toReversed()), patterns };
}

const books = new WeakMap<Step, ReplyBook>();

function bookOf(step: Step, puzzle: Puzzle, type: AnyPuzzleType): ReplyBook {
  const known = books.get(step);
  if (known) return known;
  const book = writeBook(step, puzzle, type);
  books.set(step, book);
  return book;
}

/** The author's own reply to a wrong answer, if there is one: to the very answer, else to answers of its kind. */
export function replyTo(step: Step, puzzle: Puzzle, answer: unknown): string | null {
  const type = puzzleTypeOf(puzzle);
  const { exact, patterns } = bookOf(step, puzzle, type);
  return exact.get(type.key(puzzle, answer)) ?? patterns.find(({ meets }) => meets(answer))?.say ?? null;
}
