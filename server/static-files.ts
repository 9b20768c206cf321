import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hasCompanion } from './accounts/session-cookies.ts';
import type { Context, Middleware } from './context.ts';
import { PACKED, readServedFile } from './content/served-file.ts';
import type { ServedFile } from './content/served-file.ts';
import { allowStyle } from './middleware/security-headers.ts';
import { isPage, trimmedPath } from './page-routes.ts';
import { drawingKey } from './rendering/draw-site.ts';
import type { RenderedGame } from './rendering/renderer.ts';
import type { DrawnPage, DrawnPages, RenderedSite, WholeDocument } from './rendering/site.ts';
import { sendFile } from './routes/gated/send-file.ts';

/** Gated pages are served elsewhere, the manifest and source maps nowhere. */
const KEPT_BACK = /^\/(pages\/|\.|index\.html$)|\/\.|\.map$/;

/** Reads the site once: nothing that is not read here can ever be served. Throws when there is no build. */
export function readSite(webDir: string): RenderedSite {
  const names = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PACKED))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .map((file) => [`/${relative(webDir, file).split(sep).join('/')}`, file] as const)
    .filter(([address]) => !KEPT_BACK.test(address));
  return {
    files: new Map(files.map(([address, file]) => [address, readServedFile(file)])),
    index: readServedFile(join(webDir, 'index.html')),
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const CAMPAIGN = /^\/c\/[^/]+\/?$/i;

/** What was drawn for this address; the query may make another page of it. */
function drawnAt(ctx: Context, drawn: DrawnPages): DrawnPage | undefined {
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
function documentOf(ctx: Context, { drawn, index }: RenderedSite): ServedFile | DrawnPage {
  if (!drawn) return index;
  if (hasCompanion(ctx)) return IN_GAME.test(ctx.path) ? drawn.game : index;
  return isPage(ctx.path) ? (drawnAt(ctx, drawn) ?? index) : drawn.notFound;
}

/** What the documents of the game need of the application. */
export interface Opening {
  readInitialGame(ctx: Context): Promise<RenderedGame | null>;
  /** Called when a step could not be drawn: the browser then draws it. */
  onUndrawn(problem: unknown): void;
}

/** Whether the document is shown at once. The service worker also fetches one to keep, which must hold nothing of a moment. */
const isOpened = (ctx: Context): boolean => ctx.get('sec-fetch-mode') === 'navigate';

async function drawOrNot(
  drawn: DrawnPages,
  initialGame: RenderedGame,
  path: string,
  { onUndrawn }: Opening,
): Promise<WholeDocument | null> {
  try {
    return await drawn.drawStep(initialGame, path);
  } catch (problem) {
    onUndrawn(problem);
    return null;
  }
}

/** Sends the player's own document. False when nobody is playing. */
async function sendGame(ctx: Context, { drawn }: RenderedSite, opening: Opening): Promise<boolean> {
  if (!drawn || !isPage(ctx.path) || !IN_GAME.test(ctx.path) || !hasCompanion(ctx) || !isOpened(ctx)) return false;
  const initialGame = await opening.readInitialGame(ctx);
  if (!initialGame) return false;
  const path = trimmedPath(ctx.path);
  const step = await drawOrNot(drawn, initialGame, path, opening);
  if (step) allowStyle(ctx, step.styleHash);
  ctx.vary('Cookie');
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = step?.text ?? drawn.withoutStep(initialGame, path);
  return true;
}

function sendDocument(ctx: Context, site: RenderedSite): void {
  const document = documentOf(ctx, site);
  ctx.vary('Cookie');
  if ('styleHash' in document) allowStyle(ctx, document.styleHash);
  if (isPage(ctx.path)) return sendFile(ctx, document, ASK_AGAIN);
  ctx.status = 404;
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = document.body;
}

/** Files of the build, then the document for pages. An address with an extension that is no file stays a 404 without a page. */
export function serveSite(site: RenderedSite, opening: Opening): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return void (await next());
    const file = site.files.get(ctx.path);
    ctx.state.route = file ? 'file' : 'page';
    if (file) return sendFile(ctx, file, ctx.path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN);
    if (/\.[a-z0-9]+$/i.test(ctx.path)) return void (await next());
    if (CAMPAIGN.test(ctx.path)) return ctx.redirect('/');
    if (!(await sendGame(ctx, site, opening))) sendDocument(ctx, site);
  };
}

/** A form sent before the script was there: the page is shown again, and nothing that was typed stands in an address. */
export const returnToPage: Middleware = async (ctx, next) => {
  const sent = ctx.method === 'POST' && ctx.is('urlencoded', 'multipart') && isPage(ctx.path);
  if (!sent) return void (await next());
  ctx.status = 303;
  // Not as it was asked: a whole address could name another site.
  ctx.set('location', ctx.path + ctx.search);
};
