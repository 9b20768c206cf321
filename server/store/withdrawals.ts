import type { Knex } from 'knex';
import type { Database } from './open-database.ts';
import { insertMail } from './outbox.ts';
import type { WrittenMail } from './outbox.ts';
import { transact } from './transact.ts';

/** A buyer's declaration, as it was made. */
export interface Withdrawal {
  readonly reference: string;
  readonly email: string;
  /** The order it means, when it is one of ours. */
  readonly orderId: number | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export interface WithdrawalStore {
  /** Keeps the declaration and its mails. Null, or the time of the first one when the same was made before: nothing is changed then. */
  record(withdrawal: Withdrawal, mails: readonly WrittenMail[]): Promise<number | null>;
  /** Those declared with an e-mail, oldest first. */
  ofEmail(email: string): Promise<Pick<Withdrawal, 'reference' | 'receivedAt'>[]>;
}

export function withdrawalStore(db: Database): WithdrawalStore {
  return {
    async record({ reference, email, orderId, receivedAt }, mails) {
      const row = { reference, email, order_id: orderId, received_at: receivedAt };
      return transact(db, async (transaction) => {
        const made = await transaction('withdrawals').insert(row).onConflict(['reference', 'email']).ignore().returning('id');
        if (made.length === 0) return firstTime(transaction, reference, email);
        for (const mail of mails) await insertMail(transaction, mail);
        return null;
      });
    },
    async ofEmail(email) {
      const rows: { reference: string; received_at: number | string }[] = await db('withdrawals')
        .where({ email })
        .orderBy('id')
        .select('reference', 'received_at');
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: Number(received_at) }));
    },
  };
}

async function firstTime(transaction: Knex.Transaction, reference: string, email: string): Promise<number | null> {
  const row = await transaction('withdrawals')
    .where({ reference, email })
    .first<{ received_at: number | string } | undefined>('received_at');
  return row ? Number(row.received_at) : null;
}
