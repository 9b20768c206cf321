/**
 * Deterministic pseudo-random generator (mulberry32): the same seed gives the same numbers, from 0 up to 1
 * excluded. Not for secrets.
 */
export function randomFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

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
