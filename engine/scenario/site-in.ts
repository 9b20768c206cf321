import type { SiteFile } from '../types/site.generated.ts';
import type { Language, Translation } from '../words/language.ts';

/** Facts about the site, with what its readers find in other languages. */
export interface TranslatedSite extends SiteFile {
  readonly translations: Partial<Readonly<Record<Translation, SiteFile>>>;
}

/** The facts as a language says them; as French says them where it has no file. */
export const siteIn = (site: SiteFile | TranslatedSite, language: Language): SiteFile =>
  language !== 'fr' && 'translations' in site ? (site.translations[language] ?? site) : site;
