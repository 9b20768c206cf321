/** A language in which players read: each has its entry in every table. */
export type Language = 'fr' | 'en';

export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** A language into which cities are translated: the name of the folder of its texts. */
export type Translation = Exclude<Language, 'fr'>;

export const TRANSLATIONS: readonly Translation[] = ['en'];

export const LANGUAGES: readonly Language[] = ['fr', ...TRANSLATIONS];

/** A table with an entry that is made for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value): ByLanguage<Value> => ({
  fr: make('fr'),
  en: make('en'),
});

/** A stored language; French where none is stored, and where it is unknown. */
export const readLanguage = (stored: string | null): Language =>
  TRANSLATIONS.find((language) => language === stored) ?? 'fr';

/** The same, to be stored. */
export const writeLanguage = (language: Language): Translation | null =>
  language === 'fr' ? null : language;
