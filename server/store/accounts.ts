import type { Database } from './open-database.ts';

export interface Account {
  readonly id: number;
  /** Folded: trimmed, lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly admin: boolean;
  /** The name of the device that asks, where one does. */
  readonly device?: string;
}

export interface AccountRow {
  id: number;
  email: string;
  password_hash: string;
  admin: boolean | number;
}

export interface AccountStore {
  byEmail(email: string): Promise<Account | null>;
  /** When the account was made; null when it is gone. */
  createdAt(id: number): Promise<number | null>;
  /** Null when the e-mail has an account already. */
  create(account: Omit<Account, 'id'>, now: number): Promise<Account | null>;
  setStaff(id: number, passwordHash: string): Promise<void>;
  /** Somebody came back: whatever was written to them is void. */
  noteLogin(id: number, now: number): Promise<void>;
}

export const ACCOUNT_COLUMNS = ['accounts.id', 'accounts.email', 'accounts.password_hash', 'accounts.admin'];

export function readAccount(row: AccountRow): Account {
  return { id: row.id, email: row.email, passwordHash: row.password_hash, admin: Boolean(row.admin) };
}

export function accountStore(db: Database): AccountStore {
  return {
    async byEmail(email) {
      const row = await db('accounts').where({ email }).first<AccountRow | undefined>(ACCOUNT_COLUMNS);
      return row ? readAccount(row) : null;
    },
    async createdAt(id) {
      const row = await db('accounts').where({ id }).first<{ created_at: number | string } | undefined>('created_at');
      return row ? Number(row.created_at) : null;
    },
    async create({ email, passwordHash, admin }, now) {
      const rows: AccountRow[] = await db('accounts')
        .insert({ email, password_hash: passwordHash, admin, created_at: now, last_login_at: now })
        .onConflict('email')
        .ignore()
        .returning(ACCOUNT_COLUMNS);
      return rows[0] ? readAccount(rows[0]) : null;
    },
    async setStaff(id, passwordHash) {
      await db('accounts').where({ id }).update({ password_hash: passwordHash, admin: true });
    },
    async noteLogin(id, now) {
      await db('accounts').where({ id }).update({ last_login_at: now, warned_at: null });
    },
  };
}
