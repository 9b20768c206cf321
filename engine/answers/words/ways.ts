import { FAR, farness, isOneSlip } from '../slip.ts';

/** Kinds of way and of place that a name may do without: « place Haute » is Haute. Folded. */
const WAYS = new Set(
  (
    'place placette rue quai boulevard avenue square impasse montee cours passage pont faubourg route allee allees ' +
    'chemin esplanade passerelle parvis promenade traverse ruelle cour'
  ).split(' '),
);

/** A word that says only of what kind a way is. */
export const isKindOfWay = (word: string): boolean => WAYS.has(word) || WAYS.has(word.replace(/s$/u, ''));

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  saints: 'sts',
  saintes: 'stes',
  place: 'pl plc plce pce plac plas plase plasse',
  boulevard: 'bd bld blvd bvd boul',
  avenue: 'av ave avn avenu',
  rue: 'ru',
  square: 'sq',
  impasse: 'imp',
  faubourg: 'fg fbg',
  chemin: 'ch che',
  allee: 'all',
  porte: 'pte',
  pont: 'pt',
  route: 'rte',
  esplanade: 'espl',
  promenade: 'prom',
  eglise: 'egl',
  cathedrale: 'cath cathe',
  fontaine: 'font',
  monsieur: 'mr',
  madame: 'mme',
  arrondissement: 'arr arrt arrdt ardt arrondt',
  notre: 'n',
};

/** Each with its abbreviations, for the writers’ guide. */
export const kindsOfWay = (): readonly { readonly word: string; readonly short: readonly string[] }[] =>
  [...WAYS].map((word) => ({ word, short: ABBREVIATIONS[word]?.split(' ') ?? [] }));

const WRITTEN_OUT = new Map(
  Object.entries(ABBREVIATIONS).flatMap(([word, short]) =>
    short.split(' ').map((one) => [one, word] as const),
  ),
);

/** Whether a word is one with letters left out. */
export const isAbbreviation = (word: string): boolean =>
  WRITTEN_OUT.has(word) || /^[^aeiouy\d]{2,4}$/u.test(word) || /^(?:arm|belv|ste?|boul)$/u.test(word);

/** « r. Haute »: the letter alone, before a word, and nothing but an article or a number before it. */
const isRue = (words: readonly string[], index: number): boolean =>
  words[index] === 'r' &&
  (words[index + 1]?.length ?? 0) > 1 &&
  words.slice(0, index).every((word) => /^(?:la?|\d+)$/u.test(word));

const INITIALS = new Map([['n', /^d(?:ame)?$/u]]);

/** The words with their abbreviations written out. « N.-D. » is Notre-D., « n° » remains. */
export const writeOut = (words: readonly string[]): readonly string[] =>
  words.map((word, index) => {
    if (isRue(words, index)) return 'rue';
    const only = INITIALS.get(word);
    return only && !only.test(words[index + 1] ?? '') ? word : (WRITTEN_OUT.get(word) ?? word);
  });

/** Whether a word is nearly a kind of way. */
export const isLikeWay = (word: string): boolean =>
  [...WAYS].some(
    (way) => farness(word, way, () => false) < FAR.unsure || (way === 'rue' && isOneSlip(word, way)),
  );
