import { changeAccount, type AccountChanges } from './change-account.ts';
import type { Database } from '../database/open-database.ts';
import { cancelMails, insertJob, type WrittenMail } from '../outbox.ts';
import { removeInParts } from '../database/remove-in-parts.ts';
import { transact } from '../database/transact.ts';

export interface NewMailLink {
  readonly id: string;
  readonly accountId: number;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A link mailed to an account, usable once. */
export interface MailLink {
  readonly id: string;
  readonly tokenHash: string;
  readonly accountId: number;
  readonly email: string;
  readonly expiresAt: number;
}

export type MailLinkStore = ReturnType<typeof mailLinkStore>;

interface LinkRow {
  account_id: number;
  email: string;
  expires_at: number;
}

export function mailLinkStore(db: Database, table: 'password_resets' | 'email_proofs') {
  return {
    /** Replaces the account’s link, and an unsent mail of the same kind. */
    async request(
      { id, accountId, tokenHash, createdAt, expiresAt }: NewMailLink,
      mail: WrittenMail,
    ): Promise<void> {
      const row = {
        account_id: accountId,
        id,
        token_hash: tokenHash,
        created_at: createdAt,
        expires_at: expiresAt,
      };
      await transact(db, async (transaction) => {
        await transaction(table).where({ account_id: accountId }).delete();
        await transaction(table).insert(row);
        await cancelMails(transaction, mail.kind, accountId);
        await insertJob(transaction, mail);
      });
    },
    async find(id: string, tokenHash: string): Promise<MailLink | null> {
      const row = await db(table)
        .join('accounts', 'accounts.id', `${table}.account_id`)
        .where({ [`${table}.id`]: id, token_hash: tokenHash })
        .first<LinkRow | undefined>('account_id', 'email', 'expires_at');
      return row
        ? { id, tokenHash, accountId: row.account_id, email: row.email, expiresAt: row.expires_at }
        : null;
    },
    /** Deletes the link and changes its account; false when it was already used. */
    async use({ id, tokenHash, accountId }: MailLink, changes: AccountChanges): Promise<boolean> {
      return transact(db, async (transaction) => {
        if ((await transaction(table).where({ id, token_hash: tokenHash }).delete()) === 0) return false;
        await changeAccount(transaction, accountId, changes);
        return true;
      });
    },
    async removeExpired(before: number): Promise<number> {
      return removeInParts(db, { table, key: 'id' }, (rows) => rows.where('expires_at', '<=', before));
    },
  };
}
