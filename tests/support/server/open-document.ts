import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface OpenedDocument {
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** Requests a document like a browser navigation: `fetch` would set another sec-fetch-mode. */
export const openDocument = (url: string, headers: Record<string, string>): Promise<OpenedDocument> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'sec-fetch-mode': 'navigate', ...headers } }, (response) => {
      text(response).then((body) => resolve({ text: body, headers: response.headers }), reject);
    });
    request.on('error', reject);
  });
