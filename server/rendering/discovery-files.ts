import { addressIn, type ByLanguage, type Language, LANGUAGES } from '../../engine/index.ts';
import { servedFile, type ServedFile } from '../content/served-file.ts';
import { escapeMarkup } from './document.ts';
import type { RenderedPublicPage, SiteFacts } from './renderer.ts';

/** Game, personal and redirecting paths: not for search engines. */
const DISALLOWED = [
  '/a/',
  '/admin',
  '/api/',
  '/c/',
  '/document',
  '/en/a/',
  '/en/c/',
  '/essai',
  '/home',
  '/logout',
  '/media/',
  '/pages/',
  '/studio',
];

function robots(mainUrl: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${mainUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(mainUrl: string, pages: readonly RenderedPublicPage[]): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${escapeMarkup(mainUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** From a home screen the site opens the game, which redirects visitors to the login. */
function webManifest({ name, tagline }: SiteFacts, language: Language): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: 'ltr',
    id: '/',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#0b1730',
    theme_color: '#f4ecdb',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  });
}

export const manifestAddress = (language: Language): string => addressIn(language, '/manifest.webmanifest');

/** Files for search engines and home screens, by path. */
export function discoveryFiles(
  mainUrl: string,
  pages: readonly RenderedPublicPage[],
  facts: ByLanguage<SiteFacts>,
): ReadonlyMap<string, ServedFile> {
  const texts: readonly (readonly [string, string])[] = [
    ['/robots.txt', robots(mainUrl)],
    ['/sitemap.xml', sitemap(mainUrl, pages)],
    ...LANGUAGES.map(
      (language) => [manifestAddress(language), webManifest(facts[language], language)] as const,
    ),
  ];
  return new Map(texts.map(([address, text]) => [address, servedFile(address, Buffer.from(text))]));
}
