import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from './order-row.ts';
import { describeOrder, type NewOrder } from './orders.ts';
import { describeRow } from '../staff/staff-actions.ts';
import { transact } from '../database/transact.ts';

export interface Batch {
  readonly id: number;
  readonly city: string;
  readonly count: number;
  readonly label: string | null;
  readonly createdAt: number;
  /** The staff account that holds the batch in the print queue; null for a batch made by hand. */
  readonly taker: BatchTaker | null;
}

export interface BatchTaker {
  /** Mail address; null when that account was erased. */
  readonly email: string | null;
  readonly takenAt: number;
}

export interface Creation {
  /** Initial values of every order, without the code. */
  readonly order: Omit<NewOrder, 'code'>;
  readonly count: number;
  /** Label of a batch; undefined for a single order. */
  readonly batch?: { readonly label: string | null };
  readonly draw: () => string;
  /** Null when a sale made them. */
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly now: number;
}

/** Creates all orders with their journal rows, or none. */
export function insertOrders(
  db: Database,
  creation: Creation,
): Promise<{ batch: Batch | null; orders: Order[] }> {
  return transact(db, (transaction) => insertOrdersIn(transaction, creation));
}

/** The same, in the transaction of its cause. */
export async function insertOrdersIn(
  transaction: Knex.Transaction,
  creation: Creation,
): Promise<{ batch: Batch | null; orders: Order[] }> {
  const batch = creation.batch ? await createBatch(transaction, creation, creation.batch.label) : null;
  const codes = await drawCodes(transaction, creation);
  const orders: Order[] = [];
  for (const some of inChunks(codes)) orders.push(...(await insertRows(transaction, creation, some, batch)));
  for (const some of inChunks(orders))
    await transaction('attempts').insert(some.map((order) => describeCreation(creation, order)));
  return { batch, orders };
}

/** Limits the parameters per statement. */
const CHUNK = 50;

function inChunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

async function createBatch(
  transaction: Knex.Transaction,
  { order, count, actorId, now }: Creation,
  label: string | null,
): Promise<Batch> {
  const row = { city: order.city, count, label, actor_id: actorId, created_at: now };
  const inserted = await transaction('batches').insert(row).returning<{ id: number }[]>('id');
  return { id: inserted[0]?.id ?? 0, city: order.city, count, label, createdAt: now, taker: null };
}

/** Draws unused, distinct codes; the unique index prevents races. */
async function drawCodes(transaction: Knex.Transaction, { count, draw }: Creation): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(draw());
    for (const some of inChunks([...codes])) {
      const known = await transaction('orders').whereIn('code', some).select<{ code: string }[]>('code');
      for (const { code } of known) codes.delete(code);
    }
  }
  return [...codes];
}

async function insertRows(
  transaction: Knex.Transaction,
  creation: Creation,
  codes: readonly string[],
  batch: Batch | null,
) {
  const rows = codes.map((code) => ({
    ...describeOrder({ ...creation.order, code }, creation.now),
    batch_id: batch?.id ?? null,
  }));
  await transaction('orders').insert(rows);
  const made = transaction('orders').whereIn('code', codes).orderBy('id');
  return (await made.select<OrderRow[]>(ORDER_COLUMNS)).map(readOrder);
}

/** Reverting a creation cancels the order. */
function describeCreation({ order: { contentVersion }, actorId, reason, now }: Creation, order: Order) {
  const details = { before: { cancelledAt: now }, after: { cancelledAt: null } };
  return describeRow({
    ...details,
    order,
    action: 'create',
    actorId,
    contentVersion,
    reason,
    undoes: null,
    now,
  });
}
