import { request, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import { SITE } from './nginx.ts';
import type { PartyView } from '../../../engine/index.ts';
import { createPlayer, type Answered, type Player } from './test-player.ts';

interface Heard {
  readonly event: string;
  readonly data: Partial<Pick<PartyView, 'members' | 'pen' | 'proposal' | 'changedAt'>> & {
    readonly at?: string;
    readonly version?: number;
    readonly reason?: string;
    readonly member?: number;
    readonly step?: string;
  };
}

/** A telephone that listens. */
export interface Listener {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly events: readonly Heard[];
  readonly text: () => string;
  readonly isClosed: () => boolean;
  /** The first event for which this holds, waited for. */
  hear(holds: (heard: Heard) => boolean): Promise<Heard>;
  /** Waits until the text contains it. */
  read(text: string): Promise<void>;
  closed(): Promise<void>;
  close(): void;
}

/** A telephone that listens, and has said that it is there. */
export async function present(address: string, player: Pick<Player, 'token'>): Promise<Listener> {
  const listener = await listen(address, player);
  await say(address, player, 'on');
  return listener;
}

/** What a page of a telephone says of itself. */
export const say = (
  address: string,
  { token }: Pick<Player, 'token'>,
  screen: 'on' | 'off' | 'closed',
  page = 'page',
): Promise<Answered> =>
  Object.assign(createPlayer(address), { token }).post('/api/party/beat', { page, screen });

/** Opens the stream of a player's party. `ca`: the certificate of nginx, behind which the server is. */
export function listen(address: string, { token }: Pick<Player, 'token'>, ca?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => resolve(listenerOf(response));
    const headers = { 'x-token': token ?? '', ...(ca !== undefined && { host: SITE }) };
    const url = `${address}/api/party/stream`;
    const asked =
      ca === undefined
        ? request(url, { headers, agent: false }, answered)
        : secureRequest(url, { headers, agent: false, ca, servername: SITE }, answered);
    asked.on('error', reject);
    asked.end();
  });
}

function listenerOf(response: IncomingMessage): Listener {
  let text = '';
  let isClosed = false;
  const events: Heard[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((check) => check());
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
    events.splice(0, events.length, ...readEvents(text));
    wake();
  });
  response.on('close', () => {
    isClosed = true;
    wake();
  });
  response.on('error', () => undefined);
  const until = <Found>(find: () => Found | undefined | false): Promise<Found> =>
    new Promise((resolve) => {
      const check = (): void => {
        const found = find();
        if (found === undefined || found === false) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    isClosed: () => isClosed,
    hear: (holds) => until(() => events.find(holds)),
    read: async (part) => void (await until(() => text.includes(part))),
    closed: async () => void (await until(() => isClosed)),
    close: () => void response.destroy(),
  };
}

const readEvents = (text: string): Heard[] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as Heard['data'],
  }));

/** An event that says who is there, exactly. */
export const isHereNow =
  (...names: readonly string[]) =>
  ({ event, data }: Heard): boolean =>
    event === 'party' &&
    (data.members ?? [])
      .filter(({ isHere }) => isHere)
      .map(({ name }) => name)
      .join() === names.join();

/** An event that says this of the member at this place of the list. */
export const isMember =
  (index: number, presence: Partial<PartyView['members'][number]>) =>
  ({ event, data }: Heard): boolean =>
    event === 'party' && isDeepStrictEqual({ ...data.members?.[index], ...presence }, data.members?.[index]);

export const isVersion =
  (version: number) =>
  ({ event, data }: Heard): boolean =>
    event === 'version' && data.version === version;

export const isGoodbye =
  (reason: string) =>
  ({ event, data }: Heard): boolean =>
    event === 'goodbye' && data.reason === reason;
