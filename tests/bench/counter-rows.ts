import { createSeals } from '../../server/platform/seals.ts';
import { addressWords } from '../../server/shop/postal-address.ts';
import { searchCounter } from '../../server/staff/counter-search.ts';
import { openDatabase, type Database } from '../../server/store/database/open-database.ts';
import { isPostgres } from '../../server/store/database/open-database.ts';
import { closeDatabase } from '../../server/store/database/reader.ts';
import { staffStore } from '../../server/store/staff/staff.ts';
import { postgresBenchDatabase, sqliteBenchDatabase } from './answers/bench-database.ts';
import type { Report } from './report.ts';
import { quantile, timeOf } from './rounds.ts';

const ORDERS = 100_000;
const SEARCHES = 200;
const ALLOWED_MS = 300;
/** Orders of one transaction; SQLite takes at most 500 rows in one statement. */
const PART = 160;

const KEYS = [Buffer.alloc(32, 7)];
const SEALS = {
  addressSeals: createSeals(KEYS, 'address'),
  buyerSeals: createSeals(KEYS, 'buyer'),
  saleSeals: createSeals(KEYS, 'sale'),
};

/** As many as in a directory: the most frequent first name has one order in two hundred. */
const [FIRST_NAMES, LAST_NAMES, POSTCODES] = [200, 2000, 3000];

const personOf = (order: number) => ({
  name: `Prénom${order % FIRST_NAMES} Nom${(order * 7) % LAST_NAMES}`,
  postalCode: String(10_000 + ((order * 13) % POSTCODES)),
});
const codeOf = (order: number): string => `Z${order.toString(36).toUpperCase().padStart(5, '0')}`;
/** Half of the letters are presents, whose buyers are sealed. */
const buyerOf = (order: number): string => `acheteur${order}@exemple.fr`;

/** Sold letters in every state, with sealed addresses and buyers. */
async function fill(db: Database): Promise<void> {
  for (let from = 1; from <= ORDERS; from += PART) {
    const numbers = Array.from({ length: PART }, (_, index) => from + index);
    await db.transaction(async (transaction) => {
      await transaction('sales').insert(numbers.map(describeSale));
      await transaction('orders').insert(numbers.map(describeOrder));
      await transaction('dispatches').insert(numbers.map(describeDispatch));
      await transaction('order_addresses').insert(numbers.map(describeAddress));
      const words = numbers.flatMap((order) =>
        addressWords(SEALS.addressSeals, { ...ADDRESS, ...personOf(order) }).map((digest) => ({
          digest,
          order_id: order,
        })),
      );
      await transaction('address_words').insert(words);
    });
  }
  await db.raw('analyze');
}

const ADDRESS = { line1: '3 rue du Puits', line2: null, city: 'Grenoble', country: 'FR' };
const SOLD_AT = 1_700_000_000_000;

const describeSale = (order: number) => ({
  id: order,
  shop: 'stripe',
  reference: `pi_${order}`,
  paid_at: SOLD_AT,
  told_at: SOLD_AT,
  created_at: SOLD_AT,
});

const describeOrder = (order: number) => ({
  id: order,
  code: codeOf(order),
  city: 'VILLE',
  identifier: `V-${order}-1`,
  state: order % 3 === 0 ? 'COMMAND' : 'SENT',
  sale_id: order,
  sale_copy: 1,
  tied_email: order % 2 === 0 ? buyerOf(order) : null,
  gift_to: order % 2 === 0 ? null : `Prénom${order % FIRST_NAMES}`,
  created_at: SOLD_AT,
  updated_at: SOLD_AT,
});

const describeDispatch = (order: number) => ({
  order_id: order,
  state: order % 3 === 0 ? 'paid' : 'posted',
  queued_on: '2026-06-02',
  buyer: order % 2 === 0 ? null : SEALS.buyerSeals.seal(buyerOf(order), order),
  buyer_digest: order % 2 === 0 ? null : SEALS.buyerSeals.digests(buyerOf(order))[0],
});

const describeAddress = (order: number) => ({
  order_id: order,
  sealed: SEALS.addressSeals.seal(JSON.stringify({ ...ADDRESS, ...personOf(order) }), order),
  written_at: SOLD_AT,
  words_at: SOLD_AT,
});

/** What somebody may type about an order, each kind in its turn. */
const TYPED: readonly ((order: number) => string)[] = [
  codeOf,
  (order) => `${codeOf(order).slice(0, 5)}9`,
  (order) => `V-${order}`,
  (order) => `v ${order} 1`,
  (order) => `pi_${order}`,
  (order) => personOf(order).name,
  (order) => personOf(order).name.split(' ')[0] ?? '',
  (order) => `${personOf(order).name} ${personOf(order).postalCode}`,
  (order) => personOf(order).postalCode,
  buyerOf,
  (order) => `acheteur${order % 1000}`,
  () => 'rien de tel',
];

async function searchTimes(db: Database): Promise<number[]> {
  const services = { staff: staffStore(db), ...SEALS };
  const times: number[] = [];
  for (let search = 0; search < SEARCHES; search += 1) {
    const typed = TYPED[search % TYPED.length]?.(1 + ((search * 7919) % ORDERS)) ?? '';
    times.push(await timeOf(() => searchCounter(services, typed)));
  }
  // The first of each kind starts the thread and fills the caches.
  return times.slice(TYPED.length);
}

/** The search of the counter among 100,000 orders, on both databases. */
export async function counterRows({ row, attempt }: Report): Promise<void> {
  for (const open of [sqliteBenchDatabase, postgresBenchDatabase])
    await attempt('counter', async () => {
      const database = await open(fill);
      try {
        const db = openDatabase(await database.copy('counter'));
        const times = await searchTimes(db);
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        row(`counter’s search, ${isPostgres(db) ? 'PostgreSQL' : 'SQLite'}: p95`, {
          figure: `${Math.round(p95)} ms`,
          ratio: p95 / ALLOWED_MS,
          beside: `${ALLOWED_MS} ms, of ${ORDERS} orders (p50 ${Math.round(p50)} ms)`,
          atMost: 1,
        });
        await closeDatabase(db);
      } finally {
        await database.stop();
      }
    });
}
