import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Opened {
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** As a browser opens a document to show it: `fetch` sets the mode of its own. */
export const opened = (url: string, headers: Record<string, string>): Promise<Opened> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'sec-fetch-mode': 'navigate', ...headers } }, (answer) => {
      text(answer).then((body) => resolve({ text: body, headers: answer.headers }), reject);
    });
    asked.on('error', reject);
  });
