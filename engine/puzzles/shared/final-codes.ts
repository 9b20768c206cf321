import type { AnswerParts } from '../define.ts';
import { passages } from './passages.ts';

/** Where the final application solves the step, a hint tells the word; the size may stand elsewhere. */
export const finalCodeParts = (codes: readonly string[]): readonly AnswerParts[] => codes.map((code) => [[code.replace(/^\d_/u, '')]]);

/** Codes of the final application that a reader may make of a text: any digit may be the size, any run of words the word. */
export function* finalCodesIn(words: readonly string[]): Generator<string> {
  for (const size of new Set(words.filter((word) => /^[1-9]$/u.test(word)))) {
    for (const word of passages(words, ' ')) yield `${size}_${word}`;
  }
}
