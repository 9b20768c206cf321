import type { Context, Middleware } from '../../server/context.ts';
import { sweep } from '../../server/housekeeping.ts';
import { QUICK_HASHING, REAL_HASHING } from '../support/server/quick-hashing.ts';
import { startTestApp } from '../support/server/test-app.ts';

// Started by `startSoakServer` with --expose-gc: the real application on a clock that runs fast, so that what lives for a
// week is seen to go within a minute.

/** Said by who has no time for real hashes. */
const QUICKLY = '--quickly';

/** Hours of the server's clock in a second of ours. */
const HOURS_A_SECOND = 6;
const SWEEP_EVERY_MS = 2_000;
const PURGED = ['sessions', 'limits', 'outbox', 'password_resets'] as const;

export interface Measure {
  /** Bytes in use once everything that nobody holds is gone. */
  readonly heap: number;
  readonly rss: number;
  /** Rows of the tables that are swept. */
  readonly rows: Readonly<Record<(typeof PURGED)[number], number>>;
}

/** What a planted leak holds on to: as much as a request and its answer. */
const held: Buffer[] = [];
let leaks = false;
const planted: Middleware = async (_ctx: Context, next) => {
  if (leaks) held.push(Buffer.from('x'.repeat(4_000)));
  await next();
};

const started = Date.now();
const quietly = { send: () => Promise.resolve() };
const hashing = process.argv.includes(QUICKLY) ? QUICK_HASHING : REAL_HASHING;
const app = await startTestApp({ planted, hashing, mailer: quietly, settings: { trustProxy: 1 }, quiet: true });
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
