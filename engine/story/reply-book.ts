import type { ReplyPattern } from '../puzzles/define.ts';
import type { AnyPuzzleType } from '../puzzles/index.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { type Facts, holds } from '../scenario/condition.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';

/** The author's replies to wrong answers of a step, parsed once. */
export interface ReplyBook {
  /** By key of the answer, in the order of the file. */
  readonly exact: ReadonlyMap<string, readonly Reply[]>;
  /** Replies to several answers, in the order of the file. */
  readonly patterns: readonly (Reply & { readonly meets: ReplyPattern<unknown>['meets'] })[];
}

type Reply = Pick<Step['replies'][number], 'say' | 'if'>;
type TypedReply = readonly [typed: string, reply: Reply];

function replyBookOf({ replies }: Step, puzzle: Puzzle, type: AnyPuzzleType): ReplyBook {
  const sayings = replies.flatMap(({ to, ...reply }) => to.map((typed): TypedReply => [typed, reply]));
  const exact = new Map<string, Reply[]>();
  for (const [typed, reply] of sayings) {
    const parsed = type.parseAnswer(puzzle, typed);
    if (!parsed.ok) continue;
    const key = type.key(puzzle, parsed.answer);
    exact.set(key, [...(exact.get(key) ?? []), reply]);
  }
  const patterns = sayings.flatMap(([typed, reply]) => {
    const pattern = type.replyPattern?.(puzzle, typed);
    return pattern ? [{ meets: pattern.meets, ...reply }] : [];
  });
  return { exact, patterns };
}

/** Reply books by step name, for steps with a puzzle. */
export function replyBooksOf({ steps }: Scenario): ReadonlyMap<string, ReplyBook> {
  const entries = Object.values(steps).flatMap((step): [string, ReplyBook][] =>
    step.puzzle ? [[step.name, replyBookOf(step, step.puzzle, puzzleTypeOf(step.puzzle))]] : [],
  );
  return new Map(entries);
}

const isMeantFor = (facts: Facts | undefined, reply: Reply): boolean => !facts || holds(reply.if, facts);

/**
 * The author's reply to this very answer, among those whose condition holds. `facts`: undefined for the reply
 * of any player.
 */
export const exactReply = ({ exact }: ReplyBook, key: string, facts: Facts | undefined): string | undefined =>
  exact.get(key)?.find((reply) => isMeantFor(facts, reply))?.say;

/** The author's first reply to several answers that this one is among. */
export const patternReply = (
  { patterns }: ReplyBook,
  answer: unknown,
  facts: Facts | undefined,
): string | undefined => patterns.find((pattern) => isMeantFor(facts, pattern) && pattern.meets(answer))?.say;
