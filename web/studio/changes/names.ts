const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** The words of a French text without accents, in lower case. */
const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[œæ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** Permanent names begin with a letter. */
const withLetter = (words: readonly string[], letter: string): readonly string[] =>
  /^\d/u.test(words[0] ?? '') ? [letter, ...words] : words;

/** « La fontaine » is LA_FONTAINE. */
export const stepNameOf = (text: string): string =>
  withLetter(plainWords(text), 'etape').join('_').toUpperCase();

/** « La clé du quai » is laCleDuQuai, as in the file’s name. */
export const paperNameOf = (text: string): string =>
  withLetter(plainWords(text), 'le')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** « Le vieux puits » is le-vieux-puits. */
export const placeNameOf = (text: string): string => withLetter(plainWords(text), 'lieu').join('-');

/** « Suivre la barque » is suivre-la-barque. */
export const optionNameOf = (text: string): string => withLetter(plainWords(text), 'option').join('-');
