import type { ApiSession } from '../server/api-session.ts';
import { readingsOf, type TextReading } from './readings.ts';
import { hasWord, type Secret } from './secrets.ts';

/** Everything one session could fetch in one state: text by address. */
export type Harvest = ReadonlyMap<string, string>;

const GATED = /\/(?:pages|media)\/[A-Za-z0-9_-]+\.[a-z0-9]+/g;

/** The access-controlled addresses in a text. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.match(GATED) ?? [])];
}

/**
 * Header names and values. They are searched apart from the body, because they differ each time and the body
 * is cached. The size of a body may equal an answer of digits by chance.
 */
export const headersOf = (response: Response): string =>
  [...response.headers]
    .filter(([name]) => name !== 'content-length')
    .map((pair) => pair.join(': '))
    .join('\n');

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Other responses that any session can get: its own data, documents, and all kinds of errors. */
const ELSEWHERE: Readonly<Record<string, (session: ApiSession) => Promise<Response | string>>> = {
  'user/data': ({ fetch }) => fetch('/api/user/data'),
  'the report': ({ fetch }) => fetch('/api/user/report'),
  'the notebook': ({ fetch }) => fetch('/api/user/notebook'),
  'the document': ({ fetch }) => fetch('/home', { headers: { cookie: 'session=1' } }),
  'the step’s document': async ({ open }) => (await open('/home/app/code')).text,
  'a page that is not': ({ fetch }) => fetch('/home/nulle/part'),
  'an unknown call': ({ fetch }) => fetch('/api/nulle-part'),
  'an answer for another step': ({ fetch }) =>
    fetch('/api/code/check', { ...JSON_POST, body: JSON.stringify({ code: 'x', step: 'AILLEURS' }) }),
  'a broken call': ({ fetch }) => fetch('/api/code/check', { ...JSON_POST, body: '{' }),
};

const HEADERS = 'headers of ';

/** Whether this key holds the headers of a response. */
export const isHeaders = (what: string): boolean => what.startsWith(HEADERS);

/** The text of a response. What metrics measure may equal an answer of digits by chance. */
async function bodyOf(response: Response): Promise<string> {
  const text = await response.text();
  const isMetrics = response.headers.get('content-type')?.includes('version=0.0.4') ?? false;
  return isMetrics ? text.replaceAll(/ \S+$/gmu, '') : text;
}

/** Adds a response's body and headers; returns both as one text. */
export async function noteSecret(
  found: Map<string, string>,
  what: string,
  answer: Response | string,
): Promise<string> {
  const [text, headers] =
    typeof answer === 'string' ? [answer, ''] : [await bodyOf(answer), headersOf(answer)];
  found.set(what, text);
  found.set(`${HEADERS}${what}`, headers);
  return text + headers;
}

/**
 * Fetches the status and, recursively, every address in it. Audio is skipped: its transcript holds the same
 * words.
 */
export async function harvest(session: ApiSession, extra: readonly string[] = []): Promise<Harvest> {
  const found = new Map<string, string>();
  const status = await session.get('user/status/current');
  found.set('user/status/current', status.text);
  for (const [what, request] of Object.entries(ELSEWHERE))
    await noteSecret(found, what, await request(session));
  extra.forEach((text, index) => found.set(`answer ${index}`, text));
  const waiting = [status.text, ...extra].flatMap(addressesIn);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const response = await session.fetch(address);
    if (response.status !== 200)
      throw new Error(`${address} is named in the status but answers ${response.status}`);
    waiting.push(
      ...addressesIn(
        await noteSecret(found, address, /\.(ogg|mp3)$/.test(address) ? headersOf(response) : response),
      ),
    );
  }
  return found;
}

/** Numeric SVG attributes would match answers by chance. */
const withoutPaths = (text: string): string =>
  text.replace(/\b(?:d|points|transform|viewBox|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height)="[^"]*"/g, '');

/** Whether one reading contains a secret. */
export function containsSecret({ text, shortest }: TextReading, { text: secret, word }: Secret): boolean {
  return secret.length >= shortest && (word ? hasWord(text, secret) : text.includes(secret));
}

/** Cached per text and secret: a player receives the same page in many states. */
const cache = new Map<string, Map<string, boolean>>();
const CACHE_LIMIT = 2000;

function secretFinder(raw: string): (secret: Secret) => boolean {
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const before = cache.get(raw) ?? new Map<string, boolean>();
  cache.set(raw, before);
  let readings: readonly TextReading[] | undefined;
  return (secret) => {
    const key = `${secret.word} ${secret.text}`;
    const isLeaked =
      before.get(key) ??
      (readings ??= readingsOf(withoutPaths(raw))).some((reading) => containsSecret(reading, secret));
    before.set(key, isLeaked);
    return isLeaked;
  };
}

/** The secrets contained in a harvest, plain or encoded. */
export function findLeaks(harvested: Harvest, secrets: readonly Secret[]): string[] {
  const leaks: string[] = [];
  for (const [address, raw] of harvested) {
    const leaked = secrets.filter(secretFinder(raw));
    leaks.push(...leaked.map(({ what, text }) => `${address} tells ${what}: « ${text} »`));
  }
  return leaks;
}
