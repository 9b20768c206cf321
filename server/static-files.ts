import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hasCompanion } from './accounts/session-cookies.ts';
import type { Context, Middleware } from './context.ts';
import { servedFile } from './content/served-file.ts';
import type { ServedFile } from './content/served-file.ts';
import { isPage, trimmedPath } from './page-routes.ts';
import { drawingKey } from './rendering/draw-site.ts';
import { sendFile } from './routes/gated/send-file.ts';

/** Pages drawn ahead of time, for who has no session. */
export interface DrawnPages {
  /** By `drawingKey`. */
  readonly pages: ReadonlyMap<string, ServedFile>;
  /** The query parameters that each path reads. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly notFound: ServedFile;
}

/** The built site: its files by exact address, and the empty document, in which the script draws any page. */
export interface Site {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly index: ServedFile;
  readonly drawn?: DrawnPages;
}

/** Gated pages are served elsewhere, the manifest and source maps nowhere. */
const KEPT_BACK = /^\/(pages\/|\.|index\.html$)|\/\.|\.map$/;

/** Reads the site once: nothing that is not read here can ever be served. Throws when there is no build. */
export function readSite(webDir: string): Site {
  const names = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .map((file) => [`/${relative(webDir, file).split(sep).join('/')}`, file] as const)
    .filter(([address]) => !KEPT_BACK.test(address));
  return {
    files: new Map(files.map(([address, file]) => [address, servedFile(file, readFileSync(file))])),
    index: servedFile('index.html', readFileSync(join(webDir, 'index.html'))),
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const CAMPAIGN = /^\/c\/[^/]+\/?$/i;

/** What was drawn for this address; the query may make another page of it. */
function drawnAt(ctx: Context, drawn: DrawnPages): ServedFile | undefined {
  const path = trimmedPath(ctx.path).toLowerCase();
  const read = drawn.query.get(path) ?? [];
  return drawn.pages.get(
    drawingKey(
      path,
      read.filter((name) => ctx.query[name] !== undefined),
    ),
  );
}

/** Whoever has a session is shown the game: the landing page must not flash up before it. */
function documentOf(ctx: Context, { drawn, index }: Site): ServedFile {
  if (!drawn || hasCompanion(ctx)) return index;
  return isPage(ctx.path) ? (drawnAt(ctx, drawn) ?? index) : drawn.notFound;
}

function sendDocument(ctx: Context, site: Site): void {
  const document = documentOf(ctx, site);
  ctx.vary('Cookie');
  if (isPage(ctx.path)) return sendFile(ctx, document, ASK_AGAIN);
  ctx.status = 404;
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = document.body;
}

/** Files of the build, then the document for pages. An address with an extension that is no file stays a 404 without a page. */
export function serveSite(site: Site): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return void (await next());
    const file = site.files.get(ctx.path);
    ctx.state.route = file ? 'file' : 'page';
    if (file) return sendFile(ctx, file, ctx.path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN);
    if (/\.[a-z0-9]+$/i.test(ctx.path)) return void (await next());
    if (CAMPAIGN.test(ctx.path)) return ctx.redirect('/');
    sendDocument(ctx, site);
  };
}

/** A form sent before the script was there: the page is shown again, and nothing that was typed stands in an address. */
export const returnToPage: Middleware = async (ctx, next) => {
  const sent = ctx.method === 'POST' && ctx.is('urlencoded', 'multipart') && isPage(ctx.path);
  if (!sent) return void (await next());
  ctx.status = 303;
  ctx.set('location', ctx.originalUrl);
};
