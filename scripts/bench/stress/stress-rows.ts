import { setTimeout as wait } from 'node:timers/promises';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { sqliteGround } from '../answers/grounds.ts';
import { answerOf, tokenOf } from '../answers/orders.ts';
import { standingsOf } from '../answers/standings.ts';
import { openSockets, type Exchange } from '../answers/volley.ts';
import { middle } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import { ask } from './ask.ts';
import { BATCH, emailOf, fillWithYears, KNOWN, PASSWORD, PLAYERS, STAFF } from './crowd.ts';
import { startProduct } from './product.ts';

/** Answers of one phase: ten players, each with a pause of its own between two. */
const ANSWERS = 150;
const PLAYING = 10;
const PAUSE_MS = 40;
const ROUNDS = 2;

interface Stress {
  readonly what: string;
  /** How many do it at once, each as soon as the last one is answered. */
  readonly clients: number;
  once(port: number, count: number): Promise<number>;
  /** The expected statuses; any success when absent. */
  readonly statuses?: readonly number[];
}

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const login = (player: number, password: string) => ({ ...json({ email: emailOf(player), password }), path: '/api/user/authenticate' });

/** How many accounts were registered: each call makes another one. */
let registered = 0;

const STRESSES: readonly Stress[] = [
  {
    what: '20 register, each from an address',
    clients: 20,
    once: (port) =>
      ask(port, { ...json({ email: `neuf${(registered += 1)}@exemple.fr`, password: PASSWORD }), path: '/api/user/register' }),
  },
  { what: '20 log in rightly', clients: 20, once: (port, count) => ask(port, login(2 + (count % (KNOWN - 2)), PASSWORD)) },
  {
    what: '20 wrong logins, one address, one mail',
    clients: 20,
    statuses: [401, 429],
    once: (port) => ask(port, { ...login(KNOWN, 'un autre mot'), headers: { 'x-forwarded-for': '203.0.113.7' } }),
  },
  {
    what: 'staff date 500 letters',
    clients: 1,
    once: (port) => ask(port, { ...json({}), path: `/api/admin/batches/${BATCH.id}/print`, token: STAFF }),
  },
  {
    what: '20 open the drawn step',
    clients: 20,
    once: (port, count) => ask(port, { path: '/home/app/code', token: tokenOf(2 + (count % 1000)) }),
  },
  {
    what: '20 ask the promotion',
    clients: 20,
    statuses: [200, 404, 429],
    once: (port) => ask(port, { ...json({ code: 'gros caillou' }), path: '/api/puzzle/all' }),
  },
  { what: 'one player copies their data', clients: 1, once: (port) => ask(port, { path: '/api/user/data', token: tokenOf(2) }) },
  { what: 'five players do', clients: 5, once: (port, count) => ask(port, { path: '/api/user/data', token: tokenOf(2 + (count % 5)) }) },
  { what: 'two staff search', clients: 2, once: (port) => ask(port, { path: '/api/admin/status/explorer?q=zzz', token: STAFF }) },
  { what: 'staff export 100,000 orders', clients: 1, once: (port) => ask(port, { path: '/api/admin/status/explorer.csv', token: STAFF }) },
];

/** p99 of ten players who answer, beside the same players with nobody else there, phase by phase in turns. */
export async function stressRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const ground = await sqliteGround((db) => fillWithYears(db, scenario, standings));
  const product = await startProduct(await ground.copy('stress'));
  const sockets = await openSockets(product.port, PLAYING);
  let player = 2000;
  const phase = async (): Promise<number> => {
    const first = player;
    player += ANSWERS;
    if (player > PLAYERS) throw new Error('more players are needed');
    return p99Of(
      sockets,
      Array.from({ length: ANSWERS }, (_, index) => answerOf(standings, first + index)),
    );
  };
  try {
    await phase();
    const rows: Ratio[] = [];
    for (const stress of STRESSES) {
      rows.push(row(stress.what, await inTurns(phase, stress, product.port)));
      process.stderr.write(`${rows.at(-1)?.what}: ${rows.at(-1)?.ratio.toFixed(2)}\n`);
    }
    return rows;
  } finally {
    for (const { close } of sockets) close();
    product.stop();
    await ground.stop();
  }
}

interface Beside {
  readonly idle: number;
  readonly stressed: number;
}

async function inTurns(phase: () => Promise<number>, stress: Stress, port: number): Promise<Beside> {
  const rounds: Beside[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await phase();
    const end = begin(stress, port);
    await wait(200);
    const stressed = await phase();
    await end();
    rounds.push({ idle, stressed });
  }
  return { idle: middle(rounds.map(({ idle }) => idle)), stressed: middle(rounds.map(({ stressed }) => stressed)) };
}

function begin({ what, clients, once, statuses = [200, 201] }: Stress, port: number): () => Promise<void> {
  let isOver = false;
  let count = 0;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const status = await once(port, (count += 1));
      if (!statuses.includes(status)) throw new Error(`${what}: answered ${status}`);
    }
  };
  const all = Array.from({ length: clients }, client);
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}

async function p99Of(sockets: readonly Exchange[], requests: readonly Buffer[]): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const work = async ({ send }: Exchange): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const sent = performance.now();
      await send(request);
      times.push(performance.now() - sent);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(sockets.map(work));
  return times.sort((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? NaN;
}

const row = (what: string, { idle, stressed }: Beside): Ratio => ({
  what: `stress: ${what}`,
  figure: `${stressed.toFixed(0)} ms`,
  ratio: stressed / idle,
  beside: `times p99 of an answer with nobody else (${idle.toFixed(0)} ms)`,
  goal: 'at most 3',
});
