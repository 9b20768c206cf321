import type { fr } from './fr.ts';

/** A catalogue; the French one is the type of every other. */
export type Words = typeof fr;

/** A sentence of a catalogue, or what makes it from its holes. */
type Entry = string | ((...holes: never[]) => string);
type Entries = Readonly<Record<string, Entry>>;

/** Keys of sentences without holes. */
export type WholeKey<Of extends Entries> = {
  [Key in keyof Of]: Of[Key] extends string ? Key : never;
}[keyof Of];

/** A sentence before it is written in a language: its key, then what its holes take. */
export type Unwritten<Of extends Entries> =
  | readonly [WholeKey<Of>]
  | {
      [Key in keyof Of]: Of[Key] extends (...holes: infer Holes) => string ? readonly [Key, ...Holes] : never;
    }[keyof Of];

export type Sentence = Unwritten<Words['refusals']>;

/** With plain spaces, as the API sends all texts: `typeset` sets them where they are displayed. */
export const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** A text by an author is written already. */
export function writeSentence<Of extends Entries>(
  sentence: Unwritten<Of> | string,
  { refusals }: { readonly refusals: Of },
): string {
  if (typeof sentence === 'string') return sentence;
  const [key, ...holes] = sentence as readonly [keyof Of, ...never[]];
  const entry = refusals[key] as Entry;
  return plain(typeof entry === 'string' ? entry : entry(...holes));
}
