/**
 * Words that people write around an answer and that say nothing of it. Folded, as everything in this file.
 */
const FILLERS = new Set(
  [
    'le la les l un une de du des d au aux a ce cet cette ces mon ma mes son sa ses notre nos votre vos en dans sur sous devant par vers chez',
    'je j tu il elle on nous vous ils elles ca cela c moi lui leur y qui que qu me m te t se s n ne et',
    'paire',
    'est etait sera serait sont etaient suis es sommes etes etre ai as avons avez ont avait avaient doit dois peut faut agit fait',
    'pense pensons crois croit croyons dirais dirait dis dit disait vote propose reponds repond mets met trouve trouvons vois voit voyons semble',
    'lis lit lisons lu ecrit ecris donne donnent epelle indique nomme entends entend signifie appelle appelles appelez appelait manque manquent',
    'vit habite attend cherche cherchons designe montre reste va vais allons arrive arrives arrivee arrivees prend prends',
    'oui alors donc euh ben bah bon ok eh bien voila voici bonjour bonsoir salut peut etre sans doute surement absolument',
    'evidemment sur enfin certain certaine avis selon pour finalement point puis ensuite ligne lignes',
    'reponse solution mot passe nom lieu endroit code lettre lettres question r',
    'monsieur madame mademoiselle mr mme mlle metro mo station arret tram quartier',
  ].flatMap((words) => words.split(' ')),
);

/** A small word, or the number of a line. */
export const isFiller = (word: string): boolean =>
  FILLERS.has(word) || /^\d$/u.test(word) || word === 'merci';

/**
 * Words that deny the answer beside them, or offer a second one: a text with one of them must be right as it
 * stands.
 */
const DENIALS = new Set('pas plus ni jamais sauf sans plutot ou non'.split(' '));

/** Whether a text denies what it names; `words`: those of the answers themselves. */
export const denies = (text: string, words: ReadonlySet<string>): boolean =>
  text
    .replace(/\bsans doute\b| non$/gu, '')
    .split(' ')
    .some((word) => DENIALS.has(word) && !words.has(word));

/** Longer texts are not read for an answer among their words. */
const MOST_WORDS = 16;

/** « l i o n s » is a word spelled out, and has no small words; « n y a rien » has. */
const isSpelledOut = (words: readonly string[]): boolean =>
  words.length > 1 && words.every(({ length }) => length === 1);

/** How many words at the beginning say nothing. */
function fillersAtStart(words: readonly string[]): number {
  const isInitial = (index: number): boolean =>
    words[index]?.length === 1 && (words[index + 1]?.length ?? 0) > 1;
  const saysSomething = (word: string, index: number): boolean => !FILLERS.has(word) && !isInitial(index);
  const first = words.findIndex(
    (word, index) =>
      saysSomething(word, index) || isSpelledOut(words.slice(index)) || index === words.length - 1,
  );
  return Math.max(first, 0);
}

const TAILS = [
  '(?:je|on) (?:pense|crois|croit|dirais|suppose)',
  's il (?:vous|te) plait|svp|merci|bonne journee|monsieur|madame',
  'non|voila|peut etre|bien sur|evidemment|sans doute|surement|enfin|hein|c est (?:ca|sur)|tout simplement|lol|mdr|point',
  '(?:selon|pour|d apres) (?:moi|nous)|a (?:mon|notre) avis|si je ne me trompe(?: pas)?|j y suis|du tout',
];

const TAIL = new RegExp(`(?<=.) (?:${TAILS.join('|')})$`, 'u');

function withoutTail(text: string): string {
  const shorter = text.replace(TAIL, '');
  return shorter === text ? text : withoutTail(shorter);
}

/**
 * Without the small words around it: « je crois que c’est la ruche, merci » is ruche. The last word always
 * remains.
 */
export function withoutFillers(text: string): string {
  const words = withoutTail(text).split(' ');
  return words.slice(fillersAtStart(words)).join(' ');
}

/** A text with fewer and fewer of the small words before it, and without what follows it. */
export function withoutLeadingFillers(text: string): readonly string[] {
  const words = withoutTail(text).split(' ');
  return words.length > MOST_WORDS
    ? [text]
    : Array.from({ length: fillersAtStart(words) + 1 }, (_, start) => words.slice(start).join(' '));
}

