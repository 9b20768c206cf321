import { memoised } from '../text/memoise.ts';

/** Shorter words become other words with one letter: they are compared exactly. */
const LEAST_LETTERS = 5;

/** Shorter sounds are shared by many words. */
const LEAST_SOUNDS = 3;

/** « eau » and a mute ending: o. */
const MOST_LETTERS_MORE = 4;

/** Codes and numbers have no slips. */
export const isLetters = (text: string): boolean => /^\p{L}+$/u.test(text);

/** One letter wrong, missing, added or doubled, or exchanged with its neighbour; or none. */
export function isOneSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length;
  if (longer > 1 || longer < -1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1;
  const left = typed.length - start - end;
  const right = meant.length - start - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
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

/** Equal for two spellings that are read aloud alike: « Moreau » and « Moro », « lumière » and « lumiaire ». */
export const soundOf = memoised((letters) => SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters));

/** 0: the same; 1: one slip of the finger; 2: sounds alike; Infinity: another word. Both: folded, without spaces. */
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

/** Whether a word is long enough to be recognised when misspelled. A word with a digit is a code, and must be exact. */
export const takesSlips = (word: string): boolean => word.length >= LEAST_LETTERS && isLetters(word);

/** A single letter belongs to the word after it: « t’oublie » is often typed without its apostrophe. */
const wordsOf = (text: string): readonly string[] => text.replace(/(?<!\p{L})(\p{L}|qu) (?=\p{L})/gu, '$1').split(' ');

/**
 * Whether a text of several words is another one with at most one slip in each long word. Both: folded. The first letter
 * of a word tells « m’oublie » from « t’oublie », and must be right.
 */
export function isNearWordByWord(typed: string, meant: string): boolean {
  const [left, right] = [wordsOf(typed), wordsOf(meant)];
  return left.length === right.length && right.every((word, index) => isSameWord(left[index] ?? '', word));
}

const isSameWord = (typed: string, meant: string): boolean =>
  typed === meant || (typed[0] === meant[0] && takesSlips(meant) && distanceOf(typed, meant) < Infinity);
