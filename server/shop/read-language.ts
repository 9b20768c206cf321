import { type Language, TRANSLATIONS } from '../../engine/index.ts';
import { cleanLine } from '../platform/clean-text.ts';

/** The names that people give a language in a field. Locales of shops begin with its code. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:fr|fra|fre|fran[cç]ais|french)$/,
  en: /^(?:en|eng|anglais|english)$/,
};
const LANGUAGES: readonly Language[] = ['fr', ...TRANSLATIONS];

/**
 * The first language that is said, as a locale (« en-GB », « fr_FR ») or by its name; null where none is. A language
 * that the site does not have is none: its buyer is written to in French.
 */
export function readSaidLanguage(...said: readonly unknown[]): Language | null {
  for (const text of said) {
    const [name = ''] = (typeof text === 'string' ? cleanLine(text).toLowerCase() : '').split(/[-_]/);
    const language = LANGUAGES.find((one) => NAMES[one].test(name));
    if (language) return language;
  }
  return null;
}

const FIELD = /^(?:language|langue|locale)$/i;

/** What the fields of a shop say of the language, whichever way they name it. */
export const languageFields = (fields: unknown): readonly unknown[] =>
  Object.entries(typeof fields === 'object' ? (fields ?? {}) : {})
    .filter(([name]) => FIELD.test(name))
    .map(([, value]: [string, unknown]) => value);

/** A language field that is not understood is shown to staff, as any other text of a buyer. */
export const saysLanguage = (name: string, value: unknown): boolean =>
  FIELD.test(name) && readSaidLanguage(value) !== null;
