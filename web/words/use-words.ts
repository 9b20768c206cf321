import { createContext, useContext } from 'react';
import { addressIn, LANGUAGES, type Language } from '../../engine/public.ts';
import { tellLanguage } from '../api/tell-language.ts';
import { loadedWords, loadWords, type Area, type Catalogue } from './catalogues.ts';

/** Language of the screens below. */
export const LanguageContext = createContext<Language>('fr');

/** Set by the telephone itself, and read by the server too. */
const COOKIE = 'language';
const ONE_YEAR = 365 * 24 * 3600;

/** Null before a choice, and on the server. */
const choice = (): Language | null =>
  typeof document === 'undefined'
    ? null
    : (LANGUAGES.find((one) => document.cookie.split('; ').includes(`${COOKIE}=${one}`)) ?? null);

/** The language that this telephone has chosen; French without a choice, and on the server. */
export const chosenLanguage = (): Language => choice() ?? 'fr';

/** Keeps the choice for the game, and for the mails to who is logged in. */
export function keepLanguage(language: Language): void {
  tellLanguage(language);
  document.cookie = `${COOKIE}=${language}; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR}`;
}

/**
 * Changes the language of this telephone, and that of the mails to who is logged in on it. Nothing that was typed or
 * waits is lost by loading the page again.
 */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  window.location.reload();
}

/** Whether the browser asks for English rather than French, and nobody has chosen yet. */
export function prefersEnglish(): boolean {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return choice() === null && asked.length > 0 && asked.find((one) => one === 'fr' || one === 'en') !== 'fr';
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** The address of a page of the site in the language of the screen. */
export function useAddress(address: string): string {
  return addressIn(useLanguage(), address);
}

/**
 * Sentences of one area in the language of the screen; suspends while their script is loading. The promise is thrown:
 * after `use`, React goes on with the same attempt, in which a component that no longer calls it loses its hooks.
 */
export function useWords<Of extends Area>(area: Of): Catalogue<Of> {
  const language = useLanguage();
  const words = loadedWords(area, language);
  // oxlint-disable-next-line typescript/only-throw-error
  if (words === undefined) throw loadWords(area, language);
  return words;
}
