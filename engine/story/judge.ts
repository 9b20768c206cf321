import { readFinalCode } from '../answers/final-code.ts';
import { fold } from '../answers/fold.ts';
import { finalCodesOf, puzzleTypeOf, reworded } from '../puzzles/index.ts';
import type { Facts } from '../scenario/condition.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Sentence } from '../words/words.ts';
import { puzzlesAt } from './reply-book.ts';
import type { StepMeaning } from './step-readers.ts';
import type { StoryIndex } from './story-index.ts';

/** The verdict on one attempt, as stored in the journal. */
export type Verdict = 'right' | 'wrong' | 'almost' | 'unreadable' | 'waiting';

/**
 * The verdict on a raw answer. `message`: a sentence or the author's reply, empty when right; `key`: the
 * normalised answer.
 */
export interface Judgement {
  readonly verdict: Exclude<Verdict, 'waiting'>;
  readonly message: Sentence | string;
  readonly key: string;
  /** A misspelling of the solution that may as well be another word: it does not count as a mistake. */
  readonly isFree?: true;
}

/** An unreadable answer has no key: its beginning is stored in the journal instead. */
const UNREADABLE_KEY_LENGTH = 60;

/**
 * Parses an answer, then judges it: an unreadable answer costs the player nothing. Ignores waits. Pure. The
 * verdict and the key are the same in all languages of a story. `facts`: of the player, on whom the author's
 * replies may depend; without them, of any player.
 */
export function judge(story: StoryIndex, stepName: string, raw: string, facts?: Facts): Judgement {
  const { original, translations } = story;
  const step = original.steps[stepName];
  if (!step?.puzzle) return unreadable(raw, ['nothingToEnter']);
  const code = reworded(step.puzzle, puzzlesAt(translations, stepName), raw);
  const strayCode = finalCodesOf(step.puzzle) || !hasFinal(original) ? null : readFinalCode(code);
  if (strayCode !== null) return wrong(strayCode);
  const type = puzzleTypeOf(step.puzzle);
  const parsed = type.parseAnswer(step.puzzle, code);
  if (!parsed.ok) return unreadable(code, parsed.message);
  const key = type.key(step.puzzle, parsed.answer);
  const meaning = story.readers.get(stepName)?.meaning(code, facts);
  const isTaken = meaning !== undefined && TAKES_BACK.has(meaning.means);
  if (!isTaken && type.evaluate(step.puzzle, parsed.answer)) return right(key);
  const book = story.replyBooks.get(stepName);
  const say = (reply: number): string => story.scenario.steps[stepName]?.replies[reply]?.say ?? '';
  const exact = book?.exact(key, facts);
  if (exact !== undefined) return almost(say(exact), key);
  if (meaning?.means === 'right') return right(meaning.key);
  const among = book?.among(parsed.answer, facts);
  if (among !== undefined) return almost(say(among), key);
  if (meaning?.means === 'reply') return almost(say(meaning.reply), meaning.key);
  if (!meaning || meaning.means === 'nothing' || meaning.means === 'denied')
    return wrong(key, type.partly?.(step.puzzle, parsed.answer));
  // The general replies cost nothing, and tell nothing that the step has not shown.
  return { ...almost([meaning.means], key), isFree: true };
}

/** What a reading finds in a text that has the letters of an answer, and is none. */
const TAKES_BACK: ReadonlySet<StepMeaning['means']> = new Set(['otherWay', 'denied', 'severalAnswers']);

/**
 * With a final application, its codes can be sent at every step, and are wrong where no step expects them.
 */
const hasFinal = ({ tiles }: Scenario): boolean => tiles.some(({ app }) => app === 'final');

/** Two answers that mean the same have the same key. */
const right = (key: string): Judgement => ({ verdict: 'right', message: '', key });

const almost = (message: Sentence | string, key: string): Judgement => ({ verdict: 'almost', message, key });

function wrong(key: string, message?: Sentence | null): Judgement {
  return { verdict: 'wrong', message: message ?? ['wrong'], key };
}

function unreadable(code: string, message: Sentence): Judgement {
  return { verdict: 'unreadable', message, key: fold(code.slice(0, UNREADABLE_KEY_LENGTH)) };
}
