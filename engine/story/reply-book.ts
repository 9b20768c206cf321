import type { ReplyPattern } from '../puzzles/define.ts';
import type { AnyPuzzleType } from '../puzzles/index.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';

/** The author's replies to wrong answers of a step, read once. */
export interface ReplyBook {
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

/** The reply book of each step that has a puzzle, by the name of the step. */
export function replyBooksOf({ steps }: Scenario): ReadonlyMap<string, ReplyBook> {
  const entries = Object.values(steps).flatMap((step): [string, ReplyBook][] =>
    step.puzzle ? [[step.name, writeBook(step, step.puzzle, puzzleTypeOf(step.puzzle))]] : [],
  );
  return new Map(entries);
}

/** The author's own reply to a wrong answer, if there is one: to the very answer, else to answers of its kind. */
export function replyTo({ exact, patterns }: ReplyBook, key: string, answer: unknown): string | null {
  return exact.get(key) ?? patterns.find(({ meets }) => meets(answer))?.say ?? null;
}
