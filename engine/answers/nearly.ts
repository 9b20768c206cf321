import { type Name, squeezed } from './names.ts';
import type { Piece, Reading } from './read.ts';

/**
 * How a text that names nothing comes near a solution: its letters in another order; the working, as words whose
 * initials spell it, or its letters with their numbers; or a part of it.
 */
export type Nearly = 'otherOrder' | 'working' | 'half';

/** Shorter texts are near everything. */
const LEAST_LETTERS = 3;

const sorted = (letters: string): string => [...letters].sort().join('');

/** Whether all letters stand in the other text, in their order. */
function isWithin(letters: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function nearlyIs(pieces: readonly Piece[], key: string): Nearly | null {
  const words = pieces.flatMap((piece) => piece.words);
  const letters = squeezed(words);
  if (letters.length < LEAST_LETTERS || letters === key) return null;
  const initials = words.length < LEAST_LETTERS ? '' : words.map((word) => word[0] ?? '').join('');
  const bare = letters.replaceAll(/\d+/gu, '');
  if (initials === key || (bare !== letters && sorted(bare) === sorted(key))) return 'working';
  if (sorted(letters) === sorted(key)) return 'otherOrder';
  const isHalf = letters.length < key.length && letters.length * 2 >= key.length - 1;
  return isHalf && isWithin(letters, key) ? 'half' : null;
}

const SAYS_NOTHING: ReadonlySet<Piece['kind']> = new Set(['doubt', 'greeting', 'article', 'of', 'filler']);

/** `names`: those of the step. The text is tried whole and without the words that say nothing. */
export function nearlyMeant({ pieces }: Reading, names: readonly Name[]): Nearly | null {
  const keys = names.flatMap(({ role, letters }) => (role === 'right' ? [letters] : []));
  const said = pieces.filter(({ kind }) => !SAYS_NOTHING.has(kind));
  const found = [pieces, said].flatMap((some) => keys.map((key) => nearlyIs(some, key)));
  return found.find((nearly) => nearly !== null) ?? null;
}
