import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

type Letter = ApiSchemas['PreparedLetter'];

const NOTHING_SAID = { isPresent: false, giftTo: '', giftFrom: '', giftLine: '', lastWord: '', postOn: '' };
const LIVED = {
  name: 'Camille Roux',
  line1: '3 rue du Puits',
  line2: '',
  postalCode: '38000',
  city: 'Grenoble',
  country: 'FR',
};

/** A letter in its first hours, for the form of its buyer. */
export const preparedLetter = (changes: Partial<Letter> = {}): Letter => ({
  copy: 1,
  city: { slug: 'ville', name: 'Ville', timeZone: 'Europe/Madrid' },
  sheet: { reference: 'PR-417 — C. R.', pieces: 4 },
  state: 'paid',
  standing: 'correctable',
  until: '2026-06-17T12:00:00.000Z',
  version: 3,
  words: { ...NOTHING_SAID, ...LIVED },
  ...changes,
});

export const toldLetter = (changes: Partial<Letter> = {}): Letter =>
  preparedLetter({
    standing: 'telling',
    words: {
      ...LIVED,
      isPresent: true,
      giftTo: 'Noé',
      giftFrom: 'Tante Léa',
      giftLine: 'Ouvre-la dehors.',
      lastWord: 'Tu as marché plus que moi à ton âge.\nLa suite est chez moi, dimanche.',
      postOn: '2026-12-24',
    },
    ...changes,
  });

export const closedLetter = (changes: Partial<Letter> = {}): Letter =>
  preparedLetter({ state: 'printed', standing: null, until: null, words: null, ...changes });

export const preparation = (...letters: readonly Letter[]): ApiSchemas['Preparation'] => ({
  number: 'V-417',
  today: '2026-06-17',
  letters: [...letters],
});
