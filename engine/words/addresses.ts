import type { Language } from './language.ts';

const ENGLISH = /^\/en(?=[/?#]|$)/iu;

/** The game has the language that the telephone has chosen, staff read French: their addresses say none. */
const WITHOUT_LANGUAGE = /^\/(?:home|document|logout|admin|studio)(?:[/?#]|$)/iu;

/** The language of a public page, which its address alone says. */
export const languageOfAddress = (address: string): Language => (ENGLISH.test(address) ? 'en' : 'fr');

/** The address of the same page in French. */
export const frenchAddress = (address: string): string =>
  address.replace(ENGLISH, '').replace(/^(?!\/)/u, '/');

/** The address of a page of the site in a language: any other address stays as it is. */
export const addressIn = (language: Language, address: string): string =>
  language === 'fr' || !address.startsWith('/') || ENGLISH.test(address) || WITHOUT_LANGUAGE.test(address)
    ? address
    : `/${language}${address}`;
