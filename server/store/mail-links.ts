import type { Database } from './open-database.ts';
import { cancelMails, insertMail } from './outbox.ts';
import type { WrittenMail } from './outbox.ts';
import { transact } from './transact.ts';

export interface NewReset {
  readonly id: string;
  readonly accountId: number;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface PasswordReset {
  readonly id: string;
  readonly tokenHash: string;
  readonly accountId: number;
  readonly email: string;
  readonly expiresAt: number;
}

export interface PasswordResetStore {
  /** Replaces the account's former request, and its mail if that still waits. */
  request(reset: NewReset, mail: WrittenMail): Promise<void>;
  find(id: string, tokenHash: string): Promise<PasswordReset | null>;
  /** Sets the password and ends every session of the account; false when somebody was quicker. */
  use(reset: PasswordReset, passwordHash: string): Promise<boolean>;
  removeExpired(before: number): Promise<number>;
}

interface ResetRow {
  account_id: number;
  email: string;
  expires_at: number | string;
}

export function passwordResetStore(db: Database): PasswordResetStore {
  return {
    async request({ id, accountId, tokenHash, createdAt, expiresAt }, mail) {
      const row = { account_id: accountId, id, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt };
      await transact(db, async (transaction) => {
        await transaction('password_resets').insert(row).onConflict('account_id').merge();
        await cancelMails(transaction, 'password-reset', accountId);
        await insertMail(transaction, mail);
      });
    },
    async find(id, tokenHash) {
      const row = await db('password_resets')
        .join('accounts', 'accounts.id', 'password_resets.account_id')
        .where({ 'password_resets.id': id, token_hash: tokenHash })
        .first<ResetRow | undefined>('account_id', 'email', 'expires_at');
      return row ? { id, tokenHash, accountId: row.account_id, email: row.email, expiresAt: Number(row.expires_at) } : null;
    },
    async use({ id, tokenHash, accountId }, passwordHash) {
      return transact(db, async (transaction) => {
        if ((await transaction('password_resets').where({ id, token_hash: tokenHash }).delete()) === 0) return false;
        await transaction('accounts').where({ id: accountId }).update({ password_hash: passwordHash });
        await transaction('sessions').where({ account_id: accountId }).delete();
        return true;
      });
    },
    async removeExpired(before) {
      return db('password_resets').where('expires_at', '<=', before).delete();
    },
  };
}
