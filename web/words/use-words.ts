import { createContext, use, useContext } from 'react';
import type { Language } from '../../engine/public.ts';
import { loadedWords, loadWords, type Area, type Catalogue } from './catalogues.ts';

/** Language of the screens below. */
export const LanguageContext = createContext<Language>('fr');

export const useLanguage = (): Language => useContext(LanguageContext);

/** Sentences of one area in the language of the screen; suspends while their script is loading. */
export function useWords<Of extends Area>(area: Of): Catalogue<Of> {
  const language = useLanguage();
  return loadedWords(area, language) ?? use(loadWords(area, language));
}
