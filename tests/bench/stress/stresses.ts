import { tokenOf } from '../answers/orders.ts';
import { ask } from './ask.ts';
import { BATCH, emailOf, KNOWN, CROWD_PASSWORD, CROWD_STAFF } from './crowd.ts';

export interface Stress {
  readonly what: string;
  /** How many do it at once, each as soon as the last one is answered. */
  readonly clients: number;
  once(port: number, count: number): Promise<number>;
  /** The expected statuses; any success when absent. */
  readonly statuses?: readonly number[];
}

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const login = (player: number, password: string) => ({ ...json({ email: emailOf(player), password }), path: '/api/user/authenticate' });

/** A document is drawn for a browser that believes to have a session, and goes there. */
const browser = (player: number) => ({ cookie: `session=1; token=${tokenOf(player)}`, 'sec-fetch-mode': 'navigate' });

/** How many accounts were registered: each call makes another one. */
let registered = 0;

/** What others do while players answer. */
export const STRESSES: readonly Stress[] = [
  {
    what: '20 register, each from an address',
    clients: 20,
    once: (port) =>
      ask(port, { ...json({ email: `neuf${(registered += 1)}@exemple.fr`, password: CROWD_PASSWORD }), path: '/api/user/register' }),
  },
  { what: '20 log in rightly', clients: 20, once: (port, count) => ask(port, login(2 + (count % (KNOWN - 2)), CROWD_PASSWORD)) },
  {
    what: '20 wrong logins, one address, one mail',
    clients: 20,
    statuses: [401, 429],
    once: (port) => ask(port, { ...login(KNOWN, 'un autre mot'), headers: { 'x-forwarded-for': '203.0.113.7' } }),
  },
  {
    what: 'staff date 500 letters',
    clients: 1,
    once: (port) => ask(port, { ...json({}), path: `/api/admin/batches/${BATCH.id}/print`, token: CROWD_STAFF }),
  },
  {
    what: '20 open the drawn step',
    clients: 20,
    once: (port, count) => ask(port, { path: '/home/app/code', headers: browser(2 + (count % 1000)), holds: 'id="initial-state"' }),
  },
  {
    what: '20 ask the promotion',
    clients: 20,
    statuses: [200, 404, 429],
    once: (port) => ask(port, { ...json({ code: 'gros caillou' }), path: '/api/puzzle/all' }),
  },
  { what: 'one player copies their data', clients: 1, once: (port) => ask(port, { path: '/api/user/data', token: tokenOf(2) }) },
  { what: 'five players do', clients: 5, once: (port, count) => ask(port, { path: '/api/user/data', token: tokenOf(2 + (count % 5)) }) },
  { what: 'two staff search', clients: 2, once: (port) => ask(port, { path: '/api/admin/status/explorer?q=zzz', token: CROWD_STAFF }) },
  {
    what: 'staff export 100,000 orders',
    clients: 1,
    once: (port) => ask(port, { path: '/api/admin/status/explorer.csv', token: CROWD_STAFF }),
  },
];
