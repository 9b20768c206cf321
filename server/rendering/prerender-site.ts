import { brotliCompressSync, constants } from 'node:zlib';
import {
  addressIn,
  frenchAddress,
  inEachLanguage,
  type Language,
  languageOfAddress,
  LANGUAGES,
} from '../../engine/index.ts';
import { servedFile, type ServedFile } from '../content/served-file.ts';
import { wordsIn } from '../words/words.ts';
import { readTemplate, writeDocument, type Template, dataScript, escapeMarkup, tag } from './document.ts';
import { readRendering } from './read-rendering.ts';
import { discoveryFiles, manifestAddress } from './discovery-files.ts';
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
  templateIn: (language: Language) => Template,
  { chunks, renderer }: PrerenderParts,
): PrerenderedPages['renderPreparation'] {
  /** Drawing blocks the event loop: one at a time, and others are served in between. */
  const enqueue = limitConcurrency(1);
  return (drawn, address) =>
    enqueue(async () => {
      await nextTurn();
      const language = languageOfAddress(address);
      const { head, body, rules } = readRendering(await renderer.renderPreparation(drawn, address));
      const end = dataScript('application/json', renderer.preparationState(drawn), renderer.initialStateId);
      const page = { head, page: body, rules, end, worksWithoutScript: true };
      const lazy = lazyFiles(chunks, renderer.preparation[language]);
      return wholeDocument(site, templateIn(language), lazy, page);
    });
}

/** The path of the game that anybody may play, as web/api/mount.ts knows it. */
export const TRIAL_PATH = '/essai';

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
  path.toLowerCase().replace(/(?<=.)\/$/u, '') + queryOf([...names].sort());

async function prerenderPage(
  site: RenderedSite,
  template: Template,
  { renderer, chunks, mainUrl }: PrerenderParts,
  page: RenderedPublicPage,
  address: string,
): Promise<PrerenderedPage> {
  const { head, title, body, rules } = readRendering(await renderer.render(address));
  const { language } = page;
  const share = shareHead({ page, title, facts: renderer.facts[language], mainUrl });
  const lazy = lazyFiles(chunks, [...renderer.frame[language], ...page.modules]);
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
  language: Language,
): Promise<PrerenderedPage> {
  const drawn = await renderer.render(addressIn(language, UNKNOWN_PATH));
  const { head, body, rules } = readRendering(drawn);
  const page = { head: head + NOT_FOUND_BY_SEARCH, page: body, rules, worksWithoutScript: true };
  return prerenderedPage(wholeDocument(site, template, lazyFiles(chunks, renderer.frame[language]), page));
}

/** The built document in a language; its own message without scripts is French. */
function translatedTemplate(built: Template, language: Language): Template {
  const link = tag('link', { rel: 'manifest', href: manifestAddress(language) });
  const french = { ...built, language, head: built.head + link };
  if (language === 'fr') return french;
  const { withoutScript } = wordsIn(language);
  const noScript = `<noscript><p class="without-script">${escapeMarkup(withoutScript)}</p></noscript>`;
  return { ...french, noScript };
}

/**
 * Prerenders every public page once. Visitors with a session, and game paths, get the empty document instead.
 */
