import { changeAccount } from '../accounts/change-account.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

export interface StaffAccountStore {
  /** Sorted by e-mail. */
  all(): Promise<{ email: string; secondFactor: boolean }[]>;
  /** Removes the staff flag, second factor and sessions; the account and its orders stay. */
  remove(accountId: number): Promise<void>;
}

export function staffAccountStore(db: Database): StaffAccountStore {
  return {
    async all() {
      const rows = await db('accounts')
        .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .where({ admin: true })
        .orderBy('email')
        .select<{ email: string; confirmed_at: number | null }[]>('email', 'confirmed_at');
      return rows.map(({ email, confirmed_at: confirmedAt }) => ({
        email,
        secondFactor: confirmedAt !== null,
      }));
    },
    async remove(accountId) {
      await transact(db, async (transaction) => {
        await changeAccount(transaction, accountId, { admin: false });
        for (const table of ['recovery_codes', 'second_factors'])
          await transaction(table).where({ account_id: accountId }).delete();
      });
    },
  };
}
