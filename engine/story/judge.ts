import { readFinalCode } from '../answers/final-code.ts';
import { fold } from '../answers/fold.ts';
import { finalCodesOf, puzzleTypeOf } from '../puzzles/index.ts';
import type { Facts } from '../scenario/condition.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { replyTo } from './reply-book.ts';
import type { StoryIndex } from './story-index.ts';
import type { Verdict } from './verdict.ts';

/** The verdict on a raw answer. `message`: French, for the player, empty when right; `key`: the normalised answer. */
export interface Judgement {
  readonly verdict: Exclude<Verdict, 'waiting'>;
  readonly message: string;
  readonly key: string;
}

/** An unreadable answer has no key: its beginning is stored in the journal instead. */
const UNREADABLE_KEY_LENGTH = 60;

/**
 * Parses an answer, then judges it: an unreadable answer costs the player nothing. Ignores waits. Pure. `facts`: of the
 * player, on whom the author's replies may depend; without them, of any player.
 */
export function judge({ scenario, replyBooks }: StoryIndex, stepName: string, code: string, facts?: Facts): Judgement {
  const step = scenario.steps[stepName];
  if (!step?.puzzle) return unreadable(code, 'Il n’y a rien à entrer ici');
  const strayCode = finalCodesOf(step.puzzle) || !hasFinal(scenario) ? null : readFinalCode(code);
  if (strayCode !== null) return wrong(strayCode);
  const type = puzzleTypeOf(step.puzzle);
  const parsed = type.parseAnswer(step.puzzle, code);
  if (!parsed.ok) return unreadable(code, parsed.message);
  const key = type.key(step.puzzle, parsed.answer);
  if (type.evaluate(step.puzzle, parsed.answer)) return { verdict: 'right', message: '', key };
  const book = replyBooks.get(stepName);
  const reply = book ? replyTo(book, key, parsed.answer, facts) : null;
  return reply === null ? wrong(key) : { verdict: 'almost', message: reply, key };
}

/** With a final application, its codes can be sent at every step, and are wrong where no step expects them. */
const hasFinal = ({ tiles }: Scenario): boolean => tiles.some(({ app }) => app === 'final');

function wrong(key: string): Judgement {
  return { verdict: 'wrong', message: 'Code Erroné', key };
}

function unreadable(code: string, message: string): Judgement {
  return { verdict: 'unreadable', message, key: fold(code.slice(0, UNREADABLE_KEY_LENGTH)) };
}
