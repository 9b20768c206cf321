import { withoutSentence, withoutFillers } from './around.ts';
import { fold } from './fold.ts';
import { answerKey } from './reading.ts';

/** The format the final application sends: the size of its square, an underscore, the typed word. */
const FINAL_CODE = /^([1-9])_(.*)$/su;

/** Longer than any word; a longer text was pasted by mistake. */
const MAX_LENGTH = 200;

/**
 * Normalises a code of the final application; its word is read like that of any other field: « 3_C’est une
 * ancre » is 3_ancre. Its letters are found one by one: no slip is forgiven. Null when the text is no such
 * code. A size with nothing legible after it is a code, and a wrong one.
 */
export function readFinalCode(raw: string): string | null {
  const [, size, word] = FINAL_CODE.exec(raw.trim()) ?? [];
  if (size === undefined || word === undefined || word.length > MAX_LENGTH) return null;
  return `${size}_${answerKey(withoutFillers(withoutSentence(fold(word))), 'place')}`;
}

/** `code`: as returned by `readFinalCode`. */
export function isFinalSolution(solutions: readonly string[], code: string): boolean {
  return solutions.some((solution) => readFinalCode(solution) === code);
}
