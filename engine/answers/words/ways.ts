import { FAR, farness } from '../slip.ts';

const wordsOf = (row: string): readonly string[] => row.split(' ');

/**
 * Kinds of way and of place that a name may do without, « place Haute » is Haute; each before its abbreviations. Folded.
 */
export const WAYS = [
  'place pl plc plce pce plac plas plase plasse',
  'placette',
  'rue ru',
  'quai',
  'boulevard bd bld blvd bvd boul',
  'avenue av ave avn avenu',
  'square sq',
  'impasse imp',
  'montee',
  'cours',
  'passage',
  'pont pt',
  'faubourg fg fbg',
  'route rte',
  'allee',
  'allees',
  'chemin ch che',
  'esplanade espl',
  'passerelle',
  'parvis',
  'promenade prom',
  'traverse',
  'ruelle',
  'cour',
].map(wordsOf);

/** Other words, each before its abbreviations, which are no words of their own, as « all » is. */
export const SHORTENED = [
  'saint st',
  'sainte ste',
  'saints sts',
  'saintes stes',
  'porte pte',
  'eglise egl',
  'cathedrale cath cathe',
  'monsieur mr',
  'madame mme',
  'arrondissement arr arrt arrdt ardt arrondt',
].map(wordsOf);

const KINDS = new Set(WAYS.map(([word = '']) => word));

const WRITTEN_OUT = new Map(
  [...WAYS, ...SHORTENED].flatMap(([word = '', ...short]) => short.map((one) => [one, word])),
);

/** A word that says only of what kind a way is. */
export const isKindOfWay = (word: string): boolean => KINDS.has(word.replace(/s$/u, '')) || KINDS.has(word);

/** Whether a word is nearly a kind of way, or an article. */
export const isLikeWay = (word: string): boolean =>
  /^[dl]e[sz]+$/u.test(word) || [...KINDS].some((way) => farness(word, way) < FAR.unsure);

/** Whether a word is one with letters left out. */
export const isAbbreviation = (word: string): boolean =>
  WRITTEN_OUT.has(word) || /^[^aeiouy\d]{2,4}$/u.test(word);

/** Letters and words that are abbreviations at the start alone. */
const AT_START = new Map([
  ['r', 'rue'],
  ['font', 'fontaine'],
]);

/** The words with their abbreviations written out. « r. Haute » begins with rue, « N.-D. » with notre. */
export const writeOut = (words: readonly string[]): readonly string[] =>
  words.map((word, index) => {
    const next = words[index + 1] ?? '';
    const isFirst = next.length > 1 && words.slice(0, index).every((one) => /^(?:la?|\d+)$/u.test(one));
    const written = (isFirst && AT_START.get(word)) || WRITTEN_OUT.get(word) || word;
    return word === 'n' && /^d(?:ame)?$/u.test(next) ? 'notre' : written;
  });
