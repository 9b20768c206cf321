import { answerKey } from './reading.ts';

/** What the final application sends: the size of its square, an underscore, what was typed. */
const FINAL_CODE = /^([1-9])_(.*)$/su;

/** Longer than any word; what exceeds it was pasted by mistake. */
const MAX_LENGTH = 200;

/**
 * A code of the final application as it is read, its word like that of any other field: « 3_L’Ancre » is 3_ancre. Null
 * for what is none. A size with nothing legible after it is a code all the same, and a wrong one.
 */
export function readFinalCode(raw: string): string | null {
  const [, size, word] = FINAL_CODE.exec(raw.trim()) ?? [];
  if (size === undefined || word === undefined || word.length > MAX_LENGTH) return null;
  return `${size}_${answerKey(word, 'place')}`;
}

/** Whether a code, as `readFinalCode` reads it, is among the right ones a writer gave. */
export function isFinalSolution(solutions: readonly string[], code: string): boolean {
  return solutions.some((solution) => readFinalCode(solution) === code);
}
