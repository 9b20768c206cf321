import { splitFinalCode } from '../../answers/final-code.ts';
import type { Parsed } from '../../answers/parse-text.ts';
import { answerKey, type AnswerReading } from '../../answers/reading.ts';
import { plainDigits } from '../../text/typeset.ts';
import type { AnswerParts, AnswerWords } from '../define.ts';
import { saysValues } from './tolerance.ts';

/** Each typed solution as written and as normalised: a hint may use another article. */
export const typedParts = (solutions: readonly string[], reading: AnswerReading): readonly AnswerParts[] =>
  solutions.map((solution) => [[solution, answerKey(solution, reading)]]);

/** The hint must contain the word of a final code; the size may be found elsewhere. */
export const finalCodeParts = (codes: readonly string[]): readonly AnswerParts[] =>
  codes.map((code) => [[code.replace(/^\d_/u, '')]]);

/** The words of final codes, read like those of any field; the size stands in front. */
export function finalWords(codes: readonly string[]): AnswerWords {
  const parts = codes.flatMap((code) => splitFinalCode(code) ?? []);
  return {
    solutions: parts.map(({ word }) => word),
    path: ['finalCode'],
    reading: 'place',
    asked: [],
    isStrict: true,
    within: {
      split: (raw) => {
        const { size = '', word = raw } = splitFinalCode(raw) ?? {};
        return { frame: size, typed: word };
      },
      keyWith: (frame, key) =>
        parts.some(({ size, word }) => size === frame && answerKey(word, 'place') === key)
          ? `${frame}_${key}`
          : null,
    },
  };
}

/** « PASTEL à la taille 6 » */
export const sayFinalCodes = (codes: readonly string[]): string =>
  saysValues(codes.map((code) => code.replace(/^(\d)_(.*)$/su, '$2 à la taille $1')));

/** Final codes that can be formed from a text: any digit as size, any run of words as word. */
export function* finalCodesIn(words: readonly string[]): Generator<string> {
  for (const size of new Set(words.filter((word) => /^[1-9]$/u.test(word)))) {
    for (const word of passages(words, ' ')) yield `${size}_${word}`;
  }
}

/**
 * The digits of a text, in any alphabet, without spaces, degrees, minutes, quotes and dashes. Empty when the
 * text contains a letter.
 */
export function onlyDigits(raw: string): string {
  const text = plainDigits(raw.normalize('NFKC'));
  return /\p{L}/u.test(text) ? '' : text.replace(/\D/gu, '');
}

export function parseDigits(raw: string, count: number): Parsed<string> {
  const answer = onlyDigits(raw);
  return answer.length === count ? { ok: true, answer } : { ok: false, message: ['needsDigits', count] };
}

/** Every run of words; for each first word, the shortest run first. */
export function* passages(words: readonly string[], between: string): Generator<string> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) yield words.slice(from, to).join(between);
  }
}

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Runs of words, then runs of the numbers among them. */
export function* wordsOrNumbers(words: readonly string[]): Generator<string> {
  yield* passages(words, ' ');
  yield* passages(words.filter(isNumber), '-');
}
