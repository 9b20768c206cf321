import { plainDigits } from '../text/typeset.ts';
import { memoised } from '../text/memoise.ts';

/** Letters that Unicode does not decompose. */
export const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Apostrophes that Unicode counts among the letters. */
const LETTERLIKE_APOSTROPHES = /[\u02B9-\u02BF\u02C8\u02CB\uA78C]/gu;

/** Letters that are drawn as a blank: the Hangul fillers. */
const BLANK_LETTERS = /[\u115F\u1160\u3164\uFFA0]/gu;

/** « 3,14 » is three and a bit; « 1,2,3 » is a list. */
const DECIMAL = /(?<![\d,])(\d+),(\d+)(?![\d,])/gu;

/** Writes signs as words: « & » is « et », « 3,14 » is « 3 virgule 14 », « n° » is « no ». */
const spellSigns = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll(BLANK_LETTERS, ' ')
    .replaceAll(LETTERLIKE_APOSTROPHES, '’')
    .replaceAll('&', ' et ')
    .replaceAll(DECIMAL, '$1 virgule $2')
    .replaceAll(/\b(n|m)\s*°/giu, '$1o ');

/** Joins the groups of thousands: « 1 789 » is 1789. */
const joinThousands = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\d{1,3}(?:\p{Zs}\d{3})+(?![\p{L}\p{N}])/gu, (number) =>
    number.replaceAll(/\p{Zs}/gu, ''),
  );

/** A text whose letters and signs are written in one way; its words and its punctuation remain. */
export const plainSigns = (text: string): string => joinThousands(spellSigns(text));

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[œæßøłđ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Normalises a typed answer: lower case, no accents, œ and æ split; apostrophes of any shape, dashes, quotes,
 * punctuation and every kind of space become one plain space; digits of any alphabet are 0 to 9, and groups
 * of thousands are joined (« 1 789 » is 1789). Only letters, digits and single spaces remain. Idempotent.
 */
export const fold = memoised((text) => joinThousands(foldLetters(spellSigns(text))));
