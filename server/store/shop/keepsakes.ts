import type { Knex } from 'knex';
import { type Language, readLanguage } from '../../../engine/words/language.ts';
import type { Database } from '../database/open-database.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';
import { insertJob, type WrittenMail } from '../outbox.ts';
import { IS_HELD } from './sale-row.ts';

export type KeepsakePaper = 'A4' | 'A3';

/** A sheet of stamps that a sale has paid. Instants are milliseconds since 1970, null until they come. */
export interface Keepsake {
  readonly id: number;
  readonly sale: { readonly id: number; readonly copy: number };
  /** The game that it shows; null where the sale names no finished game, and once that game was erased. */
  readonly orderId: number | null;
  /** Of that game. */
  readonly code: string | null;
  readonly city: string | null;
  readonly paper: KeepsakePaper;
  readonly language: Language;
  /** Mail and postal address, sealed for its sale; null once they were erased. */
  readonly buyer: string | null;
  /** Whether its sale waits until somebody has looked at it. */
  readonly isHeld: boolean;
  readonly createdAt: number;
  readonly printedAt: number | null;
  readonly postedAt: number | null;
  /** Its money went back, or staff do not send it. */
  readonly cancelledAt: number | null;
  readonly trackingNumber: string | null;
}

/** A sheet to be made. `copy`: its place in the sale, from 1. */
export interface SoldKeepsake {
  readonly copy: number;
  readonly orderId: number | null;
  readonly paper: KeepsakePaper;
  readonly language: Language;
  readonly buyer: string;
}

export type KeepsakeStore = ReturnType<typeof keepsakeStore>;

interface Posting {
  readonly trackingNumber: string | null;
  readonly by: number;
  readonly mails: readonly WrittenMail[];
  readonly now: number;
}

interface Row {
  id: number;
  sale_id: number;
  sale_copy: number;
  order_id: number | null;
  code: string | null;
  city: string | null;
  paper: KeepsakePaper;
  language: string;
  buyer: string | null;
  is_held: boolean | number;
  created_at: number;
  printed_at: number | null;
  posted_at: number | null;
  cancelled_at: number | null;
  tracking_number: string | null;
}

const COLUMNS = [
  'keepsakes.id',
  'keepsakes.sale_id',
  'keepsakes.sale_copy',
  'keepsakes.order_id',
  'orders.code',
  'orders.city',
  'keepsakes.paper',
  'keepsakes.language',
  'keepsakes.buyer',
  'keepsakes.created_at',
  'keepsakes.printed_at',
  'keepsakes.posted_at',
  'keepsakes.cancelled_at',
  'keepsakes.tracking_number',
];

const readKeepsake = (row: Row): Keepsake => ({
  id: row.id,
  sale: { id: row.sale_id, copy: row.sale_copy },
  orderId: row.order_id,
  code: row.code,
  city: row.city,
  paper: row.paper,
  language: readLanguage(row.language),
  buyer: row.buyer,
  isHeld: Boolean(row.is_held),
  createdAt: row.created_at,
  printedAt: row.printed_at,
  postedAt: row.posted_at,
  cancelledAt: row.cancelled_at,
  trackingNumber: row.tracking_number,
});

const WAITING = { posted_at: null, cancelled_at: null };

