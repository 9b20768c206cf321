import { type Account, type AccountRow, ACCOUNT_COLUMNS, readAccount } from './accounts.ts';
import type { Database } from '../database/open-database.ts';
import { insertJob, type WrittenMail } from '../outbox.ts';
import { transact } from '../database/transact.ts';

export interface IdleAccountStore {
  /** Players without a login since then and not yet warned. */
  idleSince(before: number, most: number): Promise<Account[]>;
  /** Marks the account as warned and stores the mail; false after a login or when another process did it. */
  warn(account: Account, before: number, mail: WrittenMail, now: number): Promise<boolean>;
  /** Accounts warned before then that have not logged in since. */
  warnedBefore(before: number, most: number): Promise<Account[]>;
}

export function idleAccountStore(db: Database): IdleAccountStore {
  return {
    async idleSince(before, most) {
      const rows: AccountRow[] = await db('accounts')
        .where({ admin: false })
        .whereNull('warned_at')
        .where('last_login_at', '<', before)
        .limit(most)
        .select(ACCOUNT_COLUMNS);
      return rows.map(readAccount);
    },
    async warn({ id }, before, mail, now) {
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
    async warnedBefore(before, most) {
      const rows: AccountRow[] = await db('accounts')
        .where({ admin: false })
        .where('warned_at', '<', before)
        .limit(most)
        .select(ACCOUNT_COLUMNS);
      return rows.map(readAccount);
    },
  };
}
