import type { AnswerParts } from '../define.ts';
import { passages } from './passages.ts';
import { saysValues } from './tolerance.ts';

/** The hint must contain the word of a final code; the size may be found elsewhere. */
export const finalCodeParts = (codes: readonly string[]): readonly AnswerParts[] =>
  codes.map((code) => [[code.replace(/^\d_/u, '')]]);

/** « PASTEL à la taille 6 » */
export const sayFinalCodes = (codes: readonly string[]): string =>
  saysValues(codes.map((code) => code.replace(/^(\d)_(.*)$/su, '$2 à la taille $1')));

/** Final codes that can be formed from a text: any digit as size, any run of words as word. */
export function* finalCodesIn(words: readonly string[]): Generator<string> {
  for (const size of new Set(words.filter((word) => /^[1-9]$/u.test(word)))) {
    for (const word of passages(words, ' ')) yield `${size}_${word}`;
  }
}
