import type { Context, Middleware } from '../../server/http/context.ts';
import { sweep } from '../../server/housekeeping.ts';
import { QUICK_HASHING, REAL_HASHING } from '../support/server/quick-hashing.ts';
import { startTestApp } from '../support/server/test-app.ts';

// Started by `startSoakServer` with --expose-gc: the real application with a fast clock, so that rows that
// live for a week expire within a minute.

/** Flag for fast hashes. */
const QUICKLY = '--quickly';

/** Hours of the server's clock per real second. */
const HOURS_A_SECOND = 6;
const SWEEP_EVERY_MS = 2_000;
const PURGED = ['sessions', 'limits', 'outbox', 'password_resets'] as const;

export interface Measure {
  /** Heap bytes in use after a garbage collection. */
  readonly heap: number;
  readonly rss: number;
  /** Rows of the tables that housekeeping sweeps. */
  readonly rows: Readonly<Record<(typeof PURGED)[number], number>>;
}

/** Bytes that a planted leak keeps per request, about the size of a request and its response. */
const held: Buffer[] = [];
let leaks = false;
const planted: Middleware = async (_ctx: Context, next) => {
  if (leaks) held.push(Buffer.from('x'.repeat(4_000)));
  await next();
};

const started = Date.now();
const quietly = { send: () => Promise.resolve() };
const hashing = process.argv.includes(QUICKLY) ? QUICK_HASHING : REAL_HASHING;
const app = await startTestApp({
  planted,
  hashing,
  mailer: quietly,
  settings: { trustProxy: 1 },
  quiet: true,
});
const begin = app.clock.now;
const tick = setInterval(() => (app.clock.now = begin + (Date.now() - started) * HOURS_A_SECOND * 3_600), 20);
const sweeping = setInterval(() => void sweep(app.db, () => app.clock.now), SWEEP_EVERY_MS);

async function measure(): Promise<Measure> {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const counts = await Promise.all(PURGED.map(async (table) => [table, await countOf(table)] as const));
  return { heap: heapUsed + external, rss, rows: Object.fromEntries(counts) as Measure['rows'] };
}

async function countOf(table: string): Promise<number> {
  const row = await app.db(table).count<{ count: number }[]>({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

const orders: Readonly<Record<string, () => Promise<unknown>>> = {
  measure,
  post: () => app.post(),
  leak: () => Promise.resolve((leaks = true)),
};

process.on('message', ({ id, what }: { id: number; what: string }) => {
  void orders[what]?.().then((result) => process.send?.({ id, result }));
});
process.once('disconnect', () => {
  clearInterval(tick);
  clearInterval(sweeping);
  void app.stop();
});
process.send?.({ address: app.address });
