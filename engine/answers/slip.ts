import { memoised } from '../text/memoise.ts';

/** Shorter words become other words with one letter: they are compared exactly. */
const LEAST_LETTERS = 5;

/** Shorter sounds are shared by many words. */
const LEAST_SOUNDS = 3;

/** A sound may be written with so many letters more. */
const MOST_LETTERS_MORE = 2;

/** Codes and numbers have no slips. */
export const isLetters = (text: string): boolean => /^\p{L}+$/u.test(text);

interface Difference {
  /** How many letters agree at the beginning. */
  readonly start: number;
  /** The letters that differ, between the ones that agree at both ends. */
  readonly typed: string;
  readonly meant: string;
}

function differenceOf(typed: string, meant: string): Difference {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1;
  return {
    start,
    typed: typed.slice(start, typed.length - end),
    meant: meant.slice(start, meant.length - end),
  };
}

const areExchanged = ({ typed, meant }: Difference): boolean =>
  typed.length === 2 && meant.length === 2 && typed[0] === meant[1] && typed[1] === meant[0];

/** One letter wrong, missing, added or doubled, or exchanged with its neighbour; or none. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  const difference = differenceOf(typed, meant);
  return (difference.typed.length <= 1 && difference.meant.length <= 1) || areExchanged(difference);
}

const KEYBOARD = ['azertyuiop', 'qsdfghjklm', 'wxcvbn'];

const keyOf = (letter: string): readonly [row: number, column: number] => {
  const row = KEYBOARD.findIndex((letters) => letters.includes(letter));
  return [row, KEYBOARD[row]?.indexOf(letter) ?? -1];
};

/** Whether a finger that aims at one key meets the other, or an ear takes the one letter for the other. */
function areAlike(one: string, other: string): boolean {
  if (one + other === 'mn' || one + other === 'nm') return true;
  const [[row, column], [otherRow, otherColumn]] = [keyOf(one), keyOf(other)];
  return (
    row !== -1 && otherRow !== -1 && Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1
  );
}

/**
 * Whether a slip is one that fingers or ears make: nobody leaves out or changes a first letter, or makes another
 * ending, unless it is the key beside the last one, or an article that lost its apostrophe. `typed`: at most one slip from
 * `meant`.
 */
export function isSurelySlip(typed: string, meant: string): boolean {
  const { start, ...difference } = differenceOf(typed, meant);
  if (soundsAlike(typed, meant)) return true;
  if (isFingerSlip(typed, meant)) return start > 0 || areExchanged({ start, ...difference });
  const isInside =
    start > 0 &&
    start + difference.meant.length < meant.length &&
    start + difference.typed.length < typed.length;
  return (
    isInside ||
    (typed.length < meant.length && start > 0) ||
    (start === 0 && /^[ld][aeiouyh]/u.test(typed) && typed.length > meant.length)
  );
}

/** A letter doubled, two exchanged, or the key beside the one that is meant. */
function isFingerSlip(typed: string, meant: string): boolean {
  const difference = differenceOf(typed, meant);
  if (typed.length === meant.length)
    return areExchanged(difference) || areAlike(difference.typed, difference.meant);
  return (
    typed.length > meant.length &&
    difference.typed.length === 1 &&
    difference.typed === typed[difference.start - 1]
  );
}

/** A letter doubled inside, or the key beside the one that is meant: what a finger does without the head. */
export const isKeySlip = (typed: string, meant: string): boolean =>
  isOneSlip(typed, meant) &&
  isFingerSlip(typed, meant) &&
  !areExchanged(differenceOf(typed, meant)) &&
  !typed.startsWith(meant);

/** Spellings of one sound in French, the longest first. What they give is compared, never shown. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/gu, '$1'],
  [/e?au/gu, 'o'],
  [/ph/gu, 'f'],
  [/(?:ss|c|t|s)(?=ions?$)/gu, 's'],
  [/sc(?=[eiy])/gu, 's'],
  [/sh|ch/gu, 'ch'],
  [/qu|ck|c(?![eiyh])/gu, 'k'],
  [/c(?=[eiy])|(?<=[aeiouy])s(?=[aeiouy])|z/gu, 's'],
  [/y/gu, 'i'],
  [/[ae][nm](?=[^aeiouynm])/gu, 'an'],
  [/[ae]i(?![n])/gu, 'e'],
  [/[ae]in/gu, 'in'],
  [/(?<![cps])h/gu, ''],
  [/(?<=.{3})[estdxz]+$/u, ''],
  [/(.)\1+/gu, '$1'],
];

/**
 * Equal for two spellings that are read aloud alike: « Moreau » and « Moro », « lumière » and « lumiaire ».
 */
