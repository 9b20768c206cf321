import { answerKey } from './reading.ts';

/** The format the final application sends: the size of its square, an underscore, the typed word. */
const FINAL_CODE = /^([1-9])_(.*)$/su;

/** Longer than any word; a longer text was pasted by mistake. */
const MAX_LENGTH = 200;

/** A code of the final application in two parts; null when the text is no such code. */
export function splitFinalCode(raw: string): { readonly size: string; readonly word: string } | null {
  const [, size, word] = FINAL_CODE.exec(raw.trim()) ?? [];
  return size === undefined || word === undefined || word.length > MAX_LENGTH ? null : { size, word };
}

/**
 * Normalises a code of the final application. Null when the text is no such code. A size with nothing legible
 * after it is a code, and a wrong one.
 */
export function readFinalCode(raw: string): string | null {
  const code = splitFinalCode(raw);
  return code && `${code.size}_${answerKey(code.word, 'place')}`;
}

/** `code`: as returned by `readFinalCode`. */
export function isFinalSolution(solutions: readonly string[], code: string): boolean {
  return solutions.some((solution) => readFinalCode(solution) === code);
}
