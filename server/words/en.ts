import { mails } from './en/mails.ts';
import { personalData } from './en/personal-data.ts';
import { refusals } from './en/refusals.ts';
import type { fr } from './fr.ts';

/** Whatever a player or buyer reads that the server has written itself, in English. */
export const en: typeof fr = {
  language: 'en',
  locale: 'en_GB',
  withoutScript: 'This page needs JavaScript. Switch it on, then load the page again.',
  refusals,
  mails,
  personalData,
  firm: (name, tagline) => `${name}, ${tagline}`,
};
