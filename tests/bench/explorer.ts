import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario } from '../../engine/index.ts';
import { drawCode } from '../../server/staff/code.ts';
import { explorerStore } from '../../server/store/staff/explorer.ts';
import type { OrderFilter, OrderSearchPage } from '../../server/store/staff/explorer.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import type { Database } from '../../server/store/database/open-database.ts';

/** Median time of a query of the order explorer, in milliseconds, by number of orders. */
export interface BenchExplorerRow {
  readonly what: string;
  readonly orders: number;
  readonly medianMs: number;
}

const RUNS = 9;
const STATES = ['COMMAND', 'SENT', 'ACTIVATED', 'ACTIVATED', 'ACTIVATED', 'DONE'] as const;
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** Runs the same queries on SQLite databases of each size. */
export async function explorerRows(scenario: Scenario, sizes: readonly number[]): Promise<BenchExplorerRow[]> {
  const rows: BenchExplorerRow[] = [];
  for (const orders of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
    const db = openDatabase({ dataDir, databaseUrl: null });
    try {
      await migrate(db);
      await fill(db, scenario, orders);
      for (const [what, filter, page] of questions(scenario, orders))
        rows.push({ what, orders, medianMs: await medianQueryMs(db, filter, page) });
    } finally {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

const ALL: OrderFilter = { search: null, city: null, states: [], steps: null, stuck: null, forced: [], batch: null };
const FIRST: OrderSearchPage = { sort: 'created', descending: true, page: 1, size: 100 };

function questions({ city, steps }: Scenario, orders: number): readonly (readonly [string, OrderFilter, OrderSearchPage])[] {
  const names = Object.keys(steps);
  const now = START + orders * MINUTE;
  const stuck = names.map((step) => ({ city, step, since: now - (orders * MINUTE) / 10 }));
  return [
    ['first page', ALL, FIRST],
    ['last page', ALL, { ...FIRST, page: Math.floor(orders / FIRST.size) }],
    ['by identifier, middle page', ALL, { ...FIRST, sort: 'identifier', page: Math.ceil(orders / FIRST.size / 2) }],
    ['by step', ALL, { ...FIRST, sort: 'step' }],
    ['by state, last page', ALL, { ...FIRST, sort: 'state', page: Math.floor(orders / FIRST.size) }],
    ['city and state', { ...ALL, city, states: ['SENT'] }, FIRST],
    ['step, oldest first', { ...ALL, steps: [{ city, step: names[2] ?? '' }] }, { ...FIRST, descending: false }],
    ['stuck', { ...ALL, stuck }, FIRST],
    ['search: part of an e-mail', { ...ALL, search: 'joueur77' }, FIRST],
    ['search: what nearly all have', { ...ALL, search: 'cmd-' }, FIRST],
    ['search: nothing like it', { ...ALL, search: 'introuvable' }, FIRST],
  ];
}

async function medianQueryMs(db: Database, filter: OrderFilter, page: OrderSearchPage): Promise<number> {
  const explorer = explorerStore(db);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await explorer.list(filter, page);
    times.push(performance.now() - start);
  }
  return times.sort((left, right) => left - right)[Math.floor(RUNS / 2)] ?? 0;
}

const CHUNK = 200;

/** Orders with realistic columns: dates of all reached steps, some wrong answers, an account for every second order. */
async function fill(db: Database, scenario: Scenario, orders: number): Promise<void> {
  const codes = new Set<string>();
  while (codes.size < orders) codes.add(drawCode());
  const all = [...codes];
  for (let start = 0; start < orders; start += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, orders - start) }, (_, index) => start + index);
    await db.transaction(async (transaction) => {
      await transaction('accounts').insert(indexes.filter((index) => index % 2 === 1).map(describeAccount));
      await transaction('orders').insert(indexes.map((index) => describeOrder(scenario, index, all[index] ?? '')));
    });
  }
}

const describeAccount = (index: number) => ({
  id: Math.ceil(index / 2),
  email: `joueur${index}@exemple.fr`,
  password_hash: 'x',
  created_at: START,
});

function describeOrder({ city, mainRoute }: Scenario, index: number, code: string) {
  const state = STATES[index % STATES.length] ?? 'COMMAND';
  const played = state === 'ACTIVATED' || state === 'DONE';
  const at = START + index * MINUTE;
  const position = state === 'DONE' ? mainRoute.length - 1 : (index * 7) % Math.max(mainRoute.length - 2, 1);
  const walked = played ? mainRoute.slice(0, position + 1) : [];
  return {
    code,
    city,
    state,
    identifier: state === 'COMMAND' ? null : `CMD-2026-${String((index * 7919) % 1_000_000).padStart(6, '0')}`,
    account_id: played && index % 2 === 1 ? Math.ceil(index / 2) : null,
    activated_at: played ? at : null,
    step: walked.at(-1) ?? null,
    last_step_date: played ? at : null,
    start_date: at,
    reached: JSON.stringify(Object.fromEntries(walked.map((step, count) => [step, at + count * MINUTE]))),
    wrong_answers: JSON.stringify(played ? ['placedelagare', 'ruedumarche', 'fontainedespoissons'] : []),
    created_at: at,
    updated_at: at,
  };
}
