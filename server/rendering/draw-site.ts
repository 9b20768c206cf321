import { brotliCompressSync, constants } from 'node:zlib';
import { servedFile, type ServedFile } from '../content/served-file.ts';
import { partDrawing, withHead, withPage } from './document.ts';
import { foundFiles } from './found-files.ts';
import { gameDocument } from './game-document.ts';
import { lazyFiles, type LazyFiles } from './lazy-files.ts';
import type { PublicPage } from './renderer.ts';
import type { DrawingParts, DrawnPage, Site } from './site.ts';
import { MANIFEST_LINK, NOT_FOUND_BY_SEARCH, shareHead } from './share-head.ts';
import { wholeDocument } from './whole-document.ts';

/** An address that is no page: what is drawn there is the same for all of them. */
const NOWHERE = '/introuvable';

/** Small, and still quick enough to pack a dozen of them at each start. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function htmlFile(text: string): ServedFile {
  const body = Buffer.from(text);
  return { ...servedFile('index.html', body), packed: brotliCompressSync(body, PACKING) };
}

function wholePage(site: Site, document: string, lazy: LazyFiles): DrawnPage {
  const { text, styleHash } = wholeDocument(site, document, lazy);
  return { ...htmlFile(text), styleHash };
}

const queryOf = (names: readonly string[]): string => (names.length === 0 ? '' : `?${names.map((name) => `${name}=true`).join('&')}`);

/** A page's key: its path, and which of the query parameters that it reads are there. */
export const drawingKey = (path: string, names: readonly string[]): string => path.toLowerCase() + queryOf([...names].sort());

async function drawPage(
  site: Site,
  template: string,
  { renderer, chunks, mainUrl }: DrawingParts,
  page: PublicPage,
  address: string,
): Promise<DrawnPage> {
  const { head, title, body } = partDrawing(await renderer.render(address));
  const share = shareHead({ page, title, facts: renderer.facts, mainUrl });
  const filled = withPage(template, body, page.needsScript ?? false);
  return wholePage(site, withHead(filled, head + share), lazyFiles(chunks, [renderer.frame, ...page.modules]));
}

async function drawNotFound(site: Site, template: string, { renderer, chunks }: DrawingParts): Promise<DrawnPage> {
  const { head, body } = partDrawing(await renderer.render(NOWHERE));
  const filled = withPage(template, body, false);
  return wholePage(site, withHead(filled, head + NOT_FOUND_BY_SEARCH), lazyFiles(chunks, [renderer.frame]));
}

/**
 * Draws every public page of a built site, once: a visitor gets them as files. Who has a session, and who asks for the game, gets the
 * empty document, which the script fills.
 */
export async function drawSite(site: Site, parts: DrawingParts): Promise<Site> {
  const { publicPages, facts } = parts.renderer;
  const template = withHead(site.index.body.toString('utf8'), MANIFEST_LINK);
  const game = gameDocument(site, withHead(template, NOT_FOUND_BY_SEARCH), parts);
  const pages = new Map<string, DrawnPage>();
  for (const page of publicPages)
    for (const names of [[], ...(page.forms ?? [])])
      pages.set(drawingKey(page.path, names), await drawPage(site, template, parts, page, page.path + queryOf(names)));
  return {
    files: new Map([...site.files, ...foundFiles(parts.mainUrl, publicPages, facts)]),
    index: htmlFile(withHead(template, NOT_FOUND_BY_SEARCH)),
    drawn: {
      pages,
      game: htmlFile(game.empty),
      begin: game.begin,
      drawStep: game.drawStep,
      query: new Map(publicPages.map(({ path, query }) => [path, query ?? []])),
      notFound: await drawNotFound(site, template, parts),
    },
  };
}
