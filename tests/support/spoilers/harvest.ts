import type { ApiSession } from '../api-session.ts';
import { readingsOf, type Reading } from './readings.ts';
import { hasWord, type Secret } from './secrets.ts';

/** What one session could fetch in one state: bytes by address. */
export type Harvest = ReadonlyMap<string, string>;

const GATED = /\/(?:pages|media)\/[A-Za-z0-9_-]+\.[a-z0-9]+/g;

/** The gated addresses that a text names. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.match(GATED) ?? [])];
}

const withHeaders = async (response: Response): Promise<string> =>
  [...[...response.headers].map((pair) => pair.join(': ')), await response.text()].join('\n');

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** What else a session can be told wherever it stands: its own data, the documents, and refusals of all kinds. */
const ELSEWHERE: Readonly<Record<string, (session: ApiSession) => Promise<string>>> = {
  'user/data': async ({ fetch }) => withHeaders(await fetch('/api/user/data')),
  'the document': async ({ fetch }) => withHeaders(await fetch('/home', { headers: { cookie: 'session=1' } })),
  'the step’s document': async ({ open }) => (await open('/home/app/code')).text,
  'a page that is not': async ({ fetch }) => withHeaders(await fetch('/home/nulle/part')),
  'an unknown call': async ({ fetch }) => withHeaders(await fetch('/api/nulle-part')),
  'an answer for another step': async ({ fetch }) =>
    withHeaders(await fetch('/api/code/check', { ...JSON_POST, body: JSON.stringify({ code: 'x', step: 'AILLEURS' }) })),
  'a broken call': async ({ fetch }) => withHeaders(await fetch('/api/code/check', { ...JSON_POST, body: '{' })),
};

/** Reads the status and, from it, every address it names. Sound is not read: what it says stands in its transcript. */
export async function harvest(session: ApiSession, extra: readonly string[] = []): Promise<Harvest> {
  const found = new Map<string, string>();
  const status = await session.get('user/status/current');
  found.set('user/status/current', status.text);
  for (const [what, ask] of Object.entries(ELSEWHERE)) found.set(what, await ask(session));
  extra.forEach((text, index) => found.set(`answer ${index}`, text));
  const waiting = [status.text, ...extra].flatMap(addressesIn);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const response = await session.fetch(address);
    const text = /\.(ogg|mp3)$/.test(address) ? '' : await withHeaders(response);
    if (response.status !== 200) throw new Error(`${address} is named in the status but answers ${response.status}`);
    found.set(address, text);
    waiting.push(...addressesIn(text));
  }
  return found;
}

/** Numbers of drawings are no answers. */
const withoutPaths = (text: string): string =>
  text.replace(/\b(?:d|points|transform|viewBox|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height)="[^"]*"/g, '');

/** Whether a secret can be read there. */
export function tells({ text, shortest }: Reading, { text: secret, word }: Secret): boolean {
  return secret.length >= shortest && (word ? hasWord(text, secret) : text.includes(secret));
}

/** The secrets that stand somewhere in a harvest, as they are or in disguise. */
export function findLeaks(harvested: Harvest, secrets: readonly Secret[]): string[] {
  const leaks: string[] = [];
  for (const [address, raw] of harvested) {
    const readings = readingsOf(withoutPaths(raw));
    const told = secrets.filter((secret) => readings.some((reading) => tells(reading, secret)));
    leaks.push(...told.map(({ what, text }) => `${address} tells ${what}: « ${text} »`));
  }
  return leaks;
}
