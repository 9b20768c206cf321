/** Longer texts are left alone: nobody waits for a hundred letters. */
const LONGEST = 100;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

export const canScramble = (text: string): boolean => text.length < LONGEST;

/** How many times the letters change before the whole text is there. */
export const framesOf = (text: string): number => text.length;

/**
 * The text at a frame: the letters before it are in place, those after it are any letter. `random` answers from 0 up to
 * 1 excluded. What is no letter stays, so that no line breaks elsewhere.
 */
export function scrambledAt(text: string, frame: number, random: () => number): string {
  return [...text]
    .map((character, index) =>
      index < frame || !isLetter(character) ? character : (LETTERS[Math.floor(random() * LETTERS.length)] ?? character),
    )
    .join('');
}
