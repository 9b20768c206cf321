import { tokenOf } from '../answers/orders.ts';
import { sendRequest } from './send-request.ts';
import { BATCH, emailOf, ACCOUNTS_WITH_PASSWORD, CROWD_PASSWORD, CROWD_STAFF } from './filled-database.ts';

export interface Stress {
  readonly what: string;
  /** Number of concurrent clients; each sends the next request as soon as the last one is answered. */
  readonly clients: number;
  once(port: number, count: number): Promise<number>;
  /** The expected statuses; any success when absent. */
  readonly statuses?: readonly number[];
}

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const login = (player: number, password: string) => ({ ...json({ email: emailOf(player), password }), path: '/api/user/authenticate' });

/** Headers of a navigation with a session, for which the server renders the page. */
const browser = (player: number) => ({ cookie: `session=1; token=${tokenOf(player)}`, 'sec-fetch-mode': 'navigate' });

/** Number of registered accounts, for distinct addresses. */
let registered = 0;

/** Requests of other clients while players answer. */
export const STRESSES: readonly Stress[] = [
  {
    what: '20 register, each from an address',
    clients: 20,
    once: (port) =>
      sendRequest(port, {
        ...json({ email: `neuf${(registered += 1)}@exemple.fr`, password: CROWD_PASSWORD }),
        path: '/api/user/register',
      }),
  },
  {
    what: '20 log in rightly',
    clients: 20,
    once: (port, count) => sendRequest(port, login(2 + (count % (ACCOUNTS_WITH_PASSWORD - 2)), CROWD_PASSWORD)),
  },
  {
    what: '20 wrong logins, one address, one mail',
    clients: 20,
    statuses: [401, 429],
    once: (port) => sendRequest(port, { ...login(ACCOUNTS_WITH_PASSWORD, 'un autre mot'), headers: { 'x-forwarded-for': '203.0.113.7' } }),
  },
  {
    what: 'staff date 500 letters',
    clients: 1,
    once: (port) => sendRequest(port, { ...json({}), path: `/api/admin/batches/${BATCH.id}/print`, token: CROWD_STAFF }),
  },
  {
    what: '20 open the drawn step',
    clients: 20,
    once: (port, count) => sendRequest(port, { path: '/home/app/code', headers: browser(2 + (count % 1000)), holds: 'id="initial-state"' }),
  },
  {
    what: '20 ask the promotion',
    clients: 20,
    statuses: [200, 404, 429],
    once: (port) => sendRequest(port, { ...json({ code: 'gros caillou' }), path: '/api/puzzle/all' }),
  },
  { what: 'one player copies their data', clients: 1, once: (port) => sendRequest(port, { path: '/api/user/data', token: tokenOf(2) }) },
  {
    what: 'five players do',
    clients: 5,
    once: (port, count) => sendRequest(port, { path: '/api/user/data', token: tokenOf(2 + (count % 5)) }),
  },
  {
    what: 'two staff search',
    clients: 2,
    once: (port) => sendRequest(port, { path: '/api/admin/status/explorer?q=zzz', token: CROWD_STAFF }),
  },
  {
    what: 'staff export 100,000 orders',
    clients: 1,
    once: (port) => sendRequest(port, { path: '/api/admin/status/explorer.csv', token: CROWD_STAFF }),
  },
];