export async function prerenderSite(site: RenderedSite, parts: PrerenderParts): Promise<RenderedSite> {
  const { publicPages, facts } = parts.renderer;
  const built = readTemplate(site.index.body.toString('utf8'));
  const template = inEachLanguage((language) => translatedTemplate(built, language));
  const unlisted = (language: Language): Template => ({
    ...template[language],
    head: template[language].head + NOT_FOUND_BY_SEARCH,
  });
  const empty = inEachLanguage((language) => htmlFile(writeDocument(unlisted(language), {})));
  const game = gameDocument(site, unlisted, parts);
  const trial = gameDocument(site, (language) => ({ ...unlisted(language), mount: TRIAL_PATH }), parts);
  const pages = new Map<string, PrerenderedPage>();
  for (const page of publicPages)
    for (const names of [[], ...(page.forms ?? [])])
      pages.set(
        prerenderedKey(page.path, names),
        await prerenderPage(site, template[page.language], parts, page, page.path + queryOf(names)),
      );
  return {
    files: new Map([...site.files, ...discoveryFiles(parts.mainUrl, publicPages, facts)]),
    index: empty.fr,
    prerendered: {
      pages,
      empty,
      game: htmlFile(game.empty('fr')),
      trial: inEachLanguage((language) => htmlFile(trial.empty(language))),
      withoutStep: game.withoutStep,
      renderStep: game.renderStep,
      renderPreparation: preparationDocument(site, unlisted, parts),
      query: new Map(publicPages.map(({ path, query }) => [prerenderedKey(path, []), query ?? []])),
      notFound: {
        fr: await prerenderNotFound(site, template.fr, parts, 'fr'),
        en: await prerenderNotFound(site, template.en, parts, 'en'),
      },
    },
  };
}

/** Made by scripts/pictures.ts, in the size that apps expect for link previews. */
const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 };

const named = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Excludes a page from search engines. */
const NOT_FOUND_BY_SEARCH = named('robots', 'noindex');

interface Shared {
  readonly page: Pick<RenderedPublicPage, 'language' | 'path' | 'description' | 'listed' | 'product'>;
  readonly title: string;
  readonly facts: SiteFacts;
  /** Without a trailing slash. */
  readonly mainUrl: string;
}

type Product = NonNullable<RenderedPublicPage['product']>;

const addressOf = ({ page, mainUrl }: Shared) => mainUrl + page.path;

/** The same page in each language. Whoever reads none of them gets the French one. */
function alternates({ page, mainUrl }: Shared): string[] {
  const french = frenchAddress(page.path);
  const link = (hreflang: string, language: Language) =>
    tag('link', { rel: 'alternate', hreflang, href: mainUrl + addressIn(language, french) });
  return [...LANGUAGES.map((language) => link(language, language)), link('x-default', 'fr')];
}

/** Open Graph tags for link previews. */
function card(shared: Shared): string[] {
  const { page, title, facts, mainUrl } = shared;
  const { path, width, height } = SHARE_PICTURE;
  const words = wordsIn(page.language);
  const others = LANGUAGES.filter((language) => language !== page.language);
  return [
    property('og:type', 'website'),
    property('og:site_name', facts.name),
    property('og:locale', words.locale),
    ...others.map((language) => property('og:locale:alternate', wordsIn(language).locale)),
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

/** Product data for search engines, on the pages that sell something. */
function productData({ name, facts: about }: Product, shared: Shared): string {
  const { page, facts, mainUrl } = shared;
  const availability = facts.preorder ? 'PreOrder' : 'InStock';
  return dataScript('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: page.description,
    image: mainUrl + SHARE_PICTURE.path,
    url: addressOf(shared),
    brand: { '@type': 'Brand', name: facts.name },
    additionalProperty: Object.entries(about).map(([property, value]) => ({
      '@type': 'PropertyValue',
      name: property,
      value,
    })),
    offers: {
      '@type': 'Offer',
      price: facts.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
      url: addressOf(shared),
      seller: { '@type': 'Organization', name: facts.publisher, url: `${mainUrl}/` },
    },
  });
}

/** Meta tags for search engines and link previews. */
function shareHead(shared: Shared): string {
  const { page } = shared;
  const index = page.listed ? [] : [NOT_FOUND_BY_SEARCH];
  const canonical = tag('link', { rel: 'canonical', href: addressOf(shared) });
  const others = page.listed ? alternates(shared) : [];
  const tags = [named('description', page.description), ...index, canonical, ...others, ...card(shared)];
  return [...tags, ...(page.product ? [productData(page.product, shared)] : [])].join('');
}
