// Keeps the field sheet for a street without network: what the studio answers is stored, and given again when it
// does not answer.

/** The part of the global object that only a worker has; the other types are those of a page. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
};

const KEPT = 'reperage';

async function answerTo(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.status === 200) await kept.put(request.url, response.clone());
    return response;
  } catch (error) {
    const copy = await kept.match(request.url, { ignoreVary: true });
    if (!copy) throw error;
    return copy;
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answerTo(event.request));
});

export {};
