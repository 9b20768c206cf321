import { ACCOUNT_COLUMNS, readAccount } from './accounts.ts';
import type { Account, AccountRow } from './accounts.ts';
import type { Database } from './open-database.ts';

export interface SessionStore {
  /** The account of a living session. */
  accountOf(tokenHash: string, now: number): Promise<Account | null>;
  create(tokenHash: string, accountId: number, now: number, expiresAt: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  removeExpired(now: number): Promise<number>;
}

/** Tokens are known by their hash alone: who reads the table cannot log in. */
export function sessionStore(db: Database): SessionStore {
  return {
    async accountOf(tokenHash, now) {
      const row = await db('sessions')
        .join('accounts', 'accounts.id', 'sessions.account_id')
        .where('sessions.token_hash', tokenHash)
        .where('sessions.expires_at', '>', now)
        .first<AccountRow | undefined>(ACCOUNT_COLUMNS);
      return row ? readAccount(row) : null;
    },
    async create(tokenHash, accountId, now, expiresAt) {
      await db('sessions').insert({ token_hash: tokenHash, account_id: accountId, created_at: now, expires_at: expiresAt });
    },
    async end(tokenHash) {
      await db('sessions').where({ token_hash: tokenHash }).delete();
    },
    async removeExpired(now) {
      return db('sessions').where('expires_at', '<=', now).delete();
    },
  };
}
