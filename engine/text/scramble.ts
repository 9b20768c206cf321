import { randomFrom } from './random.ts';

/** Signs and letters that French does not use, so that none can match the text by chance. */
const GLYPHS = [...'øðþłđħŧšžčřñåýćńśźżęűőğůķ#%§¤¬µ+='];

/** Lengths are rounded up to a multiple of this, so that a line does not reveal the length of its words. */
const LENGTH_CLASS = 8;

/**
 * Replaces `text` by unreadable text with the same lines, empty ones included, of about the same length. The
 * characters depend only on the seed and the rounded lengths, so they reveal nothing of the text.
 */
export function scramble(text: string, seed: string): string {
  const random = randomFrom(seed);
  return text
    .split('\n')
    .map((line) => scrambleLine(line.trim().length, random))
    .join('\n');
}

function scrambleLine(length: number, random: () => number): string {
  const target = Math.ceil(length / LENGTH_CLASS) * LENGTH_CLASS;
  let line = '';
  while (line.length < target) line += `${scrambledWord(random)} `;
  return line.slice(0, target).trimEnd();
}

function scrambledWord(random: () => number): string {
  const length = 2 + Math.floor(random() * 7);
  let word = '';
  while (word.length < length) word += GLYPHS[Math.floor(random() * GLYPHS.length)];
  return word;
}
