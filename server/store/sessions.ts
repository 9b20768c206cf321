import type { Database } from './open-database.ts';

export interface Session {
  readonly tokenHash: string;
  readonly createdAt: number;
  /** To a few minutes. */
  readonly lastSeenAt: number;
}

export interface SessionStore {
  /** Notes that it was used. */
  see(tokenHash: string, now: number): Promise<void>;
  /** The living ones of an account, last seen first. */
  ofAccount(accountId: number, now: number): Promise<Session[]>;
  create(tokenHash: string, accountId: number, now: number, expiresAt: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Ends every session of the account but one; how many lived. */
  endOthers(accountId: number, tokenHash: string, now: number): Promise<number>;
  removeExpired(now: number): Promise<number>;
}

interface SessionRow {
  token_hash: string;
  created_at: number | string;
  last_seen_at: number | string;
}

const readSession = (row: SessionRow): Session => ({
  tokenHash: row.token_hash,
  createdAt: Number(row.created_at),
  lastSeenAt: Number(row.last_seen_at),
});

function living(db: Database, accountId: number, now: number) {
  return db<SessionRow>('sessions').where('account_id', accountId).where('expires_at', '>', now);
}

/** Tokens are known by their hash alone: who reads the table cannot log in. */
export function sessionStore(db: Database): SessionStore {
  return {
    async see(tokenHash, now) {
      await db('sessions').where({ token_hash: tokenHash }).update({ last_seen_at: now });
    },
    async ofAccount(accountId, now) {
      const rows = await living(db, accountId, now).orderBy([
        { column: 'last_seen_at', order: 'desc' },
        { column: 'created_at', order: 'desc' },
      ]);
      return rows.map(readSession);
    },
    async create(tokenHash, accountId, now, expiresAt) {
      const times = { created_at: now, last_seen_at: now, expires_at: expiresAt };
      await db('sessions').insert({ token_hash: tokenHash, account_id: accountId, ...times });
    },
    async end(tokenHash) {
      await db('sessions').where({ token_hash: tokenHash }).delete();
    },
    async endOthers(accountId, tokenHash, now) {
      return living(db, accountId, now).whereNot({ token_hash: tokenHash }).delete();
    },
    async removeExpired(now) {
      return db('sessions').where('expires_at', '<=', now).delete();
    },
  };
}
