import type { Field } from '../fields.ts';
import type { Edit } from '../mutant.ts';

/** One kind of error in a field; returns null where it cannot occur. */
export type Operator = (field: Field) => Edit | null;
export type Operators = Readonly<Record<string, Operator>>;

/** Replaces the value only; a block scalar ends with its line. */
export function rewritten(field: Field, value: string): Edit {
  const { text, key, value: at, flow } = field;
  const start = key ? text.indexOf(':', key[1]) + 1 : at[0];
  const end = flow ? at[1] : Math.max(at[1], start);
  const ends = text.slice(start, end).endsWith('\n') ? '\n' : '';
  const inserted = (key ? (value === '' ? '' : ' ') : '') + value + ends;
  const changed = start + inserted.length;
  return { at: [start, end], text: inserted, told: [key ? key[0] : at[0], Math.max(changed, start + 1)] };
}

/** The value as typed on its own line, without the line end. */
export const typed = ({ text, value: [start, end] }: Field): string =>
  text.slice(start, end).replace(/\n+$/u, '');

/**
 * Replaces a letter by its neighbour on the keyboard; not the first one, which may determine the kind of
 * word.
 */
export function misspelt(word: string): string {
  const at = [...word].findLastIndex((letter) => /[a-z]/iu.test(letter));
  if (at === -1) return `${word}x`;
  const letter = word[at] ?? '';
  return (
    word.slice(0, at) +
    (letter === letter.toUpperCase() ? 'Q' : 'q').replace(
      letter,
      letter === letter.toUpperCase() ? 'K' : 'k',
    ) +
    word.slice(at + 1)
  );
}
