import type { Name } from './names.ts';
import type { Piece, Reading } from './read.ts';

/** How a text that names nothing comes near a solution. */
export type Nearly =
  /** Its letters or its words, in another order. */
  | 'order'
  /** The working: words whose initials spell the answer, or its letters with their numbers. */
  | 'working'
  /** A part of it. */
  | 'half';

/** Shorter texts are near everything. */
const LEAST_LETTERS = 3;

const sorted = (letters: string): string => [...letters].sort().join('');

/** Whether all letters stand in the other text, in their order. */
function isWithin(letters: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

const nearlyIs = (letters: string, initials: string, key: string): Nearly | null => {
  const bare = letters.replaceAll(/\d+/gu, '');
  if (initials === key || (bare !== letters && sorted(bare) === sorted(key))) return 'working';
  if (sorted(letters) === sorted(key)) return 'order';
  return letters.length * 2 >= key.length - 1 && letters.length < key.length && isWithin(letters, key)
    ? 'half'
    : null;
};

const SAYS_NOTHING: ReadonlySet<Piece['kind']> = new Set(['hedge', 'greeting', 'article', 'of']);

const wordsOf = (pieces: readonly Piece[]): readonly string[] => pieces.flatMap(({ words }) => words);

/** `names`: those of the step. The text is tried whole and without the words that say nothing. */
export function nearlyMeant({ pieces }: Reading, names: readonly Name[]): Nearly | null {
  const texts = [pieces, pieces.filter(({ kind }) => !SAYS_NOTHING.has(kind) && kind !== 'filler')].map(
    wordsOf,
  );
  const keys = names.flatMap(({ role, words, isVariant }) =>
    role === 'right' && !isVariant ? [words.join('')] : [],
  );
  for (const words of texts) {
    const letters = words.join('');
    if (letters.length < LEAST_LETTERS) continue;
    const initials = words.map((word) => word[0] ?? '').join('');
    for (const key of keys) {
      const nearly =
        letters === key ? null : nearlyIs(letters, words.length >= LEAST_LETTERS ? initials : '', key);
      if (nearly !== null) return nearly;
    }
  }
  return null;
}
