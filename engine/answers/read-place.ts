import { fold } from './fold.ts';

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'du', 'de', 'des', 'd', 'au', 'aux', 'a']);

const STREET_WORDS = new Set(
  (
    'place pl placette rue quai boulevard bd blvd bvd avenue av ave square sq impasse imp montee cours passage pont ' +
    'allee allees chemin ch esplanade passerelle parvis promenade traverse ruelle cour'
  ).split(' '),
);

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };

/**
 * Normalises the name of a place or street: folded, without leading article, preposition and street word
 * (« la place de l’Église » is eglise), st and ste written out. The last word always remains: « Le Pont » is pont.
 */
export function readPlace(text: string): string {
  const words = fold(text)
    .split(' ')
    .map((word) => ABBREVIATIONS[word] ?? word);
  return words.slice(firstNameWord(words)).join(' ');
}

function firstNameWord(words: readonly string[]): number {
  const first = words.findIndex((word, index) => isSpelledOut(words, index) || (!ARTICLES.has(word) && !STREET_WORDS.has(word)));
  return first === -1 ? words.length - 1 : first;
}

/** A letter before another single letter belongs to a word spelled out: « L. I. O. N. » has no article. */
const isSpelledOut = (words: readonly string[], index: number): boolean => words[index]?.length === 1 && words[index + 1]?.length === 1;
