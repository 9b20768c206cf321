import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { describeJob, type OrderArrival, type WrittenMail } from '../outbox.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** A mail that announces an arrival to the owner of its order. */
export type ArrivalMail = WrittenMail & { readonly accountId: number; readonly arrival: OrderArrival };

/** Mails that players asked for when a later message of their order comes; they wait in the outbox. */
export type ArrivalMailStore = ReturnType<typeof arrivalMailStore>;

export function arrivalMailStore(db: Database) {
  return {
    /** Stores the mail unless the account has one for this arrival, sent or not. */
    async ask({ accountId, arrival: { orderId, at }, ...mail }: ArrivalMail): Promise<void> {
      const held = { ...describeJob({ ...mail, accountId }), order_id: orderId, send_after: at, next_at: at };
      await retryWhileLocked(db, () => db('outbox').insert(held).onConflict(db.raw(ARRIVALS)).ignore());
    },
    /** Whether the account has one for this arrival, sent or not. */
    async isAsked(accountId: number, { orderId, at }: OrderArrival): Promise<boolean> {
      const found = db('outbox').where({ order_id: orderId, account_id: accountId, send_after: at });
      return (await found.first<{ id: string } | undefined>('id')) !== undefined;
    },
    /** Deletes the mails that are not sent yet. */
    async takeBack(accountId: number, orderId: number): Promise<void> {
      await retryWhileLocked(db, () => unsent(db, orderId).where({ account_id: accountId }).delete());
    },
    /** The arrivals whose mail is not sent yet, the earliest first. */
    async waitingFor(accountId: number): Promise<OrderArrival[]> {
      const rows = await db('outbox')
        .where({ account_id: accountId, kind: 'arrival' })
        .whereNotNull('next_at')
        .orderBy('send_after')
        .select<{ order_id: number; send_after: number }[]>('order_id', 'send_after');
      return rows.map(({ order_id, send_after }) => ({ orderId: order_id, at: send_after }));
    },
  };
}

/** The columns and the condition of the unique index. */
const ARRIVALS = '(order_id, account_id, send_after) where order_id is not null';

/** Deletes the unsent mails of all accounts about this order, in the transaction that ends the game. */
export async function forgetArrivalMails(transaction: Knex.Transaction, orderId: number): Promise<void> {
  await unsent(transaction, orderId).delete();
}

const unsent = (db: Knex | Knex.Transaction, orderId: number): Knex.QueryBuilder =>
  db('outbox').where({ order_id: orderId }).whereNotNull('next_at');
