import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { StudioAnswer } from './studio-answer.ts';

// From where the development server takes requests, and how long those of the studio may be. A page of MDX is
// code that the site builds, and telephones of the network reach this server; another site's page may send
// requests too, or give its own name to this address.

/** A sound of the largest size, in base64, and some more. */
const MOST_BYTES = 8_000_000;
/** Of a sound as its recorder wrote it: some minutes of WAV. */
export const MOST_SOUND_BYTES = 140_000_000;

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/u;
const THIS_COMPUTER: readonly string[] = ['localhost', '127.0.0.1', '::1'];
const READS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

const FOREIGN = {
  status: 403,
  body: { error: 'FOREIGN', message: 'Cette demande vient d’un autre site, ou vise un autre nom.' },
};
const REMOTE = {
  status: 403,
  body: {
    error: 'NOT_LOCAL',
    message:
      'L’atelier ne s’ouvre que sur l’ordinateur où sont les fichiers. « Jouer sur mon téléphone » y donne un carré, qui mène ici à la partie.',
  },
};
const TOO_LARGE = {
  status: 413,
  body: { error: 'TOO_LARGE', message: 'C’est bien trop lourd pour une ville. Rien n’est écrit.' },
};

/** The name in a Host header, without port and brackets. */
const nameOf = (host = ''): string => host.replace(/:\d+$/u, '').replace(/^\[(.*)\]$/u, '$1');

/** A page that rebinds its own name to this address sends that name, never a number. */
const isOwnHost = ({ headers }: IncomingMessage, names: readonly string[]): boolean => {
  const name = nameOf(headers.host);
  return isIP(name) !== 0 || [...THIS_COMPUTER, ...names].includes(name);
};

/** Programs that are no browsers send neither header. */
function isOwnPage({ headers: { host, origin, ...headers } }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  return isOwnSite && (origin === undefined || origin.replace(/^https?:\/\//u, '') === host);
}

/**
 * Refuses a request for another name than this server's, and one by another site's page, which may only lead
 * here. `names`: of this server, besides numbers and « localhost ».
 */
export function foreignRefusal(request: IncomingMessage, names: readonly string[]): StudioAnswer | null {
  if (!isOwnHost(request, names)) return FOREIGN;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const isRead = READS.includes(request.method);
  if (isRead) return site === 'cross-site' && mode !== 'navigate' ? FOREIGN : null;
  return isOwnPage(request) ? null : FOREIGN;
}

/** Refuses what does not come from this computer: the studio shows and writes the files of cities. */
export const remoteRefusal = (request: IncomingMessage): StudioAnswer | null =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  THIS_COMPUTER.includes(nameOf(request.headers.host)) &&
  (request.headers['sec-fetch-mode'] === 'navigate' || isOwnPage(request))
    ? null
    : REMOTE;

/**
 * The JSON of a call; null when it is none. What is too large is read to its end, so that the browser hears
 * the answer.
 */
export async function readBody(
  request: IncomingMessage,
  mostBytes = MOST_BYTES,
): Promise<{ body: unknown } | StudioAnswer> {
  if (request.headers['content-type']?.startsWith('application/json') !== true) return { body: null };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
    }
    if (length > mostBytes) return TOO_LARGE;
    return { body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    return { body: null };
  }
}
