/** Words of a name that stay small within it: Aix-en-Provence, Villeneuve-lès-Avignon. */
const SMALL = new Set(['à', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'lès', 'sous', 'sur']);

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1);

/** A city’s name as it is written in a sentence, from what calls name it by: PORT-SAINTE-AUBAINE, LE_HAVRE. */
export const cityName = (city: string): string =>
  city
    .replaceAll('_', ' ')
    .toLocaleLowerCase('fr')
    .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
