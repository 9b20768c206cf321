import type { Knex } from 'knex';
import { type Language, readLanguage, writeLanguage } from '../../../engine/words/language.ts';
import { changeAccount } from './change-account.ts';
import type { Seat } from '../parties/party-row.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

export interface Account {
  readonly id: number;
  /** Normalised. */
  readonly email: string;
  readonly passwordHash: string;
  readonly admin: boolean;
  /** Whether the owner has proved to read this e-mail; orders tied to the e-mail alone require it. */
  readonly emailProved: boolean;
  /** Of the mails to it: the one last chosen on a telephone that was logged in. */
  readonly mailLanguage: Language;
  /** Name of the requesting device, if any. */
  readonly device?: string;
  /** Language of the requesting device; French without it. */
  readonly language?: Language;
  /** Place of the requesting person in a party, if any. A guest plays in the name of this account. */
  readonly seat?: Seat | null;
}

export interface AccountRow {
  id: number;
  email: string;
  password_hash: string;
  admin: boolean | number;
  email_proved_at: number | null;
  language: string | null;
}

type TimesRow = Pick<AccountRow, 'email_proved_at'> & { created_at: number };

export type AccountStore = ReturnType<typeof accountStore>;

export const ACCOUNT_COLUMNS = ['id', 'email', 'password_hash', 'admin', 'email_proved_at', 'language'].map(
  (column) => `accounts.${column}`,
);

export function readAccount(row: AccountRow): Account {
  const { id, email, password_hash: passwordHash, admin, email_proved_at: provedAt, language } = row;
  return {
    id,
    email,
    passwordHash,
    admin: Boolean(admin),
    emailProved: provedAt !== null,
    mailLanguage: readLanguage(language),
  };
}

/** E-mail of an account; no row unless proved. */
export const provedEmailOf = (db: Database | Knex.Transaction, id: number) =>
  db('accounts').where({ id }).whereNotNull('email_proved_at').select('email');

export function accountStore(db: Database) {
  return {
    async byEmail(email: string): Promise<Account | null> {
      const row = await db('accounts').where({ email }).first<AccountRow | undefined>(ACCOUNT_COLUMNS);
      return row ? readAccount(row) : null;
    },
    /** Creation of the account and proof of its e-mail. */
    async times(
      id: number,
    ): Promise<{ readonly createdAt: number | null; readonly emailProvedAt: number | null }> {
      const row = await db('accounts')
        .where({ id })
        .first<TimesRow | undefined>('created_at', 'email_proved_at');
      return { createdAt: row?.created_at ?? null, emailProvedAt: row?.email_proved_at ?? null };
    },
    /** Null when the e-mail has an account. Staff e-mails count as proved. */
    async create(
      { email, passwordHash, admin }: Pick<Account, 'email' | 'passwordHash' | 'admin'>,
      now: number,
    ): Promise<Account | null> {
      const times = { created_at: now, last_login_at: now, email_proved_at: admin ? now : null };
      const rows: AccountRow[] = await retryWhileLocked(db, () =>
        db('accounts')
          .insert({ email, password_hash: passwordHash, admin, ...times })
          .onConflict('email')
          .ignore()
          .returning(ACCOUNT_COLUMNS),
      );
      return rows[0] ? readAccount(rows[0]) : null;
    },
    /** Makes the account staff with a new password and a proved e-mail; ends all its sessions and links. */
    async setStaff(id: number, passwordHash: string, now: number): Promise<void> {
      await transact(db, (transaction) =>
        changeAccount(transaction, id, { passwordHash, admin: true, emailProvedAt: now }),
      );
    },
    async setMailLanguage(id: number, language: Language): Promise<void> {
      await retryWhileLocked(db, () =>
        db('accounts')
          .where({ id })
          .update({ language: writeLanguage(language) }),
      );
    },
  };
}
