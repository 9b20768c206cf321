import { createPartialResponse } from 'workbox-range-requests';
import { KEPT_CACHE } from './addresses.ts';

/** Pages and media stand behind the gate, below these two. */
const SHELVES = ['/pages/', '/media/'];

export const isKept = (path: string): boolean => SHELVES.some((shelf) => path.startsWith(shelf));

/** Their addresses are made of their bytes: a query is only a second try, and a copy never grows old. */
const EXACT = { ignoreSearch: true, ignoreVary: true } as const;

const isWhole = ({ status }: Response): boolean => status === 200;

/** The device's copy, or the server's, which is then kept. Players of sound ask for parts. */
export async function serveKept({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(KEPT_CACHE);
  const copy = await cache.match(request.url, EXACT);
  if (copy) return request.headers.has('range') ? createPartialResponse(request, copy) : copy;
  const response = await fetch(request);
  if (isWhole(response)) await cache.put(request.url, response.clone());
  return response;
}