export function keepsakeStore(db: Database) {
  const read = async (where: (rows: Knex.QueryBuilder) => void): Promise<readonly Keepsake[]> => {
    const rows = db('keepsakes')
      .join('sales', 'sales.id', 'keepsakes.sale_id')
      .leftJoin('orders', 'orders.id', 'keepsakes.order_id');
    where(rows);
    const found = await rows.select<Row[]>(...COLUMNS, db.raw(`${IS_HELD} as is_held`));
    return found.map(readKeepsake);
  };
  const change = (id: number, changes: object): Promise<number> =>
    retryWhileLocked(db, () =>
      db('keepsakes')
        .where({ id, ...WAITING })
        .update(changes),
    );
  return {
    /** Those that are still to be posted, oldest first. */
    waiting: (): Promise<readonly Keepsake[]> =>
      read(
        (rows) =>
          void rows
            .whereNull('keepsakes.posted_at')
            .whereNull('keepsakes.cancelled_at')
            .orderBy('keepsakes.id'),
      ),
    /** The last ones that were posted or will not be, newest first. */
    ended: (most: number): Promise<readonly Keepsake[]> =>
      read(
        (rows) =>
          void rows
            .where(
              (any) => void any.whereNotNull('keepsakes.posted_at').orWhereNotNull('keepsakes.cancelled_at'),
            )
            .orderBy('keepsakes.id', 'desc')
            .limit(most),
      ),
    byId: async (id: number): Promise<Keepsake | null> =>
      (await read((rows) => void rows.where('keepsakes.id', id)))[0] ?? null,
    /** In the order of their sales, newest first. */
    ofSales: (sales: readonly number[]): Promise<readonly Keepsake[]> =>
      read(
        (rows) =>
          void rows.whereIn('keepsakes.sale_id', sales).orderBy([
            { column: 'keepsakes.sale_id', order: 'desc' },
            { column: 'keepsakes.sale_copy', order: 'asc' },
          ]),
      ),
    /** Those whose buyer is still known. */
    withBuyer: (): Promise<readonly Keepsake[]> =>
      read((rows) => void rows.whereNotNull('keepsakes.buyer').orderBy('keepsakes.id')),
    async markPrinted(id: number, now: number): Promise<void> {
      await retryWhileLocked(db, () =>
        db('keepsakes').where({ id, printed_at: null }).update({ printed_at: now }),
      );
    },
    /** Marks it as posted, with the mail about it; false when it is not waiting any more. */
    post: (id: number, { trackingNumber, by, mails, now }: Posting): Promise<boolean> =>
      transact(db, async (transaction) => {
        const changes = { posted_at: now, tracking_number: trackingNumber, changed_by: by };
        const isPosted =
          (await transaction('keepsakes')
            .where({ id, ...WAITING })
            .update(changes)) === 1;
        if (isPosted) for (const mail of mails) await insertJob(transaction, mail);
        return isPosted;
      }),
    /** False when it is not waiting any more. */
    cancel: async (id: number, by: number, now: number): Promise<boolean> =>
      (await change(id, { cancelled_at: now, changed_by: by })) === 1,
    /** Says which game it shows; false when it is not waiting any more. */
    nameGame: async (id: number, orderId: number, by: number): Promise<boolean> =>
      (await change(id, { order_id: orderId, printed_at: null, changed_by: by })) === 1,
    /** Erases the buyers of what was posted or cancelled before that time. */
    async forgetBuyers(before: number): Promise<void> {
      await retryWhileLocked(db, () =>
        db('keepsakes')
          .whereNotNull('buyer')
          .where((any) => void any.where('posted_at', '<', before).orWhere('cancelled_at', '<', before))
          .update({ buyer: null, tracking_number: null }),
      );
    },
    /** Erases the buyers of these, unless they are still to be posted. */
    async forget(ids: readonly number[]): Promise<void> {
      await retryWhileLocked(db, () =>
        db('keepsakes')
          .whereIn('id', ids)
          .where((any) => void any.whereNotNull('posted_at').orWhereNotNull('cancelled_at'))
          .update({ buyer: null, tracking_number: null }),
      );
    },
  };
}

/** Makes the sheets of a sale that do not exist yet; returns how many. */
export async function makeKeepsakes(
  transaction: Knex.Transaction,
  sale: number,
  sold: readonly SoldKeepsake[],
  now: number,
): Promise<number> {
  if (sold.length === 0) return 0;
  const rows = sold.map(({ copy, orderId, paper, language, buyer }) => ({
    sale_id: sale,
    sale_copy: copy,
    order_id: orderId,
    paper,
    language,
    buyer,
    created_at: now,
  }));
  const made = await transaction('keepsakes')
    .insert(rows)
    .onConflict(['sale_id', 'sale_copy'])
    .ignore()
    .returning('id');
  return made.length;
}

/** Voids the sheets of a sale that have not left; returns the places in the sale of the others. */
export async function voidKeepsakes(
  transaction: Knex.Transaction,
  sale: number,
  now: number,
): Promise<readonly number[]> {
  await transaction('keepsakes')
    .where({ sale_id: sale, ...WAITING })
    .update({ cancelled_at: now });
  return transaction('keepsakes')
    .where({ sale_id: sale })
    .whereNotNull('posted_at')
    .orderBy('sale_copy')
    .pluck<number[]>('sale_copy');
}
