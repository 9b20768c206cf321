import { brotliCompressSync, constants } from 'node:zlib';
import { servedFile, type ServedFile } from '../content/served-file.ts';
import { readTemplate, writeDocument } from './document.ts';
import type { Template } from './document.ts';
import { readRendering } from './read-rendering.ts';
import { discoveryFiles } from './discovery-files.ts';
import { gameDocument } from './game-document.ts';
import { lazyFiles } from './lazy-files.ts';
import type { RenderedPublicPage } from './renderer.ts';
import { MANIFEST_LINK, NOT_FOUND_BY_SEARCH, shareHead } from './share-head.ts';
import type { PrerenderParts, PrerenderedPage, RenderedSite, WholeDocument } from './site.ts';
import { wholeDocument } from './whole-document.ts';

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
  const lazy = lazyFiles(chunks, [renderer.frame, ...page.modules]);
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
  return prerenderedPage(wholeDocument(site, template, lazyFiles(chunks, [renderer.frame]), page));
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
      query: new Map(publicPages.map(({ path, query }) => [path, query ?? []])),
      notFound: await prerenderNotFound(site, template, parts),
    },
  };
}
