import { memoised } from '../text/memoise.ts';
import { fold } from './fold.ts';

/** How an answer is compared: `place` makes the article and the street words optional, `word` does not. */
export type AnswerReading = 'place' | 'word';

const squeezed = (read: (text: string) => string) => memoised((text) => read(text).replaceAll(' ', ''));

const KEYS: Readonly<Record<AnswerReading, (text: string) => string>> = {
  place: squeezed(readPlace),
  word: squeezed(fold),
};

/**
 * The key by which answers are compared: equal for two answers that mean the same. Spaces are removed last,
 * because on a phone « saintjean » is typed as often as « Saint-Jean ».
 */
export function answerKey(text: string, reading: AnswerReading): string {
  return KEYS[reading](text);
}

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'du', 'de', 'des', 'd', 'au', 'aux', 'a']);

const STREET_WORDS = new Set(
  (
    'place placette rue quai boulevard avenue square impasse montee cours passage pont faubourg route ' +
    'allee allees chemin esplanade passerelle parvis promenade traverse ruelle cour'
  ).split(' '),
);

/** A word that says only of what kind a way is. Folded. */
export const isKindOfWay = (word: string): boolean => STREET_WORDS.has(word);

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' },
  ...{
    pl: 'place',
    plce: 'place',
    pce: 'place',
    bd: 'boulevard',
    bld: 'boulevard',
    blvd: 'boulevard',
    bvd: 'boulevard',
    boul: 'boulevard',
  },
  ...{
    av: 'avenue',
    ave: 'avenue',
    avn: 'avenue',
    sq: 'square',
    imp: 'impasse',
    fg: 'faubourg',
    fbg: 'faubourg',
    ch: 'chemin',
    che: 'chemin',
  },
  ...{ all: 'allee', pte: 'porte', pt: 'pont', rte: 'route', espl: 'esplanade', prom: 'promenade' },
};

/**
 * Normalises the name of a place or street: folded, without leading article, preposition and street word («
 * la place de l’Église » is eglise), st, bd and other abbreviations written out. The last word always
 * remains: « Le Pont » is pont.
 */
export function readPlace(text: string): string {
  return placeNameIn(fold(text));
}

/** The same of a folded text. */
export function placeNameIn(folded: string): string {
  const words = spellOut(folded).split(' ');
  return words.slice(firstNameWord(words)).join(' ');
}

/** Writes out the abbreviations of a folded text. */
export function spellOut(folded: string): string {
  const words = folded.split(' ');
  return words.map((word, index) => (isRue(words, index) ? 'rue' : (ABBREVIATIONS[word] ?? word))).join(' ');
}

/** « r. Haute »: the letter alone, before a word, with nothing but articles before it. */
const isRue = (words: readonly string[], index: number): boolean =>
  words[index] === 'r' &&
  (words[index + 1]?.length ?? 0) > 1 &&
  words.slice(0, index).every((word) => ARTICLES.has(word) || /^\d+$/u.test(word));

function firstNameWord(words: readonly string[]): number {
  const first = words.findIndex(
    (word, index) => isSpelledOut(words, index) || (!ARTICLES.has(word) && !STREET_WORDS.has(word)),
  );
  return first === -1 ? words.length - 1 : first;
}

/** A letter before another single letter belongs to a word spelled out: « L. I. O. N. » has no article. */
const isSpelledOut = (words: readonly string[], index: number): boolean =>
  words[index]?.length === 1 && words[index + 1]?.length === 1;
