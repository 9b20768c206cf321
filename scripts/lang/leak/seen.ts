import { leakedWords } from '../../../engine/text/pseudo.ts';

/** A text that somebody would read, and where. */
export interface Seen {
  readonly place: string;
  readonly text: string;
}

/** A text with words that come from no catalogue and no file of a city. */
export interface Leak extends Seen {
  readonly words: readonly string[];
}

/** Words that the English format writes, and no catalogue: days, months, the words of hours and lists. */
const WRITTEN = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'noon midnight at and or from to on the until daily min km khz',
  'zero one two three four five six seven eight nine ten eleven twelve',
].join(' ');

const wordsOf = (text: string): readonly string[] =>
  (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).map((word) => word.toLowerCase());

/** The words that are the same in every language. `names`: of the city, of people, typed answers. */
export const keptWords = (names: readonly string[]): ReadonlySet<string> =>
  new Set([WRITTEN, ...names].flatMap(wordsOf));

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);

/** Signs that a puzzle mixes, and the neighbours of a letter on a dial, are no word. */
const isFrench = (word: string): boolean =>
  /^[a-zàâäæçéèêëîïôöœùûüÿ’'-]+$/iu.test(word) && !ALPHABET.includes(word.toLowerCase());

/** A link or a mail address. */
const ADDRESS = /https?:\/\/[^\s⟦⟧]+|[\w.+-]+@[\w.-]+/gu;

/** The leaks among texts, each text once. */
export function leaksIn(seen: Iterable<Seen>, keep: ReadonlySet<string>): readonly Leak[] {
  const known = new Map<string, Leak | null>();
  for (const { place, text } of seen) {
    if (known.has(text)) continue;
    const words = leakedWords(text.replaceAll(ADDRESS, ' '), keep).filter(isFrench);
    known.set(text, words.length === 0 ? null : { place, text, words });
  }
  return [...known.values()].filter((leak) => leak !== null);
}
