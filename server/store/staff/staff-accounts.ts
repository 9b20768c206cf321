import { changeAccount } from '../accounts/change-account.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

export type StaffAccountStore = ReturnType<typeof staffAccountStore>;

export function staffAccountStore(db: Database) {
  return {
    /** Sorted by e-mail. */
    async all(): Promise<{ email: string; secondFactor: boolean }[]> {
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
    /** Removes the staff flag, second factor and sessions; the account and its orders stay. */
    async remove(accountId: number): Promise<void> {
      await transact(db, async (transaction) => {
        await changeAccount(transaction, accountId, { admin: false });
        for (const table of ['recovery_codes', 'second_factors'])
          await transaction(table).where({ account_id: accountId }).delete();
      });
    },
  };
}
