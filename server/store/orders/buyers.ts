import { emptyWriteAheadLog } from '../accounts/erase-account.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { UNBOUGHT } from './dispatch-steps.ts';
import { ORDER_COLUMNS, readOrder, type Order, type OrderRow } from './order-row.ts';

/** The letters of a buyer without an account. */
export type BuyerStore = ReturnType<typeof buyerStore>;

export function buyerStore(db: Database) {
  return {
    /** Those tied to the mail, and these others, oldest first. */
    async lettersOf(email: string, others: readonly number[]): Promise<Order[]> {
      const tied = db('orders').where({ tied_email: email }).select('id');
      const given = db('orders').whereIn('id', others).select('id');
      const rows = await db('orders')
        .whereIn('id', tied.union(given))
        .orderBy('id')
        .select<OrderRow[]>(ORDER_COLUMNS);
      return rows.map(readOrder);
    },
    async withdrawalsOf(
      email: string,
    ): Promise<{ readonly reference: string; readonly receivedAt: number }[]> {
      const rows = await db('withdrawals')
        .where({ email })
        .orderBy('id')
        .select<{ reference: string; received_at: number }[]>('reference', 'received_at');
      return rows.map(({ reference, received_at: at }) => ({ reference, receivedAt: at }));
    },
    /**
     * Erases the mail and the address from these letters, and the words of a present that nobody has opened.
     * What a receiver plays stays.
     */
    async erase(letters: readonly number[], now: number): Promise<void> {
      await transact(db, async (transaction) => {
        const orders = () => transaction('orders').whereIn('id', letters);
        await transaction('order_addresses').whereIn('order_id', letters).delete();
        await transaction('dispatches')
          .whereIn('order_id', letters)
          .update({ ...UNBOUGHT, tracking_number: null, said: null, joins_at: null, tell_by: null });
        // Details of staff actions may name the buyer.
        await transaction('attempts')
          .whereIn('order_id', letters)
          .whereNotNull('details')
          .update({ details: null });
        const ungiven = { gift_from: null, gift_to: null, gift_line: null, post_on: null, last_word: null };
        await orders().where({ account_id: null }).update(ungiven);
        await orders().update({
          tied_email: null,
          version: transaction.raw('version + 1'),
          updated_at: now,
        });
      });
      await emptyWriteAheadLog(db);
    },
  };
}
