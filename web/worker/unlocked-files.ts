import { createPartialResponse } from 'workbox-range-requests';
import { UNLOCKED_CACHE } from './addresses.ts';

/** Prefixes of protected pages and media. */
const PREFIXES = ['/pages/', '/media/'];

export const isUnlockedFile = (path: string): boolean => PREFIXES.some((shelf) => path.startsWith(shelf));

/**
 * Addresses contain a hash of the content: a query string only marks a second try, and a copy never expires.
 */
const MATCH_OPTIONS = { ignoreSearch: true, ignoreVary: true } as const;

const isWhole = ({ status }: Response): boolean => status === 200;

/** Serves the cached copy, or fetches and caches it. Audio elements request ranges. */
export async function serveUnlockedFile({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(UNLOCKED_CACHE);
  const copy = await cache.match(request.url, MATCH_OPTIONS);
  if (copy) return request.headers.has('range') ? createPartialResponse(request, copy) : copy;
  const response = await fetch(request);
  if (isWhole(response)) await cache.put(request.url, response.clone());
  return response;
}
