import { type Language, type Translation, TRANSLATIONS } from './language.ts';

/** A stored language; French where none is stored, and where it is unknown. */
export const readLanguage = (stored: string | null): Language =>
  TRANSLATIONS.find((language) => language === stored) ?? 'fr';

/** The same, to be stored. */
export const writeLanguage = (language: Language): Translation | null =>
  language === 'fr' ? null : language;
