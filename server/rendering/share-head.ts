import { dataScript, tag } from './markup.ts';
import type { RenderedPublicPage, SiteFacts } from './renderer.ts';

/** Made by scripts/pictures.ts, in the size that apps expect for link previews. */
export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 };

const named = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Excludes a page from search engines. */
export const NOT_FOUND_BY_SEARCH = named('robots', 'noindex');

export const MANIFEST_LINK = tag('link', { rel: 'manifest', href: '/manifest.webmanifest' });

interface Shared {
  readonly page: Pick<RenderedPublicPage, 'path' | 'description' | 'listed'>;
  readonly title: string;
  readonly facts: SiteFacts;
  /** Without a trailing slash. */
  readonly mainUrl: string;
}

const addressOf = ({ page, mainUrl }: Shared) => mainUrl + page.path;

/** Open Graph tags for link previews. */
function card(shared: Shared): string[] {
  const { page, title, facts, mainUrl } = shared;
  const { path, width, height } = SHARE_PICTURE;
  return [
    property('og:type', 'website'),
    property('og:site_name', facts.name),
    property('og:locale', 'fr_FR'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', addressOf(shared)),
    property('og:image', mainUrl + path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', `${facts.name}, ${facts.tagline}`),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Product data for search engines, on the landing page only. */
function product({ page, facts, mainUrl }: Shared): string {
  const availability = facts.preorder ? 'PreOrder' : 'InStock';
  return dataScript('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    description: page.description,
    image: mainUrl + SHARE_PICTURE.path,
    url: `${mainUrl}/`,
    brand: { '@type': 'Brand', name: facts.name },
    offers: {
      '@type': 'Offer',
      price: facts.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
      url: `${mainUrl}/`,
      seller: { '@type': 'Organization', name: facts.publisher, url: `${mainUrl}/` },
    },
  });
}

/** Meta tags for search engines and link previews. */
export function shareHead(shared: Shared): string {
  const { page } = shared;
  const index = page.listed ? [] : [NOT_FOUND_BY_SEARCH];
  const canonical = tag('link', { rel: 'canonical', href: addressOf(shared) });
  const tags = [named('description', page.description), ...index, canonical, ...card(shared)];
  return [...tags, ...(page.path === '/' ? [product(shared)] : [])].join('');
}
