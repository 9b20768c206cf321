import { addressIn, frenchAddress, languageOfAddress } from '../../../engine/index.ts';
import { hasCompanion } from '../../accounts/session-token.ts';
import { type Context, languageOf, type Middleware } from '../../http/context.ts';
import type { ServedFile } from '../../content/served-file.ts';
import { allowStyle } from '../../http/security-headers.ts';
import { IN_TRIAL, isPage, trimmedPath } from './page-routes.ts';
import { prerenderedKey } from '../../rendering/prerender-site.ts';
import type { RenderedGame } from '../../rendering/renderer.ts';
import type { PrerenderedPage, PrerenderedPages, RenderedSite, WholeDocument } from '../../rendering/site.ts';
import { sendFile } from '../gated/send-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
/** The square of a letter, as « mainUrl/a/CODE ». */
const LETTER = /^\/a\/[^/]+\/?$/i;
const CAMPAIGN = /^\/c\/[^/]+\/?$/i;
/** The short address of the terms of use, which are a page for visitors and one of the game. */
const TERMS = /^\/cgu\/?$/i;

/** Set once the intro of the landing page was seen. It acts as the query parameter of the same name. */
const SEEN = 'seen';

/** Whether there is a page at this path: those of the cities are known to the rendered site alone. */
const hasPage = ({ path }: Context, { prerendered }: RenderedSite): boolean =>
  isPage(path) || prerendered?.pages.has(prerenderedKey(path, [])) === true;

/** The prerendered page of this address and of what it reads: query parameters, and one cookie. */
function prerenderedAt(ctx: Context, prerendered: PrerenderedPages): PrerenderedPage | undefined {
  const path = trimmedPath(ctx.path).toLowerCase();
  const read = prerendered.query.get(path) ?? [];
  return prerendered.pages.get(
    prerenderedKey(
      path,
      read.filter(
        (name) => ctx.query[name] !== undefined || (name === SEEN && ctx.cookies.get(SEEN) === '1'),
      ),
    ),
  );
}

/** With a session the landing page must not appear before the game. */
function documentOf(ctx: Context, site: RenderedSite): ServedFile | PrerenderedPage {
  const { prerendered, index } = site;
  if (!prerendered) return index;
  const language = languageOfAddress(ctx.path);
  const empty = prerendered.empty[language];
  if (IN_TRIAL.test(ctx.path))
    return isPage(ctx.path) ? prerendered.trial[languageOf(ctx)] : prerendered.notFound.fr;
  if (hasCompanion(ctx)) return IN_GAME.test(ctx.path) ? prerendered.game : empty;
  return hasPage(ctx, site) ? (prerenderedAt(ctx, prerendered) ?? empty) : prerendered.notFound[language];
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
  prerendered: PrerenderedPages,
  initialGame: RenderedGame,
  path: string,
  { onRenderError }: GameReader,
): Promise<WholeDocument | null> {
  try {
    return await prerendered.renderStep(initialGame, path);
  } catch (problem) {
    onRenderError(problem);
    return null;
  }
}

/** Sends the player's own document. False without a game. */
async function sendGame(ctx: Context, { prerendered }: RenderedSite, opening: GameReader): Promise<boolean> {
  if (
    !prerendered ||
    !isPage(ctx.path) ||
    !IN_GAME.test(ctx.path) ||
    !hasCompanion(ctx) ||
    !isNavigation(ctx)
  )
    return false;
  const initialGame = await opening.readInitialGame(ctx);
  if (!initialGame) return false;
  const path = trimmedPath(ctx.path);
  const step = await renderOrReport(prerendered, initialGame, path, opening);
  if (step) allowStyle(ctx, step.styleHash);
  ctx.vary('Cookie');
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = step?.text ?? prerendered.withoutStep(initialGame, path);
  return true;
}

function sendDocument(ctx: Context, site: RenderedSite): void {
  const document = documentOf(ctx, site);
  ctx.vary('Cookie');
  if ('styleHash' in document) allowStyle(ctx, document.styleHash);
  if (hasPage(ctx, site)) return sendFile(ctx, document, REVALIDATE);
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
    const [language, path] = [languageOfAddress(ctx.path), frenchAddress(ctx.path)];
    if (LETTER.test(ctx.path) && ctx.query.lang === 'en') return ctx.redirect(addressIn('en', ctx.path));
    if (CAMPAIGN.test(path)) return ctx.redirect(addressIn(language, '/'));
    if (TERMS.test(path))
      return ctx.redirect(hasCompanion(ctx) ? '/home/cgu' : addressIn(language, '/login/cgu'));
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
