/** A language in which players read: each has its entry in every table. */
export type Language = 'fr';

export type ByLanguage<Value> = Readonly<Record<Language, Value>>;
