import type { OrderState } from '../../../engine/story/progress.ts';
import type { Database } from '../database/open-database.ts';
import type { Read } from '../database/reader.ts';
import type { DispatchState } from '../orders/dispatches.ts';
import type { Reversal } from '../shop/sale-facts.ts';

/** A letter as the counter lists it, with its sealed texts. Instants are milliseconds since 1970. */
export interface CounterLetter {
  readonly id: number;
  readonly code: string;
  readonly identifier: string | null;
  readonly city: string;
  readonly state: OrderState;
  /** Null when nobody posts it. */
  readonly way: DispatchState | null;
  readonly sale: number | null;
  readonly createdAt: number;
  /** Mail address of the buyer: tied, or sealed for a present. */
  readonly tiedEmail: string | null;
  readonly sealedBuyer: string | null;
  readonly sealedAddress: string | null;
  readonly giftTo: string | null;
  /** Mail address of the account that plays it. */
  readonly player: string | null;
  /** It does not leave, or its code is stopped. */
  readonly isStopped: boolean;
  readonly reversal: Reversal | null;
  /** When its buyer declared a withdrawal. */
  readonly withdrawnAt: number | null;
}

interface Row {
  id: number;
  code: string;
  identifier: string | null;
  city: string;
  state: OrderState;
  way: DispatchState | null;
  sale_id: number | null;
  created_at: number;
  tied_email: string | null;
  buyer: string | null;
  sealed: string | null;
  gift_to: string | null;
  player: string | null;
  cancelled_at: number | null;
  stopped_at: number | null;
  reversal: Reversal | null;
  withdrawn_at: number | null;
}

/** When a buyer withdrew from an order; null once staff let the letter go after all. */
export const WITHDRAWN_AT = `(select max(withdrawals.received_at) from withdrawal_letters
  join withdrawals on withdrawals.id = withdrawal_letters.withdrawal_id
  where withdrawal_letters.order_id = orders.id and (withdrawal_letters.settled_at is null
    or withdrawal_letters.action_id is null or orders.stopped_at is not null))`;

/** The letters of these orders, newest first. */
export async function counterLetters(
  db: Database,
  read: Read,
  ids: readonly number[],
): Promise<readonly CounterLetter[]> {
  const rows = await read<Row>(
    db('orders')
      .leftJoin('dispatches', 'dispatches.order_id', 'orders.id')
      .leftJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
      .leftJoin('accounts', 'accounts.id', 'orders.account_id')
      .leftJoin('sales', 'sales.id', 'orders.sale_id')
      .whereIn('orders.id', ids)
      .orderBy('orders.id', 'desc')
      .select(
        'orders.id',
        'orders.code',
        'orders.identifier',
        'orders.city',
        'orders.state',
        'dispatches.state as way',
        'orders.sale_id',
        'orders.created_at',
        'orders.tied_email',
        'dispatches.buyer',
        'order_addresses.sealed',
        'orders.gift_to',
        'accounts.email as player',
        'orders.cancelled_at',
        'orders.stopped_at',
        'sales.reversal',
        db.raw(`${WITHDRAWN_AT} as withdrawn_at`),
      ),
  );
  return rows.map(readLetter);
}

const readLetter = (row: Row): CounterLetter => ({
  id: row.id,
  code: row.code,
  identifier: row.identifier,
  city: row.city,
  state: row.state,
  way: row.way,
  sale: row.sale_id,
  createdAt: row.created_at,
  tiedEmail: row.tied_email,
  sealedBuyer: row.buyer,
  sealedAddress: row.sealed,
  giftTo: row.gift_to,
  player: row.player,
  isStopped: row.cancelled_at !== null || row.stopped_at !== null,
  reversal: row.reversal,
  withdrawnAt: row.withdrawn_at,
});
