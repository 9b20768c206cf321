import { plainDigits } from '../text/digits.ts';
import { remembering } from '../text/remember.ts';

/** Letters that Unicode does not take apart by itself. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * The one way a typed answer is read: lower case, no accents, œ and æ taken apart; apostrophes of any shape, dashes,
 * quotes, punctuation and every kind of space become one plain space; digits of any alphabet are 0 to 9, and grouped by thousands are joined
 * (« 1 789 » is 1789). What is left is letters and digits. Folding twice changes nothing more.
 */
export const fold = remembering((text) =>
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
  return text.replace(/(?<![\p{L}\p{N}])\d{1,3}(?: \d{3})+(?![\p{L}\p{N}])/gu, (number) => number.replaceAll(' ', ''));
}
