import type { Knex } from 'knex';
import type { Reversal, SaleProblem } from './sale-facts.ts';
import type { ShopName } from '../../platform/read-shops.ts';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { WITHDRAWN_AT } from '../staff/counter-letters.ts';
import { anyLetterNamed, salesNamed, type SearchTerms } from '../staff/search-terms.ts';
import { keepsakeStore, type Keepsake } from './keepsakes.ts';
import type { DispatchState } from '../orders/dispatches.ts';
import { IS_HELD, SALE_COLUMNS, type SaleRow } from './sale-row.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** A sale as staff read it. Instants are milliseconds since 1970. */
export interface ListedSale {
  readonly id: number;
  readonly shop: ShopName;
  readonly reference: string;
  /** In the currency’s smallest unit. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly reversal: Reversal | null;
  readonly reversedAt: number | null;
  readonly problems: readonly SaleProblem[];
  /** When staff confirmed that they have looked at them. */
  readonly lookedAt: number | null;
  /** What was not understood, sealed; null without any, or once it was erased. */
  readonly unread: string | null;
  readonly letters: readonly SoldLetter[];
  readonly keepsakes: readonly Keepsake[];
}

export interface SoldLetter {
  readonly code: string;
  readonly city: string;
  /** `voided`: it does not leave. Null when nobody posts it. */
  readonly state: DispatchState | 'voided' | null;
  readonly orderId: number;
  /** Mail address of the buyer: tied, or sealed for a present. */
  readonly tiedEmail: string | null;
  readonly sealedBuyer: string | null;
  readonly sealedAddress: string | null;
  /** When its buyer declared a withdrawal. */
  readonly withdrawnAt: number | null;
}

export interface SaleFilter {
  /** Only sales with problems that nobody has looked at. */
  readonly isOpen: boolean;
  readonly search: SearchTerms | null;
}

export type SaleListStore = ReturnType<typeof saleListStore>;

type Row = SaleRow & {
  amount: number | null;
  currency: string | null;
  reversal: Reversal | null;
  looked_at: number | null;
  unread: string | null;
  created_at: number;
};

const COLUMNS = [...SALE_COLUMNS, 'amount', 'currency', 'reversal', 'looked_at', 'unread', 'created_at'];

const isToLookAt = (sales: Knex.QueryBuilder): void =>
  void sales.whereNot({ problems: '' }).whereNull('looked_at');

/** Sales that the terms name, or that have letters which they name. */
function matches(db: Database, sales: Knex.QueryBuilder, terms: SearchTerms): void {
  const sold = db('orders').whereIn('id', anyLetterNamed(db, terms)).whereNotNull('sale_id');
  void sales.whereIn('id', salesNamed(db, terms)).orWhereIn('id', sold.select('sale_id'));
}

export function saleListStore(db: Database) {
  const read = readerOf(db);
  const complete = async (rows: readonly Row[]): Promise<ListedSale[]> => {
    const ids = rows.map(({ id }) => id);
    const [letters, sheets] = [await lettersOf(db, ids), await keepsakeStore(db).ofSales(ids)];
    return rows.map((row) => readListed(row, letters, sheets));
  };
  return {
    /** One page, newest first, and the total. */
    async list(
      { isOpen, search }: SaleFilter,
      page: number,
      size: number,
    ): Promise<{ total: number; sales: ListedSale[] }> {
      const matching = () =>
        db('sales').where((any) => {
          if (isOpen) isToLookAt(any);
          if (search !== null) void any.where((some) => matches(db, some, search));
        });
      const shown = matching()
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size);
      const rows = await read<Row>(shown.select(COLUMNS));
      const [counted] = await read<{ total: number }>(matching().count({ total: '*' }));
      return { total: counted?.total ?? 0, sales: await complete(rows) };
    },
    async byId(id: number): Promise<ListedSale | null> {
      const rows = await db('sales').where({ id }).select<Row[]>(COLUMNS);
      return (await complete(rows))[0] ?? null;
    },
    /** Newest first. */
    async byIds(ids: readonly number[]): Promise<readonly ListedSale[]> {
      const rows = await read<Row>(db('sales').whereIn('id', ids).orderBy('id', 'desc').select(COLUMNS));
      return complete(rows);
    },
    /** Those of them whose letters wait until somebody has looked. */
    async heldAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
      return new Set(await db('sales').whereIn('id', ids).whereRaw(IS_HELD).pluck<number[]>('id'));
    },
    /** False when its problems are not those that were read. */
    async markLooked(id: number, problems: readonly string[], now: number): Promise<boolean> {
      return (
        (await retryWhileLocked(db, () =>
          db('sales')
            .where({ id, problems: problems.join(' ') })
            .whereNot({ problems: '' })
            .update({ looked_at: now }),
        )) === 1
      );
    },
  };
}

interface LetterRow {
  sale_id: number;
  code: string;
  city: string;
  state: DispatchState | null;
  cancelled_at: unknown;
  stopped_at: unknown;
  id: number;
  tied_email: string | null;
  buyer: string | null;
  sealed: string | null;
  withdrawn_at: number | null;
}

async function lettersOf(db: Database, sales: readonly number[]): Promise<readonly LetterRow[]> {
  return db('orders')
    .leftJoin('dispatches', 'dispatches.order_id', 'orders.id')
    .leftJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
    .whereIn('sale_id', sales)
    .whereNotNull('sale_id')
    .orderBy('sale_copy')
    .select<LetterRow[]>(
      'sale_id',
      'code',
      'city',
      'dispatches.state',
      'cancelled_at',
      'stopped_at',
      'orders.id',
      'tied_email',
      'dispatches.buyer',
      'order_addresses.sealed',
      db.raw(`${WITHDRAWN_AT} as withdrawn_at`),
    );
}

/** A letter that left stays what it is when its order is stopped. */
const stateOf = ({ state, cancelled_at: cancelled, stopped_at: stopped }: LetterRow): SoldLetter['state'] =>
  (cancelled !== null || stopped !== null) && (state === null || state === 'paid' || state === 'printed')
    ? 'voided'
    : state;

const readLetter = (row: LetterRow): SoldLetter => ({
  code: row.code,
  city: row.city,
  state: stateOf(row),
  orderId: row.id,
  tiedEmail: row.tied_email,
  sealedBuyer: row.buyer,
  sealedAddress: row.sealed,
  withdrawnAt: row.withdrawn_at,
});

const readListed = (row: Row, letters: readonly LetterRow[], sheets: readonly Keepsake[]): ListedSale => ({
  id: row.id,
  shop: row.shop,
  reference: row.reference,
  amount: row.amount,
  currency: row.currency,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  reversal: row.reversal,
  reversedAt: row.reversed_at,
  problems: row.problems.split(' ').filter(Boolean) as SaleProblem[],
  lookedAt: row.looked_at,
  unread: row.unread,
  letters: letters.flatMap((letter) => (letter.sale_id === row.id ? readLetter(letter) : [])),
  keepsakes: sheets.filter(({ sale }) => sale.id === row.id),
});