const soundOf = memoised((letters) =>
  SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters),
);

/** The beginning of a word alone is no way to write it. */
export function soundsAlike(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > MOST_LETTERS_MORE || meant.startsWith(typed)) return false;
  const sound = soundOf(meant);
  const isLong = sound.length > LEAST_SOUNDS || Math.abs(typed.length - meant.length) < 2;
  return isLong && sound.length > 2 && soundOf(typed) === sound;
}

const ENDINGS = ['e', 's', 'x', 'es'];

const withoutEnding = (word: string): string => word.replace(/(?<=.{2})[esx]$/u, '');

/** A plural or a feminine is the same word, and a text that lacks it too. */
export function isInflected(typed: string, meant: string): boolean {
  const [left, right] = [typed, meant].map((word) => word.replace(/ve(?=s?$)/u, 'f'));
  if (left === undefined || right === undefined || left === right) return true;
  if (left.length < right.length) return left === withoutEnding(right);
  return (
    ENDINGS.some((ending) => left === right + ending) ||
    (left.length === right.length && withoutEnding(left) === withoutEnding(right))
  );
}

/**
 * Whether a word is long enough to be recognised when misspelled. A word with a digit is a code, and must be
 * exact.
 */
export const takesSlips = (word: string): boolean => word.length >= LEAST_LETTERS && isLetters(word);

/** « ouiii », and in four letters the key beside the one that is meant. */
function isSlipOfShort(typed: string, meant: string): boolean {
  if (typed.length > meant.length) return typed.replaceAll(/(.)\1+/gu, '$1') === meant;
  return (
    meant.length > 3 &&
    typed.length === meant.length &&
    isOneSlip(typed, meant) &&
    typed[0] === meant[0] &&
    areAlike(differenceOf(typed, meant).typed, differenceOf(typed, meant).meant)
  );
}

/** How far a typed word is from the one that is meant; another word is infinitely far. */
export const FAR = { same: 0, inflected: 1, slip: 2, unsure: 8 } as const;

/** From so many letters on, a word is known in spite of two slips. */
const LETTERS_WITH_TWO_SLIPS = 8;

/** How many letters are wrong, missing or added, or pairs exchanged; many more than two count as nine. */
function slipsBetween(typed: string, meant: string): number {
  const { typed: left, meant: right } = differenceOf(typed, meant);
  let previous: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const isExchange = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 9) + 1,
        (next[j - 1] ?? 9) + 1,
        (row[j - 1] ?? 9) + cost,
        isExchange ? (previous[j - 2] ?? 9) + 1 : 9,
      );
    }
    [previous, row] = [row, next];
  }
  return row[right.length] ?? 9;
}

/**
 * How far a typed word is from the one that is meant. Both: folded. `isWord`: whether it is a word of its own,
 * and so no slip of another.
 */
export function farness(typed: string, meant: string, isWord: (word: string) => boolean): number {
  if (typed === meant) return FAR.same;
  if (Math.abs(typed.length - meant.length) > MOST_LETTERS_MORE || !isLetters(typed) || !isLetters(meant))
    return Infinity;
  if (typed.length > 2 && meant.length > 3 && isInflected(typed, meant)) return FAR.inflected;
  if (meant.length < LEAST_LETTERS)
    return !isWord(typed) && isSlipOfShort(typed, meant) ? FAR.slip : Infinity;
  const isOne = isOneSlip(typed, meant);
  if (isOne || soundsAlike(typed, meant)) {
    if (isWord(typed)) return isOne ? FAR.unsure : Infinity;
    return !isOne || isSurelySlip(typed, meant) ? FAR.slip : FAR.unsure;
  }
  const isLong =
    meant.length >= LETTERS_WITH_TWO_SLIPS &&
    typed[0] === meant[0] &&
    Math.abs(typed.length - meant.length) < 2;
  return isLong && !isWord(typed) && slipsBetween(typed, meant) === 2 ? FAR.slip : Infinity;
}
