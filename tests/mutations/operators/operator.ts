import type { Field } from '../fields.ts';
import type { Edit } from '../mutant.ts';

/** One idea of what a writer gets wrong in a field; null where it cannot be got wrong that way. */
export type Operator = (field: Field) => Edit | null;
export type Operators = Readonly<Record<string, Operator>>;

/** The value alone, written otherwise; a block of lines ends with its line. */
export function rewritten(field: Field, value: string): Edit {
  const { text, key, value: at, flow } = field;
  const start = key ? text.indexOf(':', key[1]) + 1 : at[0];
  const end = flow ? at[1] : Math.max(at[1], start);
  const ends = text.slice(start, end).endsWith('\n') ? '\n' : '';
  const inserted = (key ? (value === '' ? '' : ' ') : '') + value + ends;
  const changed = start + inserted.length;
  return { at: [start, end], text: inserted, told: [key ? key[0] : at[0], Math.max(changed, start + 1)] };
}

/** The value as it is typed on its own line, without the end of the line. */
export const typed = ({ text, value: [start, end] }: Field): string => text.slice(start, end).replace(/\n+$/u, '');

/** A letter of a word changed for its neighbour on the keyboard; the first one may decide what kind of word it is. */
export function misspelt(word: string): string {
  const at = [...word].findLastIndex((letter) => /[a-z]/iu.test(letter));
  if (at === -1) return `${word}x`;
  const letter = word[at] ?? '';
  return (
    word.slice(0, at) +
    (letter === letter.toUpperCase() ? 'Q' : 'q').replace(letter, letter === letter.toUpperCase() ? 'K' : 'k') +
    word.slice(at + 1)
  );
}
