import type { ReplyPattern } from '../puzzles/define.ts';
import type { AnyPuzzleType } from '../puzzles/index.ts';
import { puzzleTypeOf, reworded } from '../puzzles/index.ts';
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

/** `index`: among the replies of the step, in every language. */
type Reply = Pick<Step['replies'][number], 'if'> & { readonly index: number };
type TypedReply = readonly [typed: string, reply: Reply];

function replyBookOf(
  { name, replies }: Step,
  puzzle: Puzzle,
  type: AnyPuzzleType,
  translations: readonly Scenario[],
): ReplyBook {
  const sayings = replies.flatMap(({ to, if: condition }, index) =>
    to.map((text): TypedReply => {
      const typed = reworded(puzzle, puzzlesAt(translations, name), text);
      return [typed, { index, ...(condition && { if: condition }) }];
    }),
  );
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

/** The puzzle of a step in other languages. */
export const puzzlesAt = (translations: readonly Scenario[], step: string): readonly Puzzle[] =>
  translations.flatMap(({ steps }) => steps[step]?.puzzle ?? []);

/** Reply books by step name, for steps with a puzzle. */
export function replyBooksOf(
  { steps }: Scenario,
  translations: readonly Scenario[],
): ReadonlyMap<string, ReplyBook> {
  const entries = Object.values(steps).flatMap((step): [string, ReplyBook][] =>
    step.puzzle ? [[step.name, replyBookOf(step, step.puzzle, puzzleTypeOf(step.puzzle), translations)]] : [],
  );
  return new Map(entries);
}

const isMeantFor = (facts: Facts | undefined, reply: Reply): boolean => !facts || holds(reply.if, facts);

/**
 * The author's reply to this very answer, by its index, among those whose condition holds. `facts`: undefined for the reply
 * of any player.
 */
export const exactReply = ({ exact }: ReplyBook, key: string, facts: Facts | undefined): number | undefined =>
  exact.get(key)?.find((reply) => isMeantFor(facts, reply))?.index;

/** The author's first reply to several answers that this one is among. */
export const patternReply = (
  { patterns }: ReplyBook,
  answer: unknown,
  facts: Facts | undefined,
): number | undefined =>
  patterns.find((pattern) => isMeantFor(facts, pattern) && pattern.meets(answer))?.index;
