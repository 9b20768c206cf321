import { memoised } from '../text/memoise.ts';

/** Shorter words become other words with one letter: they are compared exactly. */
const LEAST_LETTERS = 5;

/** Shorter sounds are shared by many words. */
const LEAST_SOUNDS = 3;

/** « eau » and a mute ending: o. */
const MOST_LETTERS_MORE = 4;

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

/** From so many letters on, one letter makes no other word. */
const LETTERS_OF_LONG_WORD = 8;

/**
 * Whether a slip can be nothing else: « carte » is as near to « corte » as a slip of it is. In a word of
 * fewer than eight letters it must be one that fingers make (a letter left out, doubled, exchanged, or the
 * key beside it), an article without its apostrophe, or sound the same. `typed`: at most one slip from
 * `meant`.
 */
export function isSurelySlip(typed: string, meant: string): boolean {
  if (meant.length >= LETTERS_OF_LONG_WORD || soundsAlike(typed, meant) || isInflected(typed, meant))
    return true;
  const { start, ...difference } = differenceOf(typed, meant);
  if (typed.length < meant.length) return typed.length >= LEAST_LETTERS;
  if (typed.length === meant.length)
    return areExchanged({ start, ...difference }) || areAlike(difference.typed, difference.meant);
  if (start === 0 && /^[ld][aeiouyh]/u.test(typed)) return true;
  return difference.typed === typed[start - 1];
}

/** Spellings of one sound in French, the longest first. What they give is compared, never shown. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/gu, '$1'],
  [/e?au/gu, 'o'],
  [/ph/gu, 'f'],
  [/qu|ck|c(?![eiyh])/gu, 'k'],
  [/c(?=[eiy])|(?<=[aeiouy])s(?=[aeiouy])|z/gu, 's'],
  [/y/gu, 'i'],
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

/**
 * 0: the same; 1: one slip of the finger; 2: sounds alike; Infinity: another word. Both: folded, without
 * spaces.
 */
export function distanceOf(typed: string, meant: string): number {
  if (typed === meant) return 0;
  const distance = isOneSlip(typed, meant) ? 1 : soundsAlike(typed, meant) ? 2 : Infinity;
  return distance < Infinity && isLetters(typed) && isLetters(meant) ? distance : Infinity;
}

function soundsAlike(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > MOST_LETTERS_MORE) return false;
  const sound = soundOf(meant);
  return sound.length > LEAST_SOUNDS && soundOf(typed) === sound;
}

/** A plural or a feminine is the same word. */
export const isInflected = (left: string, right: string): boolean => stemOf(left) === stemOf(right);

const stemOf = (word: string): string => word.replace(/[esx]+$/u, '');

/**
 * Whether a word is long enough to be recognised when misspelled. A word with a digit is a code, and must be
 * exact.
 */
export const takesSlips = (word: string): boolean => word.length >= LEAST_LETTERS && isLetters(word);

/** A single letter belongs to the word after it: « t’oublie » is often typed without its apostrophe. */
const wordsOf = (text: string): readonly string[] =>
  text.replace(/(?<!\p{L})(\p{L}|qu) (?=\p{L})/gu, '$1').split(' ');

/**
 * Whether a text of several words is another one with at most one slip in each long word. Both: folded. The
 * first letter of a word tells « m’oublie » from « t’oublie », and must be right.
 */
export function isNearWordByWord(typed: string, meant: string): boolean {
  const [left, right] = [wordsOf(typed), wordsOf(meant)];
  return left.length === right.length && right.every((word, index) => isSameWord(left[index] ?? '', word));
}

const isSameWord = (typed: string, meant: string): boolean =>
  typed === meant || (typed[0] === meant[0] && takesSlips(meant) && distanceOf(typed, meant) < Infinity);
