import { readFinalCode } from '../answers/final-code.ts';
import type { AddressBook } from '../scenario/address-book.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { judge } from './judge.ts';
import type { Standing } from './standing.ts';

/** The answer of POST code/recognise. */
export interface RecogniseAnswer {
  readonly recognised: boolean;
  readonly signal?: number;
  readonly reveal?: Readonly<Record<string, unknown>>;
}

export interface RecogniseContext {
  readonly addresses: AddressBook;
  /** GAME_DEBUG. */
  readonly debug: boolean;
}

/**
 * Whether the instrument of the player's step recognises a value. Never advances; the server follows a recognised one
 * with the event RECOGNISED. The author's reply to a wrong value comes along in `reveal.reply`.
 */
export function recognise({ story, progress, step }: Standing, code: string, context: RecogniseContext): RecogniseAnswer {
  const puzzle = step?.puzzle;
  if (!step || !puzzle) return { recognised: false };
  const type = puzzleTypeOf(puzzle);
  const parsed = type.parseAnswer(puzzle, code);
  // A code of the final application is no value of the instrument's: it is judged by code/check alone.
  if (!type.recognise || !parsed.ok || readFinalCode(code) !== null) return { recognised: false };
  const answer = type.recognise.ask(puzzle, parsed.answer, {
    ...context,
    seed: seedOf(story.scenario, step),
    recognised: progress.recognised,
    solved: false,
  });
  const judgement = judge(story, step.name, code);
  return judgement.verdict === 'almost' ? { ...answer, reveal: { ...answer.reveal, reply: judgement.message } } : answer;
}

/** The least time between two questions to the instrument of the player's step, milliseconds; null without one. */
export function recogniseEveryMs({ step }: Standing): number | null {
  const puzzle = step?.puzzle;
  return (puzzle && puzzleTypeOf(puzzle).recognise?.everyMs) ?? null;
}

/** A constant of the step, for what must look random and stay the same between two calls. */
export function seedOf(scenario: Scenario, step: Step): string {
  return `${scenario.slug}/${step.name}`;
}
