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
export const claimOpenPages = (): void =>
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
