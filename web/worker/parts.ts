const SHELF = '/assets/';

export const isPart = (path: string): boolean => path.startsWith(SHELF);

/**
 * A script, style or typeface that is none of this version: the next version may lie on the device already, and an unlocked
 * page, or a document that came from the server, asks for its parts. Their addresses are made of their bytes.
 */
export const servePart = async ({ request }: { readonly request: Request }): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
