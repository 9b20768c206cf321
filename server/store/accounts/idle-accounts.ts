import { type Account, type AccountRow, ACCOUNT_COLUMNS, readAccount } from './accounts.ts';
import type { Database } from '../database/open-database.ts';
import { insertJob, type WrittenMail } from '../outbox.ts';
import { transact } from '../database/transact.ts';

export type IdleAccountStore = ReturnType<typeof idleAccountStore>;

export function idleAccountStore(db: Database) {
  return {
    /** Players without a login since then and not yet warned. */
    async idleSince(before: number, most: number): Promise<Account[]> {
      const rows: AccountRow[] = await db('accounts')
        .where({ admin: false })
        .whereNull('warned_at')
        .where('last_login_at', '<', before)
        .limit(most)
        .select(ACCOUNT_COLUMNS);
      return rows.map(readAccount);
    },
    /** Marks the account as warned and stores the mail; false after a login or when another process did it. */
    async warn({ id }: Account, before: number, mail: WrittenMail, now: number): Promise<boolean> {
      return transact(db, async (transaction) => {
        const warned = await transaction('accounts')
          .where({ id })
          .whereNull('warned_at')
          .where('last_login_at', '<', before)
          .update({ warned_at: now });
        if (warned === 1) await insertJob(transaction, mail);
        return warned === 1;
      });
    },
    /** Accounts warned before then that have not logged in since. */
    async warnedBefore(before: number, most: number): Promise<Account[]> {
      const rows: AccountRow[] = await db('accounts')
        .where({ admin: false })
        .where('warned_at', '<', before)
        .limit(most)
        .select(ACCOUNT_COLUMNS);
      return rows.map(readAccount);
    },
  };
}
