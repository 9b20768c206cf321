import type { ApiSession } from '../server/api-session.ts';
import { readingsOf, type TextReading } from './readings.ts';
import { hasWord, type Secret } from './secrets.ts';

/** What one session could fetch in one state: bytes by address. */
export type Harvest = ReadonlyMap<string, string>;

const GATED = /\/(?:pages|media)\/[A-Za-z0-9_-]+\.[a-z0-9]+/g;

/** The gated addresses that a text names. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.match(GATED) ?? [])];
}

/** Names and values of an answer. They differ each time, what it carries mostly does not: each is read apart, the same bytes once. */
export const headersOf = (response: Response): string => [...response.headers].map((pair) => pair.join(': ')).join('\n');

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** What else a session can be told wherever it stands: its own data, the documents, and refusals of all kinds. */
const ELSEWHERE: Readonly<Record<string, (session: ApiSession) => Promise<Response | string>>> = {
  'user/data': ({ fetch }) => fetch('/api/user/data'),
  'the document': ({ fetch }) => fetch('/home', { headers: { cookie: 'session=1' } }),
  'the step’s document': async ({ open }) => (await open('/home/app/code')).text,
  'a page that is not': ({ fetch }) => fetch('/home/nulle/part'),
  'an unknown call': ({ fetch }) => fetch('/api/nulle-part'),
  'an answer for another step': ({ fetch }) =>
    fetch('/api/code/check', { ...JSON_POST, body: JSON.stringify({ code: 'x', step: 'AILLEURS' }) }),
  'a broken call': ({ fetch }) => fetch('/api/code/check', { ...JSON_POST, body: '{' }),
};

const HEADERS = 'headers of ';

/** Whether it stands for the headers of an answer that stands beside it. */
export const isHeaders = (what: string): boolean => what.startsWith(HEADERS);

/** Adds an answer, and gives all of it. */
export async function noteSecret(found: Map<string, string>, what: string, answer: Response | string): Promise<string> {
  const [text, headers] = typeof answer === 'string' ? [answer, ''] : [await answer.text(), headersOf(answer)];
  found.set(what, text);
  found.set(`${HEADERS}${what}`, headers);
  return text + headers;
}

/** Reads the status and, from it, every address it names. Sound is not read: what it says stands in its transcript. */
export async function harvest(session: ApiSession, extra: readonly string[] = []): Promise<Harvest> {
  const found = new Map<string, string>();
  const status = await session.get('user/status/current');
  found.set('user/status/current', status.text);
  for (const [what, ask] of Object.entries(ELSEWHERE)) await noteSecret(found, what, await ask(session));
  extra.forEach((text, index) => found.set(`answer ${index}`, text));
  const waiting = [status.text, ...extra].flatMap(addressesIn);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const response = await session.fetch(address);
    if (response.status !== 200) throw new Error(`${address} is named in the status but answers ${response.status}`);
    waiting.push(...addressesIn(await noteSecret(found, address, /\.(ogg|mp3)$/.test(address) ? headersOf(response) : response)));
  }
  return found;
}

/** Numbers of drawings are no answers. */
const withoutPaths = (text: string): string =>
  text.replace(/\b(?:d|points|transform|viewBox|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height)="[^"]*"/g, '');

/** Whether a secret can be read in one reading. */
export function tells({ text, shortest }: TextReading, { text: secret, word }: Secret): boolean {
  return secret.length >= shortest && (word ? hasWord(text, secret) : text.includes(secret));
}

/** What was found of each secret in a text; a player is sent the same page in many states. */
const known = new Map<string, Map<string, boolean>>();
const MOST_KNOWN = 2000;

function toldBy(raw: string): (secret: Secret) => boolean {
  if (known.size >= MOST_KNOWN) known.clear();
  const before = known.get(raw) ?? new Map<string, boolean>();
  known.set(raw, before);
  let readings: readonly TextReading[] | undefined;
  return (secret) => {
    const key = `${secret.word} ${secret.text}`;
    const told = before.get(key) ?? (readings ??= readingsOf(withoutPaths(raw))).some((reading) => tells(reading, secret));
    before.set(key, told);
    return told;
  };
}

/** The secrets that stand somewhere in a harvest, as they are or in disguise. */
export function findLeaks(harvested: Harvest, secrets: readonly Secret[]): string[] {
  const leaks: string[] = [];
  for (const [address, raw] of harvested) {
    const told = secrets.filter(toldBy(raw));
    leaks.push(...told.map(({ what, text }) => `${address} tells ${what}: « ${text} »`));
  }
  return leaks;
}
