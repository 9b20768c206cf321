/** Long text: several words, one of them unbreakable. */
export const LONG_WORDS =
  'et voilà pourquoi, contre toute attente, l’extraordinaire hydroélectricité anticonstitutionnelle des quais s’en mêle';
const WORDY = 'aux-confins-de-l-arrondissement-et-de-la-circonscription';

const more = (text: string): string => `${text}, ${LONG_WORDS}`;
const longAddress = (email: string): string => email.replace('@', `.${WORDY}@`);

/** Fields with free text, by name; all others are codes, addresses and numbers. */
const RULES: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    [
      'title',
      'author',
      'label',
      'subheader',
      'sentence',
      'text',
      'reason',
      'reply',
      'giftFrom',
      'ifGone',
      'reading',
      'question',
    ].map((key) => [key, more]),
  ),
  stamp: (text) => `${text} jusqu’à nouvel ordre`,
  identifier: (text) => `${text}-${WORDY}`,
  email: longAddress,
  tiedEmail: longAddress,
  by: longAddress,
};

/** Fields with lists of sentences. */
const LISTS = new Set(['asked', 'mistakes', 'startPlaces']);

function lengthenField(key: string, value: unknown): unknown {
  if (typeof value === 'string') return RULES[key]?.(value) ?? value;
  if (LISTS.has(key) && Array.isArray(value)) return value.map((text) => more(String(text)));
  return lengthen(value);
}

/** The longest name of a French commune. */
export const LONG_CITY = 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson';

/** A response with all free text lengthened. */
export function lengthen(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(lengthen);
  if (typeof body !== 'object' || body === null) return body;
  const lengthened = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, lengthenField(key, value)]),
  );
  return 'accent' in body ? { ...lengthened, name: LONG_CITY } : lengthened;
}
