import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute, NavigationRoute } from 'workbox-routing';
import { SHELL_ADDRESS, UNLOCKED_CACHE } from './addresses.ts';
import { createPartialResponse } from 'workbox-range-requests';
import { PROXY_FAILURES } from '../api/unanswered.ts';

const TIME_LIMIT_MS = 4000;

/**
 * Resolves with the response, and rejects after a timeout or a proxy's error, so that the caller falls back
 * to the stored state.
 */
async function withTimeLimit(answer: Promise<Response>, ms = TIME_LIMIT_MS): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  try {
    const response = await Promise.race([answer, tooLong]);
    if (PROXY_FAILURES.has(response.status)) throw new Error(`status ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Prefixes of protected pages and media. */
const PREFIXES = ['/pages/', '/media/'];

const isUnlockedFile = (path: string): boolean => PREFIXES.some((shelf) => path.startsWith(shelf));

/**
 * Addresses contain a hash of the content: a query string only marks a second try, and a copy never expires.
 */
const MATCH_OPTIONS = { ignoreSearch: true, ignoreVary: true } as const;

const isWhole = ({ status }: Response): boolean => status === 200;

/** Serves the cached copy, or fetches and caches it. Audio elements request ranges. */
async function serveUnlockedFile({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(UNLOCKED_CACHE);
  const copy = await cache.match(request.url, MATCH_OPTIONS);
  if (copy) return request.headers.has('range') ? createPartialResponse(request, copy) : copy;
  const response = await fetch(request);
  if (isWhole(response)) await cache.put(request.url, response.clone());
  return response;
}

/** Worker-specific part of the global object; the other types are those of a page. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
};

/**
 * The first worker takes control of the page that registered it, because the server may be updated before
 * that page has loaded all its chunks. Later workers wait until every page of their predecessor is closed.
 */
const claimOpenPages = (): void =>
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const PREFIX = '/assets/';

const isAsset = (path: string): boolean => path.startsWith(PREFIX);

/**
 * Serves a script, style or font of another version: a new worker's precache may be installed already, or an
 * unlocked page requests its own files. Addresses contain a hash of the content.
 */
const serveAsset = async ({ request }: { readonly request: Request }): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Scripts, styles and fonts of the game, and the empty document: inserted by the build. */
declare const PRECACHED: readonly PrecacheEntry[];

// No skipWaiting: an open game keeps its version, including the chunks that are not loaded yet.
cleanupOutdatedCaches();
precache([...PRECACHED]);
claimOpenPages();

/**
 * Navigations get the server's document; offline the empty one, in which the script renders the stored state.
 */
const shell = createHandlerBoundToURL(SHELL_ADDRESS);
registerRoute(
  new NavigationRoute(
    async (context) => {
      try {
        return await withTimeLimit(fetch(context.request));
      } catch {
        return shell(context);
      }
    },
    { denylist: [/^\/api\//, /^\/essai(?:\/|$)/] },
  ),
);

// The first matching route handles the request. The empty document has an address of its own, for which the
// server has priority too.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && isUnlockedFile(url.pathname), serveUnlockedFile);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), serveAsset);
