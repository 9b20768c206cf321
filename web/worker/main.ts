import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute, NavigationRoute } from 'workbox-routing';
import { SHELL_ADDRESS } from './addresses.ts';
import { claimOpenPages } from './claim.ts';
import { isUnlockedFile, serveUnlockedFile } from './unlocked-files.ts';
import { isAsset, serveAsset } from './assets.ts';
import { withTimeLimit } from './with-time-limit.ts';

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
    { denylist: [/^\/api\//] },
  ),
);

// The first matching route handles the request. The empty document has an address of its own, for which the
// server has priority too.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && isUnlockedFile(url.pathname), serveUnlockedFile);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), serveAsset);
