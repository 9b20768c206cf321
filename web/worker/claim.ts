/** What a worker's global object has of its own; the rest of it is the page's. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<void>): void }) => void): void;
};

/**
 * The first worker answers at once for the page that brought it along: the server may change before that page has asked for
 * all its parts. A later one begins only when no page of its predecessor is open.
 */
export const answerForOpenPages = (): void => self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
