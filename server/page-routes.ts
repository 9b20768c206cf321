/**
 * The addresses at which the site has a page. Everything else gets the same document with 404: the page itself says
 * « Vous devriez faire demi-tour », and search engines and monitors are told the truth.
 */
const PAGES: readonly RegExp[] = [
  /^\/(concept|unsubscribe|legal|cgv|cgu|login|code|logout|accessibilite|retractation)?$/,
  /^\/login\/cgu$/,
  /^\/password\/reset$/,
  /^\/a\/[^/]+$/,
  /^\/c\/[^/]+$/,
  /^\/home(\/(settings|legal|cgv|cgu|messages|messages\/[^/]+|app\/.+))?$/,
  /^\/document(\/[^/]+)?$/,
  /^\/admin(\/(unsent|explorer|batches|funnel|places|security))?$/,
  /^\/admin\/orders\/[^/]+(\/letter)?$/,
  /^\/admin\/batches\/\d+\/letters$/,
];

export function isPage(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.some((page) => page.test(trimmed));
}
