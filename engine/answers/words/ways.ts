import { FAR, farness } from '../slip.ts';

/** Kinds of way and of place that a name may do without: « place Haute » is Haute. Folded. */
const WAYS = new Set(
  (
    'place placette rue quai boulevard avenue square impasse montee cours passage pont faubourg route allee allees ' +
    'chemin esplanade passerelle parvis promenade traverse ruelle cour'
  ).split(' '),
);

/** A word that says only of what kind a way is. */
export const isKindOfWay = (word: string): boolean => WAYS.has(word) || WAYS.has(word.replace(/s$/u, ''));

/** Whether a word is nearly a kind of way, or an article. */
export const isLikeWay = (word: string): boolean =>
  /^[dl]e[sz]+$/u.test(word) || [...WAYS].some((way) => farness(word, way, () => false) < FAR.unsure);

/** A word, then its abbreviations. */
const ABBREVIATIONS = [
  'saint st',
  'sainte ste',
  'saints sts',
  'saintes stes',
  'place pl plc plce pce plac plas plase plasse',
  'boulevard bd bld blvd bvd boul',
  'avenue av ave avn avenu',
  'rue ru',
  'square sq',
  'impasse imp',
  'faubourg fg fbg',
  'chemin ch che',
  'allee all',
  'porte pte',
  'pont pt',
  'route rte',
  'esplanade espl',
  'promenade prom',
  'eglise egl',
  'cathedrale cath cathe',
  'fontaine font',
  'monsieur mr',
  'madame mme',
  'arrondissement arr arrt arrdt ardt arrondt',
].map((row) => row.split(' '));

const WRITTEN_OUT = new Map(
  ABBREVIATIONS.flatMap(([word = '', ...short]) => short.map((one) => [one, word])),
);

/** Each with its abbreviations, for the writers’ guide. */
export const kindsOfWay = (): readonly { readonly word: string; readonly short: readonly string[] }[] =>
  [...WAYS].map((word) => ({ word, short: ABBREVIATIONS.find(([one]) => one === word)?.slice(1) ?? [] }));

/** Whether a word is one with letters left out. */
export const isAbbreviation = (word: string): boolean =>
  WRITTEN_OUT.has(word) || /^[^aeiouy\d]{2,4}$/u.test(word);

/** The words with their abbreviations written out. « r. Haute » begins with rue, « N.-D. » with notre. */
export const writeOut = (words: readonly string[]): readonly string[] =>
  words.map((word, index) => {
    const next = words[index + 1] ?? '';
    if (word === 'r' && next.length > 1 && words.slice(0, index).every((one) => /^(?:la?|\d+)$/u.test(one)))
      return 'rue';
    return word === 'n' && /^d(?:ame)?$/u.test(next) ? 'notre' : (WRITTEN_OUT.get(word) ?? word);
  });
