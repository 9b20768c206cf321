import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../../../engine/text/random.ts';
import type { DatabaseSettings } from '../../../../server/store/database/open-database.ts';
import { migrated } from '../../database/template-database.ts';
import { readCity, cityNames } from '../../cities/cities.ts';
import { folderWithOneCity } from '../../server/one-city.ts';
import { startTestApp, testFacts, type TestApp } from '../../server/test-app.ts';
import { shopsOf } from '../../shop/shop-app.ts';
import { STANDARD_SECRET } from '../../shop/standard-events.ts';
import { STRIPE_KEY, STRIPE_SECRET, startStripe, type StripeDouble } from '../../shop/stripe-double.ts';
import { startRestartable, type RestartableServer } from '../restartable-server.ts';
import { faultySale, unforeseenSale, type Delivery, type FaultySale } from './deliveries.ts';
import { judgeSales, openScreens } from './judge-sales.ts';

export interface ShopRun {
  readonly where: DatabaseSettings;
  readonly deliveries: number;
  readonly kills: number;
  readonly seed: string;
}

export interface ShopTally {
  readonly delivered: number;
  /** Deliveries that a kill left without an answer, sent again. */
  readonly retried: number;
  readonly letters: number;
  /** Milliseconds. */
  readonly median: number;
  /** One sentence for each wrong answer or sale. */
  readonly wrong: readonly string[];
}

const WORKERS = 8;

/** A city that a shop can sell. */
const soldCity = () => {
  const city = cityNames.map(readCity).find(({ scenario }) => scenario.letter !== null);
  if (!city) throw new Error('no city has a letter');
  return city;
};

/**
 * Delivers events in any order, some of them wrong, to a server that is killed and restarted; then counts the
 * letters.
 */
export async function shopUnderFaults(
  { where, deliveries, kills, seed }: ShopRun,
  onProgress: (done: number) => void = () => {},
): Promise<ShopTally> {
  const stripe = await startStripe();
  const sales: FaultySale[] = [];
  for (let count = 0; count < deliveries; count += sales.at(-1)?.deliveries.length ?? 0)
    sales.push(
      sales.length % 3 === 2
        ? unforeseenSale((sales.length - 2) / 3, Date.now())
        : faultySale(stripe, sales.length),
    );
  const queue = shuffled(
    sales.flatMap((sale) => sale.deliveries),
    randomFrom(seed),
  );
  await migrated(where);
  const { scenario } = soldCity();
  const env = {
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? '',
    DEMO: '0',
    LOG_LEVEL: 'error',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    SHOP_TEST: '1',
    SHOP_WEBHOOK_SECRET: `whsec_${STANDARD_SECRET.toString('base64')}`,
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_KEY: STRIPE_KEY,
    STRIPE_API_URL: stripe.url,
  };
  const site = `\nshop: { products: [{ product: price_ville, city: ${scenario.city} }, { product: pack-ville, city: ${scenario.city} }] }\n`;
  const folder = folderWithOneCity(scenario.slug);
  appendFileSync(join(folder.cwd, 'scenarios/site.yaml'), site);
  const server = await startRestartable(env, folder);
  try {
    const sent = await deliverAll(server, queue, kills, onProgress);
    await server.stop();
    return { ...sent, ...(await countLetters(where, sales, stripe, sent.wrong)) };
  } finally {
    await server.stop();
    await stripe.stop();
    rmSync(folder.cwd, { recursive: true, force: true });
  }
}

/** Each sorted by a number drawn for it. */
const shuffled = <Item>(list: readonly Item[], random: () => number): Item[] =>
  list
    .map((item) => ({ item, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);

async function deliverAll(
  server: RestartableServer,
  queue: readonly Delivery[],
  kills: number,
  onProgress: (done: number) => void,
) {
  const waiting = [...queue];
  const [times, wrong]: [number[], string[]] = [[], []];
  let [retried, done] = [0, 0];
  const killEvery = Math.ceil(queue.length / (kills + 1));
  const work = async (): Promise<void> => {
    for (let delivery = waiting.pop(); delivery; delivery = delivery.next ?? waiting.pop()) {
      delivery.before?.();
      const { status, milliseconds, tries } = await deliver(server, delivery);
      if (!delivery.right.includes(status))
        wrong.push(
          `${delivery.path} answered ${status} instead of ${delivery.right.join()}: ${delivery.body}`,
        );
      times.push(milliseconds);
      retried += tries;
      done += 1;
      onProgress(done);
      if (done % killEvery === 0) await server.killAndRestart();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const median = times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
  return { delivered: done, retried, median, wrong };
}

/** Sent again, with a new signature, until a server answers. */
async function deliver(
  server: RestartableServer,
  { path, body, headers }: Delivery,
): Promise<{ status: number; milliseconds: number; tries: number }> {
  for (let tries = 0; ; tries += 1) {
    const address = await server.address();
    const start = performance.now();
    try {
      // A connection of its own, as in `postTo`.
      const sent = { 'content-type': 'application/json', connection: 'close', ...headers(Date.now()) };
      const init = { method: 'POST', body, headers: sent };
      const { status } = await fetch(address + path, init);
      return { status, milliseconds: performance.now() - start, tries };
    } catch (error) {
      if ((await server.address()) === address) throw error;
    }
  }
}

/** Does the jobs that kills left behind, then compares the letters of each sale with what was paid. */
async function countLetters(
  where: DatabaseSettings,
  sales: readonly FaultySale[],
  stripe: StripeDouble,
  wrong: readonly string[],
) {
  const { source, scenario } = soldCity();
  const products = ['price_ville', 'pack-ville'].map((product) => ({ product, city: scenario.city }));
  const app = await startTestApp({
    ...where,
    cities: [source],
    facts: { ...testFacts(), shop: { products } },
    settings: { shops: shopsOf(stripe), secretKeys: [Buffer.alloc(32, 7)] },
    mailer: { send: () => Promise.resolve() },
    quiet: true,
  });
  try {
    await finishJobs(app);
    const rows = await app
      .db('orders')
      .join('sales', 'sales.id', 'orders.sale_id')
      .whereNull('cancelled_at')
      .select<{ reference: string; code: string }[]>('reference', 'code');
    const found = sales.map(({ reference }) => rows.filter((row) => row.reference === reference).length);
    const miscounted = sales.flatMap(({ reference, letters }, index) =>
      found[index] === letters ? [] : [`${reference} has ${found[index]} letters instead of ${letters}`],
    );
    const twice = rows.length - new Set(rows.map(({ code }) => code)).size;
    return {
      letters: rows.length,
      wrong: [
        ...wrong,
        ...miscounted,
        ...(twice > 0 ? [`${twice} codes were given twice`] : []),
        ...(await judgeSales(app, sales)),
        ...(await openScreens(app)),
      ],
    };
  } finally {
    await app.close();
  }
}

async function finishJobs(app: TestApp): Promise<void> {
  const left = () => app.db('outbox').where({ kind: 'settle-sale' }).whereNotNull('next_at');
  for (
    let ids = await left().pluck<string[]>('id');
    ids.length > 0;
    ids = await left().pluck<string[]>('id')
  ) {
    await left().update({ next_at: 0 });
    await app.deliver();
  }
}