const NOUN = '(?:le|la|l|les|un|une|mon|ma|mes|notre|votre|son|sa|ses)(?: \\p{L}+){1,3}';

const TELLS = 'est|sont|serait|dit|disent|lit|donne|donnent|epelle|indique|nomme|vit|habite|appelle|appelait';

/** A sentence with a subject that leads to an answer: « la plaque dit … », « le point alpha, c’est … ». */
const LEAD = new RegExp(
  `^${NOUN} (?:(?:(?:s |se |vous |nous )?(?:${TELLS}) )+(?=.)|(?=c est |ce sont ))`,
  'u',
);

/** Without the sentence that leads to the answer: « l’abeille vit dans une ruche » is dans une ruche. */
export const withoutSentence = (text: string): string => text.replace(LEAD, '');

const ORDINAL = '(?:1er|1ere|\\d{1,2}(?:e|eme|ieme|nd|nde)|x{0,2}(?:ix|iv|v?i{0,3})(?:e|eme|er))';
const DISTRICT = '(?:arrondissement|arrondt|arrdt|ardt|arr)';
const POSTCODE = '\\d{5}';

/** A pattern for the city, and the part of it, in which a place lies. */
function whereaboutsIn(city: string): string {
  const district = `${ORDINAL}(?: ${DISTRICT})?`;
  const named = city === '' ? [] : [`(?:(?:vieux|centre) )?${city}(?: (?:${district}|\\d{1,2}|[xvi]+))?`];
  return `(?:${[POSTCODE, 'france', 'cedex', district, `(?:(?:dix|vingt|et) )*(?:premier|\\p{L}+ieme) ${DISTRICT}`, ...named].join('|')})`;
}

const BEFORE_CITY = '(?: (?:a|de|dans|en|sur|le|la|du|centre|ville))*';

/**
 * Removes the name, the postcode and the district of the city, before or after: « Nantes, place du Lavoir »
 * is place du lavoir. Something always remains.
 */
export function cityRemover(city: string): (text: string) => string {
  const where = whereaboutsIn(city);
  const after = new RegExp(`(?<=.)${BEFORE_CITY} ${where}$`, 'u');
  const before = new RegExp(`^(?:a |le |dans le )?${where} (?=.)`, 'u');
  const mayName = new RegExp(`\\d|france|cedex|${DISTRICT}|[xvi]e(?:me)?(?: |$)${city && `|${city}`}`, 'u');
  return function remove(text): string {
    if (!mayName.test(text)) return text;
    const shorter = text.replace(after, '').replace(before, '');
    return shorter === text || shorter === '' ? text : remove(shorter);
  };
}

const LOCATIVE = /(?<=.) (?:sur|pres|au bord|en face|a cote|au coin|a l angle|devant|derriere|ligne) .*$/u;

/** Without what says beside what it lies: « Pont-Vieux, sur la rivière », « Marché, ligne 11 ». */
export const withoutNeighbourhood = (text: string): string => text.replace(LOCATIVE, '');

/** They join the words of a question that is repeated. */
const BETWEEN = new Set(['et', 'elle', 'il', 'on', 'dans', 'a']);

/**
 * Without the words at its beginning that the question says already: « 12 rue Haute », when it names the 12.
 */
export function withoutQuestion(text: string, asked: ReadonlySet<string>): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !asked.has(word) && !BETWEEN.has(word));
  return first <= 0 ? text : words.slice(first).join(' ');
}

const ARTICLES = 'le la les l de du des d au aux a';

const LAST = new RegExp(
  `(?<=.)(?: (?:${ARTICLES.replaceAll(' ', '|')}))* (?:metro|station|arret|rue|place|avenue|boulevard|quai|square|pont)(?: (?:${ARTICLES.replaceAll(' ', '|')}))*$`,
  'u',
);

/** Without the kind of place after its name: « Haute (rue) », « Marché, métro ». */
export const withoutKindAfter = (text: string): string => text.replace(LAST, '');

const INNER = new RegExp(` (?:${ARTICLES.replaceAll(' ', '|')})(?= \\p{L}{2})`, 'gu');

/** Without the articles between its words: « moulin du parc de la Reine » is moulin parc reine. */
export const withoutArticles = (text: string): string => text.replace(INNER, '');
