import { createContext, use, useContext } from 'react';
import type { Language } from '../../engine/public.ts';
import { tellLanguage } from '../api/tell-language.ts';
import { loadedWords, loadWords, type Area, type Catalogue } from './catalogues.ts';

/** Language of the screens below. */
export const LanguageContext = createContext<Language>('fr');

/** Set by the telephone itself, and read by the server too. */
const COOKIE = 'language';
const ONE_YEAR = 365 * 24 * 3600;

/** The language that this telephone has chosen for the game; French on the server. */
export const chosenLanguage = (): Language =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${COOKIE}=en`) ? 'en' : 'fr';

/**
 * Changes the language of this telephone, and that of the mails to who is logged in on it. Nothing that was typed or
 * waits is lost by loading the page again.
 */
export function chooseLanguage(language: Language): void {
  tellLanguage(language);
  document.cookie = `${COOKIE}=${language}; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR}`;
  window.location.reload();
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** Sentences of one area in the language of the screen; suspends while their script is loading. */
export function useWords<Of extends Area>(area: Of): Catalogue<Of> {
  const language = useLanguage();
  return loadedWords(area, language) ?? use(loadWords(area, language));
}
