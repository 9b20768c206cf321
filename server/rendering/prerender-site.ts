import { brotliCompressSync, constants } from 'node:zlib';
import { servedFile, type ServedFile } from '../content/served-file.ts';
import { wordsIn } from '../words/words.ts';
import { readTemplate, writeDocument, type Template, dataScript, tag } from './document.ts';
import { readRendering } from './read-rendering.ts';
import { discoveryFiles } from './discovery-files.ts';
import { gameDocument, wholeDocument } from './game-document.ts';
import { lazyFiles } from './lazy-files.ts';
import type { RenderedPublicPage, SiteFacts } from './renderer.ts';
import type {
  PrerenderParts,
  PrerenderedPage,
  RenderedSite,
  WholeDocument,
  PrerenderedPages,
} from './site.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from '../platform/limit-concurrency.ts';

/** Draws the form of a buyer, so that it works in a browser without scripts. */
function preparationDocument(
  site: Pick<RenderedSite, 'files'>,
  template: Template,
  { chunks, renderer }: PrerenderParts,
): PrerenderedPages['renderPreparation'] {
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  const lazy = () => lazyFiles(chunks, renderer.preparation);
  return (drawn, address) =>
    enqueue(async () => {
      await nextTurn();
      const { head, body, rules } = readRendering(await renderer.renderPreparation(drawn, address));
      const end = dataScript('application/json', renderer.preparationState(drawn), renderer.initialStateId);
      const page = { head, page: body, rules, end, worksWithoutScript: true };
      return wholeDocument(site, template, lazy(), page);
    });
}

/** An unknown path; the 404 page is the same for all. */
const UNKNOWN_PATH = '/introuvable';

/** Takes about ten milliseconds for a page. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function htmlFile(text: string): ServedFile {
  const body = Buffer.from(text);
  let packed: Buffer | undefined;
  return {
    ...servedFile('index.html', body),
    packed: () => (packed ??= brotliCompressSync(body, COMPRESSION)),
  };
}

const prerenderedPage = ({ text, styleHash }: WholeDocument): PrerenderedPage => ({
  ...htmlFile(text),
  styleHash,
});

const queryOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : `?${names.map((name) => `${name}=true`).join('&')}`;

/** Key of a prerendered page: its path and those of its query parameters that are present. */
export const prerenderedKey = (path: string, names: readonly string[]): string =>
  path.toLowerCase() + queryOf([...names].sort());

async function prerenderPage(
  site: RenderedSite,
  template: Template,
  { renderer, chunks, mainUrl }: PrerenderParts,
  page: RenderedPublicPage,
  address: string,
): Promise<PrerenderedPage> {
  const { head, title, body, rules } = readRendering(await renderer.render(address));
  const share = shareHead({ page, title, facts: renderer.facts, mainUrl });
  const lazy = lazyFiles(chunks, [...renderer.frame, ...page.modules]);
  return prerenderedPage(
    wholeDocument(site, template, lazy, {
      head: head + share,
      page: body,
      rules,
      worksWithoutScript: !page.needsScript,
    }),
  );
}

async function prerenderNotFound(
  site: RenderedSite,
  template: Template,
  { renderer, chunks }: PrerenderParts,
): Promise<PrerenderedPage> {
  const { head, body, rules } = readRendering(await renderer.render(UNKNOWN_PATH));
  const page = { head: head + NOT_FOUND_BY_SEARCH, page: body, rules, worksWithoutScript: true };
  return prerenderedPage(wholeDocument(site, template, lazyFiles(chunks, renderer.frame), page));
}

/**
 * Prerenders every public page once. Visitors with a session, and game paths, get the empty document instead.
 */
export async function prerenderSite(site: RenderedSite, parts: PrerenderParts): Promise<RenderedSite> {
  const { publicPages, facts } = parts.renderer;
  const built = readTemplate(site.index.body.toString('utf8'));
  const template = { ...built, head: built.head + MANIFEST_LINK };
  const unlisted = { ...template, head: template.head + NOT_FOUND_BY_SEARCH };
  const game = gameDocument(site, unlisted, parts);
  const pages = new Map<string, PrerenderedPage>();
  for (const page of publicPages)
    for (const names of [[], ...(page.forms ?? [])])
      pages.set(
        prerenderedKey(page.path, names),
        await prerenderPage(site, template, parts, page, page.path + queryOf(names)),
      );
  return {
    files: new Map([...site.files, ...discoveryFiles(parts.mainUrl, publicPages, facts)]),
    index: htmlFile(writeDocument(unlisted, {})),
    prerendered: {
      pages,
      game: htmlFile(game.empty),
      withoutStep: game.withoutStep,
      renderStep: game.renderStep,
      renderPreparation: preparationDocument(site, unlisted, parts),
      query: new Map(publicPages.map(({ path, query }) => [path, query ?? []])),
      notFound: await prerenderNotFound(site, template, parts),
    },
  };
}

/** Made by scripts/pictures.ts, in the size that apps expect for link previews. */
const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 };

const named = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Excludes a page from search engines. */
const NOT_FOUND_BY_SEARCH = named('robots', 'noindex');

const MANIFEST_LINK = tag('link', { rel: 'manifest', href: '/manifest.webmanifest' });

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
  const words = wordsIn();
  return [
    property('og:type', 'website'),
    property('og:site_name', facts.name),
    property('og:locale', words.locale),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', addressOf(shared)),
    property('og:image', mainUrl + path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', words.firm(facts.name, facts.tagline)),
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
function shareHead(shared: Shared): string {
  const { page } = shared;
  const index = page.listed ? [] : [NOT_FOUND_BY_SEARCH];
  const canonical = tag('link', { rel: 'canonical', href: addressOf(shared) });
  const tags = [named('description', page.description), ...index, canonical, ...card(shared)];
  return [...tags, ...(page.path === '/' ? [product(shared)] : [])].join('');
}
