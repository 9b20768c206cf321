import { plainDigits } from '../text/typeset.ts';
import { memoised } from '../text/memoise.ts';

/** Letters that Unicode does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Normalises a typed answer: lower case, no accents, œ and æ split; apostrophes of any shape, dashes, quotes,
 * punctuation and every kind of space become one plain space; digits of any alphabet are 0 to 9, and groups
 * of thousands are joined (« 1 789 » is 1789). Only letters, digits and single spaces remain. Idempotent.
 */
export const fold = memoised((text) =>
  joinThousands(
    plainDigits(text)
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[œæßøłđ]/gu, (letter) => LIGATURES[letter] ?? letter)
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ),
);

function joinThousands(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\d{1,3}(?: \d{3})+(?![\p{L}\p{N}])/gu, (number) =>
    number.replaceAll(' ', ''),
  );
}
