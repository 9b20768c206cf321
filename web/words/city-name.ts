/** Words that stay in lower case within a name: Aix-en-Provence, Villeneuve-lès-Avignon. */
const SMALL = new Set([
  'à',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'lès',
  'sous',
  'sur',
]);

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1);

/** A city's name as used in a sentence, from its name in the API: PORT-SAINTE-AUBAINE, LE_HAVRE. */
export const cityName = (city: string): string =>
  city
    .replaceAll('_', ' ')
    .toLocaleLowerCase('fr')
    .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
