import type { ByLanguage, Language, SiteFile } from '../../engine/public.ts';
import english from '../../scenarios/site.yaml?in=en';
import file from '../../scenarios/site.yaml';
import { useLanguage } from '../words/use-words.ts';

/** Settings and facts of the site: scenarios/site.yaml, checked by schemas/site.schema.json. */
export type SiteSettings = SiteFile;

/** As written in French: for what is alike in every language. */
export const site = file as SiteSettings;

const SITES: ByLanguage<SiteSettings> = { fr: site, en: english as SiteSettings };

export const siteIn = (language: Language): SiteSettings => SITES[language];

/** The same with its texts in the language of the screen. */
export const useSite = (): SiteSettings => siteIn(useLanguage());

type Outing = SiteSettings['outings'][number];

/** A city that has a page of its own. */
export type PresentedCity = Outing & Required<Pick<Outing, 'page'>>;

const isPresented = (outing: Outing): outing is PresentedCity => outing.page !== undefined;

export const presentedCities = (language: Language): readonly PresentedCity[] =>
  siteIn(language).outings.filter(isPresented);

export const usePresentedCities = (): readonly PresentedCity[] => presentedCities(useLanguage());

/** The French address of a city’s page. */
export const cityAddress = (slug: string): string => `/villes/${slug}`;
