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

export interface SessionStore {
  touch(tokenHash: string, now: number): Promise<void>;
  /** Active sessions, last used first. */
  ofAccount(accountId: number, now: number): Promise<Session[]>;
  /**
   * Opens a session in one transaction and cancels a pending erasure. False when the password was changed
   * since it was verified.
   */
  open(
    account: Pick<Account, 'id' | 'passwordHash'>,
    tokenHash: string,
    now: number,
    expiresAt: number,
    browser?: Browser,
  ): Promise<boolean>;
  end(tokenHash: string): Promise<void>;
  /** Ends all other sessions; returns how many were active. */
  endOthers(accountId: number, tokenHash: string, now: number): Promise<number>;
  removeExpired(now: number): Promise<number>;
}

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
export function sessionStore(db: Database): SessionStore {
  return {
    async touch(tokenHash, now) {
      await retryWhileLocked(db, () =>
        db('sessions').where({ token_hash: tokenHash }).update({ last_seen_at: now }),
      );
    },
    async ofAccount(accountId, now) {
      const rows = await active(db, accountId, now)
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'created_at', order: 'desc' },
        ])
        .select('token_hash', 'created_at', 'last_seen_at');
      return rows.map(readSession);
    },
    open({ id, passwordHash }, tokenHash, now, expiresAt, { replaced, device } = {}) {
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
    async end(tokenHash) {
      await retryWhileLocked(db, () => db('sessions').where({ token_hash: tokenHash }).delete());
    },
    async endOthers(accountId, tokenHash, now) {
      return retryWhileLocked(db, () =>
        active(db, accountId, now).whereNot({ token_hash: tokenHash }).delete(),
      );
    },
    async removeExpired(now) {
      return removeInParts(db, { table: 'sessions', key: 'token_hash' }, (rows) =>
        rows.where('expires_at', '<=', now),
      );
    },
  };
}
