import type { Knex } from 'knex';
import type { SaleProblem } from './sale-facts.ts';
import { SHOP_NAMES, type ShopName } from '../../platform/read-shops.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { insertJob, type SaleJob, type WrittenMail } from '../outbox.ts';
import { applySettlement, noteProblems, type Settlement } from './settlement.ts';
import { SALE_COLUMNS, type SaleRow } from './sale-row.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** An event of a shop whose signature was right. */
export interface StoredShopEvent {
  readonly shop: ShopName;
  readonly id: string;
  /** Of its bytes. */
  readonly digest: string;
  readonly kind: string;
  /** The shop’s name of the sale. */
  readonly reference: string;
  readonly happenedAt: number;
}

export interface Sale {
  readonly id: number;
  readonly shop: ShopName;
  readonly reference: string;
  /** Whether its orders exist and a newer event was read. */
  readonly isStale: boolean;
}

/** The consequence of a new event: the sale is settled now, later, or both when something is unknown yet. */
export interface Consequence {
  readonly settlement: Settlement | null;
  readonly job: SaleJob | null;
}

/** `changed`: another event has that id. */
export type RecordedEvent =
  | { readonly verdict: 'known' | 'changed' }
  | { readonly verdict: 'new'; readonly job: SaleJob | null; readonly mails: readonly WrittenMail[] };

export type SaleStore = ReturnType<typeof saleStore>;

const readSale = (row: SaleRow, happenedAt: number = row.told_at): Sale => ({
  id: row.id,
  shop: row.shop,
  reference: row.reference,
  isStale: row.paid_at !== null && happenedAt < row.told_at,
});

export function saleStore(db: Database) {
  return {
    record: (
      event: StoredShopEvent,
      consequenceOf: (sale: Sale) => Consequence,
      now: number,
    ): Promise<RecordedEvent> =>
      transact(db, async (transaction) => {
        const sale = await findOrAddSale(transaction, event, now);
        const known = await addEvent(transaction, event, sale.id, now);
        if (known !== null) return { verdict: known === event.digest ? 'known' : 'changed' };
        const { settlement, job } = consequenceOf(readSale(sale, event.happenedAt));
        await transaction('sales')
          .where({ id: sale.id })
          .where('told_at', '<', event.happenedAt)
          .update({ told_at: event.happenedAt });
        if (job) await insertJob(transaction, job);
        return {
          verdict: 'new',
          job,
          mails: settlement ? await applySettlement(transaction, sale.id, settlement) : [],
        };
      }),
    async byId(id: number): Promise<Sale | null> {
      const row = await db('sales').where({ id }).first<SaleRow | undefined>(SALE_COLUMNS);
      return row ? readSale(row) : null;
    },
    /** Whether it may be accepted: later while somebody must look at it, never when nothing of it leaves. */
    async acceptance(id: number): Promise<'now' | 'later' | 'never'> {
      const leaving = db('orders').where({ sale_id: id, cancelled_at: null, stopped_at: null });
      const sheets = db('keepsakes').where({ sale_id: id, cancelled_at: null });
      const sale = await db('sales')
        .where({ id, reversed_at: null })
        .where((any) => void any.whereExists(leaving.select('id')).orWhereExists(sheets.select('id')))
        .first<{ problems: string; looked_at: unknown } | undefined>('problems', 'looked_at');
      if (!sale) return 'never';
      return sale.problems === '' || sale.looked_at !== null ? 'now' : 'later';
    },
    /** The numbers of the sales that shops know by this name, such as that of the payment. */
    namedByShops: (reference: string): Promise<number[]> =>
      db('sales').whereIn('shop', SHOP_NAMES).where({ reference }).orderBy('id').pluck<number[]>('id'),
    /** Makes the missing orders of the sale, or voids them; returns the mails that this caused. */
    settle: (sale: number, settlement: Settlement): Promise<readonly WrittenMail[]> =>
      transact(db, (transaction) => applySettlement(transaction, sale, settlement)),
    /** Notes a problem; `write` makes the mails when it is new. */
    noteProblem: (
      sale: number,
      problem: SaleProblem,
      write: () => readonly WrittenMail[],
    ): Promise<readonly WrittenMail[]> =>
      transact(db, async (transaction) => {
        const mails = (await noteProblems(transaction, sale, [problem])).length > 0 ? write() : [];
        for (const mail of mails) await insertJob(transaction, mail);
        return mails;
      }),
    /** Deletes events received before then: their signatures are too old to come again. */
    async removeEvents(before: number): Promise<void> {
      await retryWhileLocked(db, () => db('shop_events').where('received_at', '<', before).delete());
    },
    /** Erases what was not understood of sales that staff looked at before then. */
    async forgetUnread(before: number): Promise<void> {
      const looked = db('sales').whereNotNull('unread').where('looked_at', '<', before);
      await retryWhileLocked(db, () => looked.update({ unread: null }));
    },
  };
}

/** Locks the row until the transaction ends, so that events of one sale are taken one after the other. */
async function findOrAddSale(
  transaction: Knex.Transaction,
  { shop, reference, happenedAt }: StoredShopEvent,
  now: number,
): Promise<SaleRow> {
  const row = { shop, reference, told_at: happenedAt, created_at: now };
  const kept = { reference: transaction.ref('sales.reference') };
  const [sale] = await transaction('sales')
    .insert(row)
    .onConflict(['shop', 'reference'])
    .merge(kept)
    .returning<SaleRow[]>(SALE_COLUMNS);
  if (!sale) throw new Error('a sale was neither found nor added');
  return sale;
}

/** The digest of the event that has this id already; null when it was added. */
async function addEvent(
  transaction: Knex.Transaction,
  event: StoredShopEvent,
  sale: number,
  now: number,
): Promise<string | null> {
  const { shop, id, digest, kind, happenedAt } = event;
  const row = { shop, id, digest, kind, sale_id: sale, happened_at: happenedAt, received_at: now };
  const added = await transaction('shop_events')
    .insert(row)
    .onConflict(['shop', 'id'])
    .ignore()
    .returning('id');
  if (added.length > 0) return null;
  return (await transaction('shop_events').where({ shop, id }).first<{ digest: string }>('digest')).digest;
}
