const PREFIX = '/assets/';

export const isAsset = (path: string): boolean => path.startsWith(PREFIX);

/**
 * Serves a script, style or font of another version: a new worker's precache may be installed already, or an
 * unlocked page requests its own files. Addresses contain a hash of the content.
 */
export const serveAsset = async ({ request }: { readonly request: Request }): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
