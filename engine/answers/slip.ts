import { editDistance } from '../diagnostics/suggest.ts';
import { memoised } from '../text/memoise.ts';

/** How far a typed word is from the one that is meant; another word is infinitely far. */
export const FAR = { same: 0, inflected: 1, slip: 2, unsure: 8 } as const;

/** Shorter words become other words with one letter. */
const LEAST_LETTERS = 5;

/** From so many letters on, a word is known in spite of two slips. */
const LETTERS_WITH_TWO_SLIPS = 8;

/** A sound may be written with so many letters more. */
const MOST_LETTERS_MORE = 2;

/** Codes and numbers have no slips. */
export const isLetters = (text: string): boolean => /^\p{L}+$/u.test(text);

/** « xvi »: another sign makes another number, as in figures. */
export const isRoman = (word: string): boolean => /^[xvi]{2,}$/u.test(word);

/** Whether a word is long enough to be recognised when misspelled. */
export const takesSlips = (word: string): boolean => word.length >= LEAST_LETTERS && isLetters(word);

/** How many letters agree at the beginning, and what follows them. */
function partsOf(typed: string, meant: string) {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [one, other] = [typed.slice(start), meant.slice(start)];
  const areExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return { start, one, other, areExchanged };
}

/** One letter wrong, missing, added or doubled, or exchanged with its neighbour; or none. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  const { one, other, areExchanged } = partsOf(typed, meant);
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  return rest === otherRest || rest === other || one === otherRest || areExchanged;
}

/** The rows of a keyboard, so that a key has those beside it 1, 10, 11 and 12 signs away. */
const KEYS = 'azertyuiop qsdfghjkl  wxcvbnm';

/** A letter doubled, or the key beside the one that is meant: the work of a finger without its head. */
export function isKeySlip(typed: string, meant: string): boolean {
  const { start, one, other } = partsOf(typed, meant);
  if (start === 0 || one === '' || other === '') return false;
  if (one.slice(1) === other) return one[0] === typed[start - 1];
  const away = Math.abs(KEYS.indexOf(one.charAt(0)) - KEYS.indexOf(other.charAt(0)));
  return one.slice(1) === other.slice(1) && (away === 1 || (away > 9 && away < 13));
}

/** Spellings of one sound in French, the longest first. What they give is compared, never shown. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
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

const soundOf = memoised((letters) =>
  SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters),
);

/** « Moreau » and « Moro », « lumière » and « lumiaire ». The beginning of a word alone is no way to write it. */
function soundsAlike(typed: string, meant: string): boolean {
  const sound = soundOf(meant);
  const isLong = sound.length > (Math.abs(typed.length - meant.length) < 2 ? 2 : 3);
  return isLong && !meant.startsWith(typed) && soundOf(typed) === sound;
}

const withoutEnding = (word: string): string =>
  word.replace(/ve(?=s?$)/u, 'f').replace(/(?<=.{2})(?:es|[esx])$/u, '');

/** A plural or a feminine is the same word, and a text that lacks it too. */
export const isInflected = (typed: string, meant: string): boolean =>
  typed.length >= meant.length - 1 && withoutEnding(typed) === withoutEnding(meant);

/** Fingers and ears change neither the first letter nor the last one, which may be missing. */
const isSurely = (typed: string, meant: string): boolean =>
  isKeySlip(typed, meant) ||
  partsOf(typed, meant).areExchanged ||
  (typed[0] === meant[0] && (typed.at(-1) === meant.at(-1) || typed.length < meant.length));

/**
 * How far a typed word is from the one that is meant. Both: folded. `isWord`: whether it is a word of its own,
 * and so no slip of another; without it, none is.
 */
export function farness(
  typed: string,
  meant: string,
  isWord: (word: string) => boolean = () => false,
): number {
  if (typed === meant) return FAR.same;
  if (isRoman(meant)) return Infinity;
  const more = Math.abs(typed.length - meant.length);
  if (more > MOST_LETTERS_MORE || !isLetters(typed) || !isLetters(meant)) return Infinity;
  if (typed.length > 2 && meant.length > 3 && isInflected(typed, meant)) return FAR.inflected;
  const isOne = isOneSlip(typed, meant);
  const isHeard = soundsAlike(typed, meant);
  if (meant.length < LEAST_LETTERS) {
    // « ouiii », and in four letters the key beside the one that is meant.
    const isFinger =
      typed.replaceAll(/(.)\1+/gu, '$1') === meant ||
      (meant.length > 3 && more === 0 && isKeySlip(typed, meant));
    return isFinger && !isWord(typed) ? FAR.slip : Infinity;
  }
  if (isOne && (isWord(typed) || !(isSurely(typed, meant) || isHeard))) return FAR.unsure;
  const areTwo = (): boolean =>
    meant.length >= LETTERS_WITH_TWO_SLIPS &&
    more < 2 &&
    typed[0] === meant[0] &&
    editDistance(typed, meant) === 2;
  return (isOne || isHeard || areTwo()) && !isWord(typed) ? FAR.slip : Infinity;
}
