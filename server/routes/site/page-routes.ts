import { frenchAddress, languageOfAddress } from '../../../engine/index.ts';

/** Paths of the public pages, which every language has. */
const PUBLIC: readonly RegExp[] = [
  /^\/(concept|unsubscribe|legal|cgv|cgu|login|code|accessibilite|retractation)?$/i,
  /^\/login\/cgu$/i,
  /^\/password\/reset$/i,
  /^\/a\/[^/]+$/i,
  /^\/c\/[^/]+$/i,
  /^\/r(\/[^/]+)?$/i,
  /^\/suivi\/[^/]+$/i,
  /^\/preparer\/[^/]+$/i,
];

/** Paths of the game and of staff. */
const OTHERS: readonly RegExp[] = [
  /^\/logout$/i,
  /^\/home(\/(settings|party|planche|letter|email|legal|cgv|cgu|messages|messages\/[^/]+|app\/.+))?$/i,
  /^\/document(\/[^/]+)?$/i,
  /^\/essai(\/home(\/(settings|planche|messages|messages\/[^/]+|app\/.+))?|\/document(\/[^/]+)?)?$/i,
  /^\/admin(\/(unsent|queue|sales|figures|search|person|explorer|batches|funnel|places|editions|security))?$/i,
  /^\/admin\/queue\/letters$/i,
  /^\/admin\/orders\/[^/]+(\/letter)?$/i,
  /^\/admin\/batches\/\d+\/letters$/i,
];

/** The paths of the game without an account. */
export const IN_TRIAL = /^\/essai(?:\/|$)/i;

/** A trailing slash does not change the page. */
export const trimmedPath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Whether the site has a page at a path; case-insensitive, as in the browser's router. All others get a document
 * with status 404, so that search engines and monitors see the error.
 */
export function isPage(path: string): boolean {
  const pages = languageOfAddress(path) === 'fr' ? [...PUBLIC, ...OTHERS] : PUBLIC;
  const french = trimmedPath(frenchAddress(path));
  return pages.some((page) => page.test(french));
}
