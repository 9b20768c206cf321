import { randomFrom } from './random.ts';

/** Letters that French does not use, and signs: none of them can be a letter of the text by chance. */
const GLYPHS = [...'øðþłđħŧšžčřñåýćńśźżęűőğůķ#%§¤¬µ+='];

/** Lengths are rounded up to this many characters, so that a line does not betray its words. */
const LENGTH_CLASS = 8;

/**
 * Unreadable text that stands for `text`: as many lines, empty ones kept, each of about the same length. Only the
 * seed and the rounded lengths decide the characters, so nothing of the text can be worked out from them.
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
  return Array.from({ length }, () => GLYPHS[Math.floor(random() * GLYPHS.length)]).join('');
}
