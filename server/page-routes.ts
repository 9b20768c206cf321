/**
 * The addresses at which the site has a page. Everything else gets the same document with 404: the page itself says
 * « Vous devriez faire demi-tour », and search engines and monitors are told the truth.
 */
const PAGES: readonly RegExp[] = [
  /^\/(concept|unsubscribe|legal|cgv|cgu|login|code|logout|accessibilite|retractation)?$/i,
  /^\/login\/cgu$/i,
  /^\/password\/reset$/i,
  /^\/a\/[^/]+$/i,
  /^\/c\/[^/]+$/i,
  /^\/home(\/(settings|letter|email|legal|cgv|cgu|messages|messages\/[^/]+|app\/.+))?$/i,
  /^\/document(\/[^/]+)?$/i,
  /^\/admin(\/(unsent|explorer|batches|funnel|places|security))?$/i,
  /^\/admin\/orders\/[^/]+(\/letter)?$/i,
  /^\/admin\/batches\/\d+\/letters$/i,
];

/** A final slash makes no other page. */
export const trimmedPath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Upper or lower case makes none either, as in the browser's own router. */
export const isPage = (path: string): boolean => PAGES.some((page) => page.test(trimmedPath(path)));
