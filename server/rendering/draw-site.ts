import { servedFile, type ServedFile } from '../content/served-file.ts';
import type { Site } from '../static-files.ts';
import { lazyTags, partDrawing, withHead, withPage } from './document.ts';
import { foundFiles } from './found-files.ts';
import { lazyFiles, type ChunkManifest } from './lazy-files.ts';
import type { PublicPage, Renderer } from './renderer.ts';
import { MANIFEST_LINK, NOT_FOUND_BY_SEARCH, shareHead } from './share-head.ts';

export interface DrawingParts {
  readonly renderer: Renderer;
  readonly chunks: ChunkManifest;
  /** Without a final slash. */
  readonly mainUrl: string;
}

/** An address that is no page: what is drawn there is the same for all of them. */
const NOWHERE = '/introuvable';

const htmlFile = (text: string): ServedFile => servedFile('index.html', Buffer.from(text));
const queryOf = (names: readonly string[]): string => (names.length === 0 ? '' : `?${names.map((name) => `${name}=true`).join('&')}`);

/** A page's key: its path, and which of the query parameters that it reads are there. */
export const drawingKey = (path: string, names: readonly string[]): string => path.toLowerCase() + queryOf([...names].sort());

async function drawPage(
  template: string,
  { renderer, chunks, mainUrl }: DrawingParts,
  page: PublicPage,
  address: string,
): Promise<ServedFile> {
  const { head, title, body } = partDrawing(await renderer.render(address));
  const share = shareHead({ page, title, facts: renderer.facts, mainUrl });
  const filled = withPage(template, body, page.needsScript ?? false);
  return htmlFile(withHead(filled, head + share + lazyTags(lazyFiles(chunks, page.modules))));
}

async function drawNotFound(template: string, { renderer }: DrawingParts): Promise<ServedFile> {
  const { head, body } = partDrawing(await renderer.render(NOWHERE));
  return htmlFile(withHead(withPage(template, body, false), head + NOT_FOUND_BY_SEARCH));
}

/**
 * Draws every public page of a built site, once: a visitor gets them as files. Who has a session, and who asks for the game, gets the
 * empty document, which the script fills.
 */
export async function drawSite(site: Site, parts: DrawingParts): Promise<Site> {
  const { publicPages, facts } = parts.renderer;
  const template = withHead(site.index.body.toString('utf8'), MANIFEST_LINK);
  const pages = new Map<string, ServedFile>();
  for (const page of publicPages)
    for (const names of [[], ...(page.forms ?? [])])
      pages.set(drawingKey(page.path, names), await drawPage(template, parts, page, page.path + queryOf(names)));
  return {
    files: new Map([...site.files, ...foundFiles(parts.mainUrl, publicPages, facts)]),
    index: htmlFile(withHead(template, NOT_FOUND_BY_SEARCH)),
    drawn: {
      pages,
      query: new Map(publicPages.map(({ path, query }) => [path, query ?? []])),
      notFound: await drawNotFound(template, parts),
    },
  };
}
