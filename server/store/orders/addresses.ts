import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { removeInParts } from '../database/remove-in-parts.ts';
import { transact } from '../database/transact.ts';

/**
 * Times before which nothing about the post of a letter is kept. `delivered`: by the carrier, or opened, or
 * stopped.
 */
export interface PostLimits {
  readonly delivered: number;
  readonly posted: number;
}

/** A sealed address with the digests of the words by which staff find it. */
export interface SealedAddress {
  readonly sealed: string;
  readonly words: readonly string[];
}

/** An address whose words are not stored yet. */
export interface WordlessAddress {
  readonly orderId: number;
  readonly sealed: string;
  readonly writtenAt: number;
}

/** Sealed addresses of orders; they are erased some time after the delivery. */
export type AddressStore = ReturnType<typeof addressStore>;

export function addressStore(db: Database) {
  return {
    async of(orderId: number): Promise<string | null> {
      const row = await db('order_addresses')
        .where({ order_id: orderId })
        .first<{ sealed: string } | undefined>('sealed');
      return row?.sealed ?? null;
    },
    /** By order; orders without an address have none. */
    async ofAll(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await db('order_addresses')
        .whereIn('order_id', orderIds)
        .select<{ order_id: number; sealed: string }[]>('order_id', 'sealed');
      return new Map(rows.map((row) => [row.order_id, row.sealed]));
    },
    /** Addresses whose words are not stored, or are those of a former address or key. */
    async wordless(most: number): Promise<WordlessAddress[]> {
      const rows = await db('order_addresses')
        .whereRaw('(words_at is null or words_at <> written_at)')
        .orderBy('order_id')
        .limit(most)
        .select<{ order_id: number; sealed: string; written_at: number }[]>(
          'order_id',
          'sealed',
          'written_at',
        );
      return rows.map(({ order_id: orderId, sealed, written_at: at }) => ({
        orderId,
        sealed,
        writtenAt: at,
      }));
    },
    /** Stores words in one transaction; those of an address that was replaced meanwhile change nothing. */
    writeWords: (some: readonly (WordlessAddress & Pick<SealedAddress, 'words'>)[]): Promise<void> =>
      transact(db, async (transaction) => {
        for (const { orderId, sealed, writtenAt, words } of some) {
          const same = transaction('order_addresses').where({ order_id: orderId, sealed });
          if ((await same.update({ words_at: writtenAt })) === 1)
            await replaceWords(transaction, orderId, words);
        }
      }),
    /**
     * Deletes those of letters that arrived, were posted or were stopped before these times; returns how many.
     */
    removeDelivered: (before: PostLimits): Promise<number> =>
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
  address: SealedAddress | null,
  now: number,
): Promise<void> {
  if (address === null)
    return void (await transaction('order_addresses').where({ order_id: orderId }).delete());
  const row = { order_id: orderId, sealed: address.sealed, written_at: now, words_at: now };
  await transaction('order_addresses').insert(row).onConflict('order_id').merge();
  await replaceWords(transaction, orderId, address.words);
}

async function replaceWords(
  transaction: Knex.Transaction,
  orderId: number,
  words: readonly string[],
): Promise<void> {
  await transaction('address_words').where({ order_id: orderId }).delete();
  const rows = [...new Set(words)].map((digest) => ({ digest, order_id: orderId }));
  if (rows.length > 0) await transaction('address_words').insert(rows);
}
