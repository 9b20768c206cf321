import type { Progress } from '../../../engine/story/progress.ts';
import type { Database } from '../database/open-database.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import { transact } from '../database/transact.ts';
import { writeProgress } from './order-row.ts';
import { describeOrder, type NewOrder } from './orders.ts';

/** The order of the synthetic player. */
export type ProbeStore = ReturnType<typeof probeStore>;

export function probeStore(db: Database) {
  const ofAccount = (accountId: number) => db('orders').where({ account_id: accountId });
  return {
    /** Whether the account has other orders: it is a person's then. */
    async isPlayer(accountId: number): Promise<boolean> {
      return (await ofAccount(accountId).where({ is_probe: false }).first('id')) !== undefined;
    },
    /** Makes the account's order, activated, unless it has one in a city that is still played. */
    async ensure(accountId: number, cities: readonly string[], order: NewOrder, now: number): Promise<void> {
      const known = ofAccount(accountId).where({ is_probe: true });
      if (await known.whereIn('city', cities).first('id')) return;
      const owned = { account_id: accountId, activated_at: now, is_probe: true };
      await retryWhileLocked(db, () => db('orders').insert({ ...describeOrder(order, now), ...owned }));
    },
    /** Begins the story again and erases what the former run left. */
    restart: (orderId: number, progress: Progress, now: number): Promise<void> =>
      transact(db, async (transaction) => {
        await transaction('attempts').where({ order_id: orderId }).delete();
        await transaction('outbox').where({ order_id: orderId }).delete();
        const untouched = { opened: '[]', opened_on: '{}', failures: 0, failures_until: null };
        await transaction('orders')
          .where({ id: orderId, is_probe: true })
          .update({
            ...writeProgress(progress),
            ...untouched,
            version: transaction.raw('version + 1'),
            updated_at: now,
          });
      }),
  };
}
