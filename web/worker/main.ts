import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, NavigationRoute } from 'workbox-routing';
import { SHELL_ADDRESS } from './addresses.ts';
import { answerForOpenPages } from './claim.ts';
import { isKept, serveKept } from './kept.ts';
import { isPart, servePart } from './parts.ts';
import { withinPatience } from './patience.ts';

/** The scripts, styles and typefaces of the game, and the empty document: written in by the build. */
declare const PRECACHED: readonly PrecacheEntry[];

// No skipWaiting: an open game keeps the version it began with, and the parts of it that were not asked for yet.
cleanupOutdatedCaches();
precache([...PRECACHED]);
answerForOpenPages();

/** The server's own document while it can be had; without it, the empty one, in which the script draws what the device keeps. */
const shell = createHandlerBoundToURL(SHELL_ADDRESS);
registerRoute(
  new NavigationRoute(
    async (context) => {
      try {
        return await withinPatience(fetch(context.request));
      } catch {
        return shell(context);
      }
    },
    { denylist: [/^\/api\//] },
  ),
);

// The first route that fits answers. The empty document has an address of its own, at which the server's comes first too.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && isKept(url.pathname), serveKept);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPart(url.pathname), servePart);
