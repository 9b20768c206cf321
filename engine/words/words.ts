import type { fr } from './fr.ts';

/** A catalogue; the French one is the type of every other. */
export type Words = typeof fr;

type Refusals = Words['refusals'];

/** A sentence before it is written in a language: its key, then what its holes take. */
export type Sentence = {
  [Key in keyof Refusals]: Refusals[Key] extends (...holes: infer Holes) => string
    ? readonly [Key, ...Holes]
    : readonly [Key];
}[keyof Refusals];

/** With plain spaces, as the API sends all texts: `typeset` sets them where they are displayed. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** A text by an author is written already. */
export function writeSentence(sentence: Sentence | string, { refusals }: Words): string {
  if (typeof sentence === 'string') return sentence;
  const [key, ...holes] = sentence;
  const entry: string | ((...holes: never[]) => string) = refusals[key];
  return plain(typeof entry === 'string' ? entry : entry(...(holes as never[])));
}
