import { readFinalCode } from '../answers/final-code.ts';
import { isHeld } from '../hands/hand.ts';
import type { AddressBook, Scenario, Step } from '../scenario/scenario.ts';
import { puzzleTypeOf, reworded } from '../puzzles/index.ts';
import { writeSentence } from '../words/words.ts';
import { judge } from './judge.ts';
import { puzzlesAt } from './reply-book.ts';
import { openStep, type Standing } from './standing.ts';

/** Response of POST code/recognise. */
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
 * Whether the instrument of an open step recognises a value. Never advances: the server then sends the event
 * RECOGNISED. An instrument in another hand tells nothing. The author's reply to a wrong value is returned in
 * `reveal.reply`. `at`: a step beside the route; the player's without it.
 */
export function recognise(
  standing: Standing,
  code: string,
  context: RecogniseContext,
  at?: string | null,
): RecogniseAnswer {
  const { story } = standing;
  const { step, attempts } = openStep(standing, at) ?? {};
  const puzzle = step?.puzzle;
  if (!step || !attempts || !puzzle || !isHeld(standing.hand, step)) return { recognised: false };
  const type = puzzleTypeOf(puzzle);
  const others = puzzlesAt([story.original, ...story.translations], step.name);
  if (type.continuation) return whatFollows(type.continuation.after(puzzle, reworded(puzzle, others, code)));
  const parsed = type.parseAnswer(puzzle, code);
  // A code of the final application is judged by code/check only.
  if (!type.recognise || !parsed.ok || readFinalCode(code) !== null) return { recognised: false };
  const answer = type.recognise.ask(puzzle, parsed.answer, {
    ...context,
    seed: seedOf(story.scenario, step),
    recognised: attempts.recognised,
    solved: false,
    words: story.words,
  });
  const judgement = judge(story, step.name, code, standing.facts);
  return judgement.verdict === 'almost'
    ? { ...answer, reveal: { ...answer.reveal, reply: writeSentence(judgement.message, story.words) } }
    : answer;
}

const whatFollows = (reveal: RecogniseAnswer['reveal'] | null): RecogniseAnswer => ({
  recognised: false,
  ...(reveal && { reveal }),
});

/** Minimum time between two requests to the instrument of a step, in milliseconds; null without one. */
export function recogniseEveryMs({ puzzle }: Pick<Step, 'puzzle'>): number | null {
  const type = puzzle && puzzleTypeOf(puzzle);
  return (type?.recognise ?? type?.continuation)?.everyMs ?? null;
}

/** Constant for the step, so that random choices stay the same between two calls. */
export function seedOf(scenario: Scenario, step: Step): string {
  return `${scenario.slug}/${step.name}`;
}
