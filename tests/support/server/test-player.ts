import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { UNCOMPRESSED } from './api-session.ts';
import type { Status } from '../../../engine/index.ts';
import { checkResponse } from './openapi.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON. */
  readonly body: Body;
  readonly text: string;
}

/** The fields that tests read, of any response. */
export interface Body extends Partial<Status> {
  readonly error?: string;
  readonly message?: string;
  readonly seconds?: number;
  readonly status?: Status;
  readonly token?: string;
  readonly admin?: boolean;
  readonly email?: string;
  readonly available?: boolean;
  readonly recognised?: boolean;
  readonly signal?: number;
  /** The code of another order that was typed as an answer. */
  readonly letter?: string;
  /** The member who solved the step before. */
  readonly by?: { readonly member: number; readonly name: string | null };
  /** Whether the answer would have solved it too. */
  readonly alsoRight?: boolean;
  readonly reference?: string;
  readonly receivedAt?: string;
  readonly reveal?: Readonly<Record<string, unknown>>;
}

export interface Player {
  token: string | null;
  /** Sends any request; every response is checked against openapi.yaml. */
  send(
    method: string,
    path: string,
    options?: { body?: string; headers?: Record<string, string> },
  ): Promise<Answered>;
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  answer(code: string, more?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answered>;
  status(): Promise<Status>;
  register(email: string, password?: string): Promise<Answered>;
  login(email: string, password?: string): Promise<Answered>;
}

export const PASSWORD = 'un mot de passe';

/** A client of the API that sends its token in the header. */
export function createPlayer(address: string): Player {
  const player: Player = {
    token: null,
    async send(method, path, { body, headers = {} } = {}) {
      const session: Record<string, string> = player.token === null ? {} : { 'x-token': player.token };
      const response = await fetch(address + path, {
        method,
        headers: { ...UNCOMPRESSED, ...session, ...headers },
        body,
        redirect: 'manual',
      });
      const answered = await read(response);
      if (method !== 'HEAD' && isDescribed(path))
        checkResponse({ method, path: new URL(path, address).pathname, ...answered });
      return answered;
    },
    get: (path, headers) => player.send('GET', path, { headers }),
    post: (path, body, headers) => player.send('POST', path, describeBody(body, headers)),
    answer: (code, more, headers) => player.post('/api/code/check', { code, ...more }, headers),
    async status() {
      const { status, body } = await player.get('/api/user/status/current');
      if (status !== 200) throw new Error(`status: ${status} ${body.error}`);
      return body as Status;
    },
    register: (email, password = PASSWORD) => player.post('/api/user/register', { email, password }),
    async login(email, password = PASSWORD) {
      const answered = await player.post('/api/user/authenticate', { email, password });
      player.token = answered.body.token ?? null;
      return answered;
    },
  };
  return player;
}

/** Gives the right answers of « VILLE » from where the player is, until the step is reached. */
export async function playTo(player: Player, until: string): Promise<Player> {
  for (let step = (await player.status()).step?.name; step !== until;) {
    const { status, body } = await player.answer(TINY_ANSWERS[step ?? ''] ?? '', { step });
    if (status !== 200) throw new Error(`stuck at ${step}: ${status} ${body.error}`);
    step = body.step?.name;
  }
  return player;
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

function describeBody(body: unknown, headers: Record<string, string> = {}) {
  return body === undefined
    ? { headers }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

/** Unknown calls below /api and the site's own files are not described. */
function isDescribed(path: string): boolean {
  return /^\/(api|pages|media|hooks|healthz|readyz|metrics)/.test(path) && !path.startsWith('/api/unknown');
}
