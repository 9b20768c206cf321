import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { tokenOf } from '../answers/orders.ts';
import { BATCH, emailOf, ACCOUNTS_WITH_PASSWORD, CROWD_PASSWORD, CROWD_STAFF } from './filled-database.ts';

export interface SentRequest {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text that the response must contain. */
  readonly holds?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let address = 0;

/**
 * Sends a request with a new client address, unless `headers` set one; the status once the response is
 * complete. `fetch` would send another sec-fetch-mode than a navigation.
 */
export function statusOf(
  url: string,
  { method, path, token, body, headers, holds = '' }: SentRequest,
): Promise<number> {
  address += 1;
  const sent = {
    'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    ...(token !== undefined && { 'x-token': token }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${url}${path}`, { agent, method, headers: sent }, (response) => {
      text(response).then(
        (received) =>
          received.includes(holds)
            ? resolve(response.statusCode ?? 0)
            : reject(new Error(`${path} is answered without ${holds}`)),
        reject,
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

export interface Stress {
  readonly what: string;
  /** Number of concurrent clients; each sends the next request as soon as the last one is answered. */
  readonly clients: number;
  request(count: number): SentRequest;
  /** The expected statuses; any success when absent. */
  readonly statuses?: readonly number[];
}

/** The report of the load generator at the end of a stress. */
export interface LoadReply {
  readonly requests: number;
  readonly failure: string | null;
}

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const login = (player: number, password: string) => ({
  ...json({ email: emailOf(player), password }),
  path: '/api/user/authenticate',
});

/** Headers of a navigation with a session, for which the server renders the page. */
const browser = (player: number) => ({
  cookie: `session=1; token=${tokenOf(player)}`,
  'sec-fetch-mode': 'navigate',
});

/** Number of registered accounts, for distinct addresses. */
let registered = 0;

/** Requests of other clients while players answer. */
export const STRESSES: readonly Stress[] = [
  {
    what: '20 register, each from an address',
    clients: 20,
    request: () => ({
      ...json({ email: `neuf${(registered += 1)}@exemple.fr`, password: CROWD_PASSWORD }),
      path: '/api/user/register',
    }),
  },
  {
    what: '20 log in rightly',
    clients: 20,
    request: (count) => login(2 + (count % (ACCOUNTS_WITH_PASSWORD - 2)), CROWD_PASSWORD),
  },
  {
    what: '20 wrong logins, one address, one mail',
    clients: 20,
    statuses: [401, 429],
    request: () => ({
      ...login(ACCOUNTS_WITH_PASSWORD, 'un autre mot'),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    }),
  },
  {
    what: 'staff date 500 letters',
    clients: 1,
    request: () => ({ ...json({}), path: `/api/admin/batches/${BATCH.id}/print`, token: CROWD_STAFF }),
  },
  {
    what: '20 open the drawn step',
    clients: 20,
    request: (count) => ({
      path: '/home/app/code',
      headers: browser(2 + (count % 1000)),
      holds: 'id="initial-state"',
    }),
  },
  {
    what: '20 ask the promotion',
    clients: 20,
    statuses: [200, 404, 429],
    request: () => ({ ...json({ code: 'gros caillou' }), path: '/api/puzzle/all' }),
  },
  {
    what: 'five players copy their data',
    clients: 5,
    request: (count) => ({ path: '/api/user/data', token: tokenOf(2 + (count % 5)) }),
  },
  {
    what: 'two staff search',
    clients: 2,
    request: () => ({ path: '/api/admin/status/explorer?q=zzz', token: CROWD_STAFF }),
  },
  {
    what: 'staff export 100,000 orders',
    clients: 1,
    request: () => ({ path: '/api/admin/status/explorer.csv', token: CROWD_STAFF }),
  },
];
