import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { removeInParts } from '../database/remove-in-parts.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/**
 * Times before which nothing about the post of a letter is kept. `delivered`: by the carrier, or opened, or
 * stopped.
 */
export interface PostLimits {
  readonly delivered: number;
  readonly posted: number;
}

/** Sealed addresses of orders; they are erased some time after the delivery. */
export interface AddressStore {
  of(orderId: number): Promise<string | null>;
  all(): Promise<{ owner: number; secret: string }[]>;
  /** No change if another process replaced it. */
  replaceSecret(orderId: number, former: string, secret: string): Promise<void>;
  /**
   * Deletes those of letters that arrived, were posted or were stopped before these times; returns how many.
   */
  removeDelivered(before: PostLimits): Promise<number>;
}

export function addressStore(db: Database): AddressStore {
  return {
    async of(orderId) {
      const row = await db('order_addresses')
        .where({ order_id: orderId })
        .first<{ sealed: string } | undefined>('sealed');
      return row?.sealed ?? null;
    },
    async all() {
      const rows = await db('order_addresses').select<{ order_id: number; sealed: string }[]>(
        'order_id',
        'sealed',
      );
      return rows.map(({ order_id: owner, sealed: secret }) => ({ owner, secret }));
    },
    async replaceSecret(orderId, former, secret) {
      await retryWhileLocked(db, () =>
        db('order_addresses').where({ order_id: orderId, sealed: former }).update({ sealed: secret }),
      );
    },
    removeDelivered: (before) =>
      removeInParts(db, { table: 'order_addresses', key: 'order_id' }, (rows) =>
        rows.where(arrivedBefore(db, 'order_addresses', before)),
      ),
  };
}

/** Rows of a table with `order_id` whose letters need nothing of the post any more. */
export function arrivedBefore(
  db: Database,
  table: 'order_addresses' | 'dispatches',
  { delivered, posted }: PostLimits,
) {
  const orders = () => db('orders').whereRaw('orders.id = ??', [`${table}.order_id`]);
  const ways = () => db.from('dispatches as ways').whereRaw('ways.order_id = ??', [`${table}.order_id`]);
  return (any: Knex.QueryBuilder): void =>
    void any
      .whereExists(orders().where('activated_at', '<', delivered))
      .orWhereExists(orders().where('cancelled_at', '<', delivered))
      .orWhereExists(orders().where('stopped_at', '<', delivered))
      .orWhereExists(ways().where('delivered_at', '<', delivered))
      .orWhereExists(ways().where('posted_at', '<', posted));
}

/** Replaces the sealed address of an order; null deletes it. */
export async function writeAddress(
  transaction: Knex.Transaction,
  orderId: number,
  sealed: string | null,
  now: number,
): Promise<void> {
  if (sealed === null)
    return void (await transaction('order_addresses').where({ order_id: orderId }).delete());
  const row = { order_id: orderId, sealed, written_at: now };
  await transaction('order_addresses').insert(row).onConflict('order_id').merge();
}
