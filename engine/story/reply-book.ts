import { puzzleTypeOf, reworded } from '../puzzles/index.ts';
import { type Facts, holds } from '../scenario/condition.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';

/**
 * The author's replies to wrong answers of a step, parsed once. Each is given by its index, which is the same in
 * every language. `facts`: of the player, on whom replies may depend; undefined for any player.
 */
export interface ReplyBook {
  /** The reply to this very answer. */
  readonly exact: (key: string, facts: Facts | undefined) => number | undefined;
  /** The first reply to several answers that this one is among. */
  readonly among: (answer: unknown, facts: Facts | undefined) => number | undefined;
}

function replyBookOf({ name, replies }: Step, puzzle: Puzzle, translations: readonly Scenario[]): ReplyBook {
  const type = puzzleTypeOf(puzzle);
  const others = puzzlesAt(translations, name);
  const typed = replies.flatMap(({ to, if: condition }, index) =>
    to.map((text) => {
      const raw = reworded(puzzle, others, text);
      const parsed = type.parseAnswer(puzzle, raw);
      const key = parsed.ok ? type.key(puzzle, parsed.answer) : null;
      return { index, condition, key, pattern: type.replyPattern?.(puzzle, raw) };
    }),
  );
  type Typed = (typeof typed)[number];
  const find = (facts: Facts | undefined, answers: (reply: Typed) => boolean): number | undefined =>
    typed.find((reply) => (!facts || holds(reply.condition, facts)) && answers(reply))?.index;
  return {
    exact: (key, facts) => find(facts, (reply) => reply.key === key),
    among: (answer, facts) => find(facts, ({ pattern }) => pattern?.meets(answer) === true),
  };
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
    step.puzzle ? [[step.name, replyBookOf(step, step.puzzle, translations)]] : [],
  );
  return new Map(entries);
}
