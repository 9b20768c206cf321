import type { Account } from './accounts.ts';
import { storeDevice, type KnownDevice } from './known-devices.ts';
import type { Database } from '../database/open-database.ts';
import { removeInParts } from '../database/remove-in-parts.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

export interface Session {
  readonly tokenHash: string;
  readonly createdAt: number;
  /** Precise to ten minutes. */
  readonly lastSeenAt: number;
}

/** The session that a login replaces, and the browser that becomes known. */
export interface Browser {
  readonly replaced?: string | null;
  readonly device?: KnownDevice;
}

export type SessionStore = ReturnType<typeof sessionStore>;

interface SessionRow {
  token_hash: string;
  created_at: number;
  last_seen_at: number;
}

const readSession = (row: SessionRow): Session => ({
  tokenHash: row.token_hash,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
});

function active(db: Database, accountId: number, now: number) {
  return db<SessionRow>('sessions').where('account_id', accountId).where('expires_at', '>', now);
}

/** Stores only token hashes. */
export function sessionStore(db: Database) {
  return {
    async touch(tokenHash: string, now: number): Promise<void> {
      await retryWhileLocked(db, () =>
        db('sessions').where({ token_hash: tokenHash }).update({ last_seen_at: now }),
      );
    },
    /** Active sessions, last used first. */
    async ofAccount(accountId: number, now: number): Promise<Session[]> {
      const rows = await active(db, accountId, now)
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'created_at', order: 'desc' },
        ])
        .select('token_hash', 'created_at', 'last_seen_at');
      return rows.map(readSession);
    },
    /**
     * Opens a session in one transaction and cancels a pending erasure. False when the password was changed
     * since it was verified.
     */
    open(
      { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
      tokenHash: string,
      now: number,
      expiresAt: number,
      { replaced, device }: Browser = {},
    ): Promise<boolean> {
      const times = { created_at: now, last_seen_at: now, expires_at: expiresAt };
      return transact(db, async (transaction) => {
        const matching = transaction('accounts').where({ id, password_hash: passwordHash });
        if ((await matching.update({ last_login_at: now, warned_at: null })) === 0) return false;
        await transaction('sessions').insert({ token_hash: tokenHash, account_id: id, ...times });
        if (replaced) await transaction('sessions').where({ token_hash: replaced }).delete();
        if (device) await storeDevice(transaction, id, device, now);
        return true;
      });
    },
    async end(tokenHash: string): Promise<void> {
      await retryWhileLocked(db, () => db('sessions').where({ token_hash: tokenHash }).delete());
    },
    /** Ends all other sessions; returns how many were active. */
    async endOthers(accountId: number, tokenHash: string, now: number): Promise<number> {
      return retryWhileLocked(db, () =>
        active(db, accountId, now).whereNot({ token_hash: tokenHash }).delete(),
      );
    },
    async removeExpired(now: number): Promise<number> {
      return removeInParts(db, { table: 'sessions', key: 'token_hash' }, (rows) =>
        rows.where('expires_at', '<=', now),
      );
    },
  };
}
