/** A sentence that leads to an answer. Folded, as everything in this file. */
const LEADS = [
  '(?:oui|alors|donc|euh|peut etre|sans doute|surement)',
  '(?:c|ca|ce) (?:est|etait|serait|sera|doit etre)',
  'ce sont',
  'il (?:s agit|y a|n y a)(?: (?:de|du|des|d))?',
  'je (?:pense|crois|dirais|dis|vote|propose|reponds|suis|mets)(?: (?:que|a|au|aux|pour))?',
  '(?:on|nous) (?:est|pense|dirait|sommes)',
  '(?:la|ma|notre)? ?(?:bonne )?(?:reponse|solution)(?: (?:est|serait))?',
  '(?:le|mon|notre)? ?(?:mot de passe|mot|nom|lieu|endroit)(?: (?:est|serait))?',
  '(?:(?:la|le|l) \\p{L}+|elle|il|ca|on) (?:dit|donne|epelle|indique|nomme|lit)',
  '(?:elle|il|on|(?:la|le|les|l|mon|notre)(?: \\p{L}+){1,2}) (?:est|sont)',
];

const TAILS = ['je (?:pense|crois|dirais|suppose)', 's il (?:vous|te) plait', 'svp', 'merci', 'non', 'voila', 'peut etre', 'bien sur'];

const LEAD = new RegExp(`^(?:${LEADS.join('|')}) (?=.)`, 'u');
const TAIL = new RegExp(`(?<=.) (?:${TAILS.join('|')})$`, 'u');

/** Without the sentence around it: « c’est la ruche, je crois » is la ruche. */
export function withoutSentence(text: string): string {
  const shorter = text.replace(LEAD, '').replace(TAIL, '');
  return shorter === text ? text : withoutSentence(shorter);
}

const ORDINAL = '(?:1er|1ere|\\d{1,2}(?:e|eme|ieme|nd|nde)|x{0,2}(?:ix|iv|v?i{0,3})(?:e|eme|er))';
const DISTRICT = '(?:arrondissement|arrondt|arrdt|ardt|arr)';
const POSTCODE = '\\d{5}';

/** What says in which city, and in which part of it, a place lies. */
function whereaboutsIn(city: string): string {
  const district = `${ORDINAL}(?: ${DISTRICT})?`;
  const named = city === '' ? [] : [`(?:(?:vieux|centre) )?${city}(?: (?:${district}|\\d{1,2}|[xvi]+))?`];
  return `(?:${[POSTCODE, 'france', 'cedex', district, `(?:(?:dix|vingt|et) )*(?:premier|\\p{L}+ieme) ${DISTRICT}`, ...named].join('|')})`;
}

const BEFORE_CITY = '(?: (?:a|de|dans|en|sur|le|la|du|centre|ville))*';

/**
 * Removes the name, the postcode and the district of the city, before or after: « Nantes, place du Lavoir » is place
 * du lavoir. Something always remains.
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

/** They join the words of a question that is repeated. */
const BETWEEN = new Set(['et', 'elle', 'il', 'on', 'dans', 'a']);

/** Without the words at its beginning that the question says already: « 12 rue Haute », when it names the 12. */
export function withoutQuestion(text: string, asked: ReadonlySet<string>): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !asked.has(word) && !BETWEEN.has(word));
  return first <= 0 ? text : words.slice(first).join(' ');
}

const ARTICLES = 'le la les l de du des d au aux a';

const SMALL = new Set(
  `${ARTICLES} un une ce cet cette ces mon ma mes son sa ses notre votre en dans sur sous devant par vers metro station arret tram quartier`.split(
    ' ',
  ),
);

/** Without the small words and the stops at its beginning: « dans la station de métro Marché » is marche. */
export function withoutSmallWords(text: string): string {
  const words = text.split(' ');
  const isSpelledOut = (index: number): boolean => words[index]?.length === 1 && words[index + 1]?.length === 1;
  const first = words.findIndex((word, index) => !SMALL.has(word) || isSpelledOut(index) || index === words.length - 1);
  return words.slice(first).join(' ');
}

const LAST = new RegExp(
  `(?<=.)(?: (?:${ARTICLES.replaceAll(' ', '|')}))* (?:metro|station|arret|rue|place|avenue|boulevard|quai|square|pont)(?: (?:${ARTICLES.replaceAll(' ', '|')}))*$`,
  'u',
);

/** Without the kind of place after its name: « Haute (rue) », « Marché, métro ». */
export const withoutKindAfter = (text: string): string => text.replace(LAST, '');

const INNER = new RegExp(` (?:${ARTICLES.replaceAll(' ', '|')})(?= \\p{L}{2})`, 'gu');

/** Without the articles between its words: « moulin du parc de la Reine » is moulin parc reine. */
export const withoutArticles = (text: string): string => text.replace(INNER, '');
