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

/** Whether a word is long enough to be recognised when misspelled. */
export const takesSlips = (word: string): boolean => word.length >= LEAST_LETTERS && isLetters(word);

interface Difference {
  /** How many letters agree at the beginning, and at the end. */
  readonly start: number;
  readonly end: number;
  /** The letters between. */
  readonly typed: string;
  readonly meant: string;
}

function differenceOf(typed: string, meant: string): Difference {
  const most = Math.min(typed.length, meant.length);
  let [start, end] = [0, 0];
  while (start < most && typed[start] === meant[start]) start += 1;
  while (end < most - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const between = (word: string): string => word.slice(start, word.length - end);
  return { start, end, typed: between(typed), meant: between(meant) };
}

const areExchanged = ({ typed, meant }: Difference): boolean =>
  typed.length === 2 && meant.length === 2 && typed[0] === meant[1] && typed[1] === meant[0];

/** One letter wrong, missing, added or doubled, or exchanged with its neighbour; or none. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  const difference = differenceOf(typed, meant);
  return (difference.typed.length <= 1 && difference.meant.length <= 1) || areExchanged(difference);
}

const isTwoSlips = (typed: string, meant: string): boolean =>
  [...meant].some((_, at) =>
    [at - 1, at, at + 1].some(
      (cut) =>
        cut > 0 &&
        isOneSlip(typed.slice(0, cut), meant.slice(0, at)) &&
        isOneSlip(typed.slice(cut), meant.slice(at)),
    ),
  );

const KEYBOARD = ['azertyuiop', 'qsdfghjkl', 'wxcvbnm'];

/** Whether a finger that aims at one key meets the other. */
function areKeysBeside(one: string, other: string): boolean {
  const [[row, column], [otherRow, otherColumn]] = [one, other].map((letter) => {
    const at = KEYBOARD.findIndex((letters) => letters.includes(letter));
    return [at, KEYBOARD[at]?.indexOf(letter) ?? NaN];
  }) as [[number, number], [number, number]];
  return Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
}

/** A letter doubled, or the key beside the one that is meant: the work of a finger without its head. */
export function isKeySlip(typed: string, meant: string): boolean {
  if (!isOneSlip(typed, meant)) return false;
  const difference = differenceOf(typed, meant);
  return typed.length === meant.length
    ? difference.start > 0 && areKeysBeside(difference.typed, difference.meant)
    : difference.end > 0 && difference.typed !== '' && typed[difference.start - 1] === difference.typed;
}

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

const soundOf = memoised((letters) =>
  SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters),
);

/** « Moreau » and « Moro », « lumière » and « lumiaire ». The beginning of a word alone is no way to write it. */
export function soundsAlike(typed: string, meant: string): boolean {
  const more = Math.abs(typed.length - meant.length);
  const sound = soundOf(meant);
  return (
    more <= MOST_LETTERS_MORE &&
    !meant.startsWith(typed) &&
    sound.length > (more < 2 ? 2 : 3) &&
    soundOf(typed) === sound
  );
}

const withoutEnding = (word: string): string =>
  word.replace(/ve(?=s?$)/u, 'f').replace(/(?<=.{2})(?:es|[esx])$/u, '');

/** A plural or a feminine is the same word, and a text that lacks it too. */
export const isInflected = (typed: string, meant: string): boolean =>
  typed.length >= meant.length - 1 && withoutEnding(typed) === withoutEnding(meant);

/** Whether a slip is one that fingers or ears make: they change neither the first letter nor the last one. */
function isSurely(typed: string, meant: string): boolean {
  const difference = differenceOf(typed, meant);
  return (
    areExchanged(difference) ||
    isKeySlip(typed, meant) ||
    (difference.start > 0 && (difference.end > 0 || typed.length < meant.length)) ||
    (typed.length > meant.length && /^[ld][aeiouyh]/u.test(typed) && difference.start === 0)
  );
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
  if (meant.length < LEAST_LETTERS) {
    // « ouiii », and in four letters the key beside the one that is meant.
    const isOne =
      typed.replaceAll(/(.)\1+/gu, '$1') === meant ||
      (meant.length > 3 && typed.length === meant.length && isKeySlip(typed, meant));
    return isOne && !isWord(typed) ? FAR.slip : Infinity;
  }
  const isOne = isOneSlip(typed, meant);
  if (isOne && (isWord(typed) || !(isSurely(typed, meant) || soundsAlike(typed, meant)))) return FAR.unsure;
  const isSlip =
    isOne ||
    soundsAlike(typed, meant) ||
    (meant.length >= LETTERS_WITH_TWO_SLIPS &&
      Math.abs(typed.length - meant.length) < 2 &&
      typed[0] === meant[0] &&
      isTwoSlips(typed, meant));
  return isSlip && !isWord(typed) ? FAR.slip : Infinity;
}
