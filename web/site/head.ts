import { pascalCase } from '../puzzles/pascal-case.ts';
import {
  addressIn,
  type ByLanguage,
  inEachLanguage,
  type Language,
  LANGUAGES,
  type PublicPuzzle,
  type PuzzleSlug,
} from '../../engine/public.ts';
import { widgets } from '../puzzles/index.ts';
import type { Widget } from '../puzzles/widget.ts';
import {
  cityAddress,
  type PresentedCity,
  presentedCities,
  siteIn,
  type SiteSettings,
} from '../state/site.ts';
import type { Area } from '../words/catalogues.ts';
import { descriptions as english } from '../words/en/descriptions.ts';
import { descriptions as french } from '../words/fr/descriptions.ts';

/** Data about a public page, for server rendering and search engines. */
export interface PublicPage {
  readonly language: Language;
  readonly path: string;
  /** One or two sentences for search engines and link previews; shorter than 160 characters. */
  readonly description: string;
  /** Whether the sitemap lists it; the others are « noindex ». */
  readonly listed: boolean;
  /** Its lazily loaded sources below web/, preloaded with their styles. */
  readonly modules: readonly string[];
  /** Query parameters that change the page. */
  readonly query?: readonly string[];
  /** Sets of parameters that are rendered on the server too; others are rendered in the browser. */
  readonly forms?: readonly (readonly string[])[];
  /** What it sells, as search engines read it. */
  readonly product?: {
    readonly name: string;
    /** Facts about it by their names. */
    readonly facts: Readonly<Record<string, string>>;
  };
  /** The page has a form that needs a script; without scripts a notice is displayed. */
  readonly needsScript?: boolean;
}

/** The catalogues of a screen. The French sentences that all screens share are always loaded. */
const wordsIn = (language: Language, ...areas: readonly Area[]): readonly string[] =>
  (language === 'fr' ? areas : (['common', ...areas] as const)).map(
    (area) => `words/${language}/${area}.tsx`,
  );

/** Lazily loaded sources of the frame of public pages, and of the page for unknown addresses. */
export const frame = inEachLanguage((language) => [
  'site/SiteRoutes.tsx',
  ...wordsIn(language, 'account', 'site'),
]);

/** Lazily loaded sources of a step's screen. */
export const game = inEachLanguage((language) => ['player/GameRoutes.tsx', ...wordsIn(language, 'game')]);

/** Lazily loaded sources of the form of a buyer. */
export const preparation = inEachLanguage((language) => [
  'buyer/BuyerRoutes.tsx',
  ...wordsIn(language, 'site', 'buyer', 'game', 'beside'),
]);

/** Slug and data come from the same object, so they always match. */
const partsOf = (puzzle: PublicPuzzle): readonly string[] =>
  (widgets[puzzle.type] as Widget<PuzzleSlug>).parts?.(puzzle as never) ?? [];

/**
 * Sources of an instrument and of the parts that it suspends on, by the names that web/puzzles imports them
 * with.
 */
export const instrument = (puzzle: PublicPuzzle): readonly string[] =>
  [pascalCase(puzzle.type), ...partsOf(puzzle)].map((name) => `puzzles/${puzzle.type}/${name}.tsx`);

type InOneLanguage = Omit<PublicPage, 'language'>;

const pagesWith = (
  site: SiteSettings,
  cities: readonly PresentedCity[],
  descriptions: typeof french,
  text: (name: string) => string,
): readonly InOneLanguage[] => [
  {
    path: '/',
    description: descriptions.landing(site.cities),
    listed: true,
    modules: ['site/landing/Landing.tsx'],
    product: { name: site.name, facts: {} },
    query: ['seen'],
    forms: [['seen']],
  },
  {
    path: '/concept',
    description: descriptions.concept,
    listed: true,
    modules: ['site/landing/ConceptPage.tsx'],
  },
  ...cities.map(({ city, duration, distance, ground, page }) => ({
    path: cityAddress(page.slug),
    description: descriptions.city(city, duration, distance),
    listed: true,
    modules: ['site/cities/CityPage.tsx'],
    product: {
      name: `${site.name}, ${city}`,
      facts: { [descriptions.length]: `${duration}, ${distance}`, [descriptions.ground]: ground },
    },
  })),
  {
    path: '/code',
    description: descriptions.code,
    listed: site.showCodeButton,
    modules: ['site/codes/CodePage.tsx'],
    needsScript: true,
  },
  {
    path: '/legal',
    description: descriptions.legalNotice,
    listed: true,
    modules: ['site/legal/LegalPage.tsx', text('legal-notice')],
  },
  {
    path: '/cgv',
    description: descriptions.termsOfSale(site.sale.withdrawal),
    listed: true,
    modules: ['site/legal/LegalPage.tsx', text('terms-of-sale')],
  },
  {
    path: '/login/cgu',
    description: descriptions.termsOfUse,
    listed: true,
    modules: ['site/legal/LegalPage.tsx', text('terms-of-use')],
    query: ['register'],
    forms: [['register']],
  },
  {
    path: '/login',
    description: descriptions.login,
    listed: false,
    modules: ['account/login/LoginPage.tsx'],
    query: ['register', 'from'],
    forms: [['register']],
    needsScript: true,
  },
  {
    path: '/r',
    description: descriptions.join,
    listed: false,
    modules: ['account/joining/JoinPage.tsx'],
    needsScript: true,
  },
  {
    path: '/password/reset',
    description: descriptions.reset,
    listed: false,
    modules: ['account/password/ResetPage.tsx'],
    query: ['id', 'token'],
    needsScript: true,
  },
  {
    path: '/unsubscribe',
    description: descriptions.unsubscription,
    listed: false,
    modules: ['site/newsletter/UnsubscribePage.tsx'],
    needsScript: true,
  },
  {
    path: '/retractation',
    description: descriptions.withdrawal(site.sale.withdrawal),
    listed: true,
    modules: ['site/withdrawal/WithdrawalPage.tsx'],
    query: ['received', 'incomplete', 'later'],
    forms: [['received'], ['incomplete'], ['later']],
  },
  {
    path: '/accessibilite',
    description: descriptions.accessibility,
    listed: true,
    modules: ['site/legal/LegalPage.tsx', text('accessibility')],
  },
];

const DESCRIPTIONS: ByLanguage<typeof french> = { fr: french, en: english };

function pagesIn(language: Language): readonly PublicPage[] {
  const folder = language === 'fr' ? '' : `${language}/`;
  const pages = pagesWith(
    siteIn(language),
    presentedCities(language),
    DESCRIPTIONS[language],
    (name) => `site/texts/${folder}${name}.mdx`,
  );
  return pages.map((page) => ({ ...page, language, path: addressIn(language, page.path) }));
}

/** Every public page: the source for rendering and for the sitemap. */
export const publicPages: readonly PublicPage[] = LANGUAGES.flatMap(pagesIn);
