import type { ReplyPattern } from '../puzzles/define.ts';
import type { AnyPuzzleType } from '../puzzles/index.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';

/** The author's replies to wrong answers of a step, parsed once. */
export interface ReplyBook {
  /** By key of the answer. */
  readonly exact: ReadonlyMap<string, string>;
  /** Replies to several answers, in the order of the file. */
  readonly patterns: readonly { readonly meets: ReplyPattern<unknown>['meets']; readonly say: string }[];
}

type TypedReply = readonly [typed: string, say: string];

function replyBookOf({ replies }: Step, puzzle: Puzzle, type: AnyPuzzleType): ReplyBook {
  const sayings = replies.flatMap(({ to, say }) => to.map((typed): TypedReply => [typed, say]));
  const exact = sayings.flatMap(([typed, say]): TypedReply[] => {
    const parsed = type.parseAnswer(puzzle, typed);
    return parsed.ok ? [[type.key(puzzle, parsed.answer), say]] : [];
  });
  const patterns = sayings.flatMap(([typed, say]) => {
    const pattern = type.replyPattern?.(puzzle, typed);
    return pattern ? [{ meets: pattern.meets, say }] : [];
  });
  // Reversed, so that the first of two replies to the same answer is kept.
  return { exact: new Map(exact.toReversed()), patterns };
}

/** Reply books by step name, for steps with a puzzle. */
export function replyBooksOf({ steps }: Scenario): ReadonlyMap<string, ReplyBook> {
  const entries = Object.values(steps).flatMap((step): [string, ReplyBook][] =>
    step.puzzle ? [[step.name, replyBookOf(step, step.puzzle, puzzleTypeOf(step.puzzle))]] : [],
  );
  return new Map(entries);
}

/** The author's reply to a wrong answer: an exact one first, then the first matching pattern. */
export function replyTo({ exact, patterns }: ReplyBook, key: string, answer: unknown): string | null {
  return exact.get(key) ?? patterns.find(({ meets }) => meets(answer))?.say ?? null;
}
