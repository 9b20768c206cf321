/** Longer texts are not animated, because it would take too long. */
const LONGEST = 100;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

export const canScramble = (text: string): boolean => text.length < LONGEST;

/** Number of frames until the whole text is displayed. */
export const framesOf = (text: string): number => text.length;

/**
 * The text at a frame: letters before it are in place, later ones are random. `random` returns 0 to 1, 1
 * excluded. Other characters stay, so that line breaks do not move.
 */
export function scrambledAt(text: string, frame: number, random: () => number): string {
  return [...text]
    .map((character, index) =>
      index < frame || !isLetter(character)
        ? character
        : (LETTERS[Math.floor(random() * LETTERS.length)] ?? character),
    )
    .join('');
}
