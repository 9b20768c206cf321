import type { Knex } from 'knex';
import { IS_HELD } from '../shop/sale-row.ts';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** A batch that somebody took from the print queue, and what has become of its letters. */
export interface Lot {
  readonly batch: number;
  readonly city: string;
  /** AAAA-MM-JJ. */
  readonly day: string;
  /** Mail address of the person who holds it; null when that account was erased. */
  readonly holder: string | null;
  readonly takenAt: number;
  /** Letters that are not printed yet. */
  readonly unprinted: number;
  /** Letters that are printed and not posted. */
  readonly printed: number;
  readonly posted: number;
  /**
   * Codes of printed letters that must not leave: their orders were voided or stopped, or something about
   * their sale is to be looked at.
   */
  readonly withheld: readonly string[];
}

export type LotStore = ReturnType<typeof lotStore>;

interface LotRow {
  id: number;
  city: string;
  due_on: string;
  holder: string | null;
  taken_at: number;
  unprinted: number;
  printed: number;
  posted: number;
}

const UNSTOPPED = 'orders.cancelled_at is null and orders.stopped_at is null';
const LIVE = `${UNSTOPPED} and not ${IS_HELD}`;
const countOf = (condition: string): string => `coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

export function lotStore(db: Database) {
  const read = readerOf(db);
  /** Counts the letters of some lots. */
  const lots = (only: (batches: Knex.QueryBuilder) => void): Knex.QueryBuilder =>
    db('batches')
      .where(only)
      .whereNotNull('batches.due_on')
      .leftJoin('accounts', 'accounts.id', 'batches.actor_id')
      .join('orders', 'orders.batch_id', 'batches.id')
      .join('dispatches', 'dispatches.order_id', 'orders.id')
      .leftJoin('sales', 'sales.id', 'orders.sale_id')
      .groupBy('batches.id', 'accounts.email')
      .orderBy('batches.id')
      .select('batches.id', 'batches.city', 'batches.due_on', 'batches.taken_at', 'accounts.email as holder')
      .select(db.raw(`${countOf(`dispatches.state = 'paid' and ${UNSTOPPED}`)} as unprinted`))
      .select(db.raw(`${countOf(`dispatches.state = 'printed' and ${LIVE}`)} as printed`))
      .select(db.raw(`${countOf(`dispatches.state in ('posted', 'delivered', 'lost')`)} as posted`));
  const complete = async (rows: readonly LotRow[]): Promise<Lot[]> => {
    const withheld = db('orders')
      .join('dispatches', 'dispatches.order_id', 'orders.id')
      .leftJoin('sales', 'sales.id', 'orders.sale_id')
      .whereIn(
        'orders.batch_id',
        rows.map(({ id }) => id),
      )
      .where({ 'dispatches.state': 'printed' })
      .whereRaw(`not (${LIVE})`)
      .orderBy('orders.id')
      .select('orders.batch_id', 'orders.code');
    const codes = rows.length === 0 ? [] : await read<{ batch_id: number; code: string }>(withheld);
    return rows.map((row) =>
      readLot(
        row,
        codes.flatMap(({ batch_id: batch, code }) => (batch === row.id ? code : [])),
      ),
    );
  };
  const first = async (only: (batches: Knex.QueryBuilder) => void): Promise<Lot | null> =>
    (await complete(await read<LotRow>(lots(only))))[0] ?? null;
  return {
    /** Lots with letters that are still to be printed or posted, oldest first. */
    async open(): Promise<Lot[]> {
      const waiting = db('dispatches')
        .join('orders', 'orders.id', 'dispatches.order_id')
        .whereIn('dispatches.state', ['paid', 'printed'])
        .whereNotNull('orders.batch_id')
        .where({ 'orders.cancelled_at': null, 'orders.stopped_at': null })
        .distinct('orders.batch_id');
      return complete(await read<LotRow>(lots((batches) => void batches.whereIn('batches.id', waiting))));
    },
    byBatch: (batch: number): Promise<Lot | null> =>
      first((batches) => void batches.where({ 'batches.id': batch })),
    /** The lot taken last from a city’s letters of a day; null before. */
    lastTaken: (city: string, day: string): Promise<Lot | null> =>
      first(
        (batches) => void batches.whereIn('batches.id', db('batches').where({ city, due_on: day }).max('id')),
      ),
    /** False when somebody else holds it than `from`. */
    async takeOver(batch: number, from: string | null, actorId: number, now: number): Promise<boolean> {
      const account =
        from === null
          ? null
          : await db('accounts').where({ email: from }).first<{ id: number } | undefined>('id');
      const held = db('batches')
        .where({ id: batch, actor_id: account?.id ?? null })
        .whereNotNull('due_on');
      return (await retryWhileLocked(db, () => held.update({ actor_id: actorId, taken_at: now }))) === 1;
    },
    /** Puts its letters back into the queue; false when one was printed or is being printed. */
    release: (batch: number): Promise<boolean> =>
      transact(db, (transaction) => releaseLot(transaction, batch)),
  };
}

const readLot = (row: LotRow, withheld: readonly string[]): Lot => ({
  batch: row.id,
  city: row.city,
  day: row.due_on,
  holder: row.holder,
  takenAt: row.taken_at,
  unprinted: row.unprinted,
  printed: row.printed,
  posted: row.posted,
  withheld,
});

async function releaseLot(transaction: Knex.Transaction, batch: number): Promise<boolean> {
  const letters = () => transaction('orders').where({ batch_id: batch });
  const isTouched = await letters()
    .join('dispatches', 'dispatches.order_id', 'orders.id')
    .whereNot({ 'dispatches.state': 'paid' })
    .first<object | undefined>('orders.id');
  const isPrinting = await transaction('print_jobs')
    .where({ batch_id: batch, ended_at: null })
    .first<object | undefined>('id');
  if (isTouched || isPrinting) return false;
  await letters().update({ batch_id: null });
  await transaction('print_jobs').where({ batch_id: batch }).delete();
  return (await transaction('batches').where({ id: batch }).whereNotNull('due_on').delete()) === 1;
}
