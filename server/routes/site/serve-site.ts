import { hasCompanion } from '../../accounts/session-cookies.ts';
import type { Context, Middleware } from '../../http/context.ts';
import type { ServedFile } from '../../content/served-file.ts';
import { allowStyle } from '../../http/security-headers.ts';
import { isPage, trimmedPath } from './page-routes.ts';
import { drawingKey } from '../../rendering/draw-site.ts';
import type { RenderedGame } from '../../rendering/renderer.ts';
import type { DrawnPage, DrawnPages, RenderedSite, WholeDocument } from '../../rendering/site.ts';
import { sendFile } from '../gated/send-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const CAMPAIGN = /^\/c\/[^/]+\/?$/i;

/** The prerendered page of this address and of the query parameters that it reads. */
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

/** With a session the landing page must not appear before the game. */
function documentOf(ctx: Context, { drawn, index }: RenderedSite): ServedFile | DrawnPage {
  if (!drawn) return index;
  if (hasCompanion(ctx)) return IN_GAME.test(ctx.path) ? drawn.game : index;
  return isPage(ctx.path) ? (drawnAt(ctx, drawn) ?? index) : drawn.notFound;
}

/** Renders the documents of the game for a request. */
export interface GameReader {
  readInitialGame(ctx: Context): Promise<RenderedGame | null>;
  /** Called when rendering a step failed: the browser then renders it. */
  onRenderError(problem: unknown): void;
}

/**
 * True for a navigation. The service worker also fetches a document for its cache, which must hold no
 * personal state.
 */
const isNavigation = (ctx: Context): boolean => ctx.get('sec-fetch-mode') === 'navigate';

async function renderOrReport(
  drawn: DrawnPages,
  initialGame: RenderedGame,
  path: string,
  { onRenderError }: GameReader,
): Promise<WholeDocument | null> {
  try {
    return await drawn.drawStep(initialGame, path);
  } catch (problem) {
    onRenderError(problem);
    return null;
  }
}

/** Sends the player's own document. False without a game. */
async function sendGame(ctx: Context, { drawn }: RenderedSite, opening: GameReader): Promise<boolean> {
  if (!drawn || !isPage(ctx.path) || !IN_GAME.test(ctx.path) || !hasCompanion(ctx) || !isNavigation(ctx))
    return false;
  const initialGame = await opening.readInitialGame(ctx);
  if (!initialGame) return false;
  const path = trimmedPath(ctx.path);
  const step = await renderOrReport(drawn, initialGame, path, opening);
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
  if (isPage(ctx.path)) return sendFile(ctx, document, REVALIDATE);
  ctx.status = 404;
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = document.body;
}

/** Serves files of the build, then documents. An unknown path with an extension gets a 404 without a page. */
export function serveSite(site: RenderedSite, opening: GameReader): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return void (await next());
    const file = site.files.get(ctx.path);
    ctx.state.route = file ? 'file' : 'page';
    if (file) return sendFile(ctx, file, ctx.path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
    if (/\.[a-z0-9]+$/i.test(ctx.path)) return void (await next());
    if (CAMPAIGN.test(ctx.path)) return ctx.redirect('/');
    if (!(await sendGame(ctx, site, opening))) sendDocument(ctx, site);
  };
}

/**
 * A form submitted before the script had loaded: redirects to the page, so that nothing typed stands in the
 * address.
 */
export const returnToPage: Middleware = async (ctx, next) => {
  const sent = ctx.method === 'POST' && ctx.is('urlencoded', 'multipart') && isPage(ctx.path);
  if (!sent) return void (await next());
  ctx.status = 303;
  // Path and query only: an absolute request URL could name another site.
  ctx.set('location', ctx.path + ctx.search);
};
