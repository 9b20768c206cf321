import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { removeInParts } from '../database/remove-in-parts.ts';

/** Sealed addresses of orders; they are erased some time after the delivery. */
export interface AddressStore {
  of(orderId: number): Promise<string | null>;
  all(): Promise<{ owner: number; secret: string }[]>;
  /** No change if another process replaced it. */
  replaceSecret(orderId: number, former: string, secret: string): Promise<void>;
  /** Deletes those of letters that were activated, posted or cancelled before these times; returns how many. */
  removeDelivered(before: { readonly activated: number; readonly posted: number }): Promise<number>;
}

export function addressStore(db: Database): AddressStore {
  return {
    async of(orderId) {
      const row = await db('order_addresses').where({ order_id: orderId }).first<{ sealed: string } | undefined>('sealed');
      return row?.sealed ?? null;
    },
    async all() {
      const rows = await db('order_addresses').select<{ order_id: number; sealed: string }[]>('order_id', 'sealed');
      return rows.map(({ order_id: owner, sealed: secret }) => ({ owner, secret }));
    },
    async replaceSecret(orderId, former, secret) {
      await db('order_addresses').where({ order_id: orderId, sealed: former }).update({ sealed: secret });
    },
    removeDelivered: ({ activated, posted }) =>
      removeInParts(db, { table: 'order_addresses', key: 'order_id' }, (rows) =>
        rows.where((any) => {
          const orders = () => db('orders').whereRaw('orders.id = order_addresses.order_id');
          const sent = db('attempts').whereRaw('attempts.order_id = order_addresses.order_id').where({ action: 'markSent' });
          void any
            .whereExists(orders().where('activated_at', '<', activated))
            .orWhereExists(orders().where('cancelled_at', '<', activated))
            .orWhereExists(orders().where('stopped_at', '<', activated))
            .orWhereExists(sent.where('made_at', '<', posted));
        }),
      ),
  };
}

/** Replaces the sealed address of an order; null deletes it. */
export async function writeAddress(transaction: Knex.Transaction, orderId: number, sealed: string | null, now: number): Promise<void> {
  if (sealed === null) return void (await transaction('order_addresses').where({ order_id: orderId }).delete());
  const row = { order_id: orderId, sealed, written_at: now };
  await transaction('order_addresses').insert(row).onConflict('order_id').merge();
}
