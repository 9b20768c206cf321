/**
 * Paths of the site's pages. All others get the same document with status 404, so that search engines and
 * monitors see the error.
 */
const PAGES: readonly RegExp[] = [
  /^\/(concept|unsubscribe|legal|cgv|cgu|login|code|logout|accessibilite|retractation)?$/i,
  /^\/login\/cgu$/i,
  /^\/password\/reset$/i,
  /^\/a\/[^/]+$/i,
  /^\/c\/[^/]+$/i,
  /^\/r(\/[^/]+)?$/i,
  /^\/suivi\/[^/]+$/i,
  /^\/preparer\/[^/]+$/i,
  /^\/home(\/(settings|party|planche|letter|email|legal|cgv|cgu|messages|messages\/[^/]+|app\/.+))?$/i,
  /^\/document(\/[^/]+)?$/i,
  /^\/admin(\/(unsent|queue|sales|figures|search|person|explorer|batches|funnel|places|editions|security))?$/i,
  /^\/admin\/queue\/letters$/i,
  /^\/admin\/orders\/[^/]+(\/letter)?$/i,
  /^\/admin\/batches\/\d+\/letters$/i,
];

/** A trailing slash does not change the page. */
export const trimmedPath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Case-insensitive, as in the browser's router. */
export const isPage = (path: string): boolean => PAGES.some((page) => page.test(trimmedPath(path)));
