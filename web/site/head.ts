import { pascalCase } from '../puzzles/pascal-case.ts';
import type { PublicPuzzle, PuzzleSlug } from '../../engine/public.ts';
import { widgets } from '../puzzles/index.ts';
import type { Widget } from '../puzzles/widget.ts';
import { site } from '../state/site.ts';
import { descriptions } from '../words/fr/descriptions.ts';

/** Data about a public page, for server rendering and search engines. */
export interface PublicPage {
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
  /** The page has a form that needs a script; without scripts a notice is displayed. */
  readonly needsScript?: boolean;
}

/** Lazily loaded sources of the frame of public pages, and of the page for unknown addresses. */
export const frame = ['site/SiteRoutes.tsx', 'words/fr/account.tsx', 'words/fr/site.tsx'];

/** Lazily loaded sources of a step's screen. */
export const game = ['player/GameRoutes.tsx', 'words/fr/game.tsx'];

/** Lazily loaded sources of the form of a buyer. */
export const preparation = [
  'buyer/BuyerRoutes.tsx',
  'words/fr/site.tsx',
  'words/fr/buyer.tsx',
  'words/fr/game.tsx',
  'words/fr/beside.tsx',
];

/** Slug and data come from the same object, so they always match. */
const partsOf = (puzzle: PublicPuzzle): readonly string[] =>
  (widgets[puzzle.type] as Widget<PuzzleSlug>).parts?.(puzzle as never) ?? [];

/**
 * Sources of an instrument and of the parts that it suspends on, by the names that web/puzzles imports them
 * with.
 */
export const instrument = (puzzle: PublicPuzzle): readonly string[] =>
  [pascalCase(puzzle.type), ...partsOf(puzzle)].map((name) => `puzzles/${puzzle.type}/${name}.tsx`);

/** Every public page: the source for rendering and for the sitemap. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    description: descriptions.landing(site.cities),
    listed: true,
    modules: ['site/landing/Landing.tsx'],
  },
  {
    path: '/concept',
    description: descriptions.concept,
    listed: true,
    modules: ['site/landing/ConceptPage.tsx'],
  },
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
    modules: ['site/legal/LegalPage.tsx', 'site/texts/legal-notice.mdx'],
  },
  {
    path: '/cgv',
    description: descriptions.termsOfSale(site.sale.withdrawal),
    listed: true,
    modules: ['site/legal/LegalPage.tsx', 'site/texts/terms-of-sale.mdx'],
  },
  {
    path: '/login/cgu',
    description: descriptions.termsOfUse,
    listed: true,
    modules: ['site/legal/LegalPage.tsx', 'site/texts/terms-of-use.mdx'],
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
    modules: ['site/legal/LegalPage.tsx', 'site/texts/accessibility.mdx'],
  },
];
