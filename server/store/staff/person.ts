import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';
import type { MailKind } from '../outbox.ts';
import { counterLetters, type CounterLetter } from './counter-letters.ts';
import { accountOf, withBuyer } from './search-terms.ts';

/** Everything that is kept of a mail address. Instants are milliseconds since 1970. */
export interface Person {
  readonly account: {
    readonly createdAt: number;
    readonly provedAt: number | null;
    readonly isStaff: boolean;
  } | null;
  /** Letters bought, or tied to the address. */
  readonly bought: readonly CounterLetter[];
  /** Letters that the account plays. */
  readonly played: readonly CounterLetter[];
  readonly mails: readonly PersonMail[];
  readonly withdrawals: readonly PersonWithdrawal[];
}

export interface PersonMail {
  readonly kind: MailKind;
  readonly createdAt: number;
  readonly sentAt: number | null;
  /** It is tried again. */
  readonly isWaiting: boolean;
}

export interface PersonWithdrawal {
  readonly reference: string;
  readonly receivedAt: number;
  readonly code: string | null;
}

/** Who opened the page of a person. */
export interface PersonView {
  /** Mail address; null when that account was erased. */
  readonly by: string | null;
  readonly at: number;
}

export type PersonStore = ReturnType<typeof personStore>;

/** Rows of each kind on the page of a person. */
const MOST_ROWS = 200;
const MOST_VIEWS = 20;

export function personStore(db: Database) {
  const read = readerOf(db);
  const lettersOf = async (queries: readonly Knex.QueryBuilder[]) => {
    const found = await Promise.all(queries.map((query) => read<{ id: number }>(query.limit(MOST_ROWS))));
    const ids = [...new Set(found.flat().map(({ id }) => id))];
    return counterLetters(db, read, ids);
  };
  return {
    /** `digests`: of the mail address, the stored one first. */
    async read(email: string, digests: readonly [string, ...string[]]): Promise<Person> {
      const [account] = await read<{
        id: number;
        admin: unknown;
        created_at: number;
        email_proved_at: number | null;
      }>(accountOf(db, email).select('id', 'admin', 'created_at', 'email_proved_at'));
      const tied = db('orders').where({ tied_email: email }).select('id').orderBy('id', 'desc');
      const bought = withBuyer(db, digests).orderBy('order_id', 'desc');
      const played = db('orders')
        .where({ account_id: account?.id ?? 0 })
        .select('id')
        .orderBy('id', 'desc');
      return {
        account: account
          ? {
              createdAt: account.created_at,
              provedAt: account.email_proved_at,
              isStaff: Boolean(account.admin),
            }
          : null,
        bought: await lettersOf([tied, bought]),
        played: account ? await lettersOf([played]) : [],
        mails: await mailsOf(account?.id ?? null, digests),
        withdrawals: await withdrawalsOf(email),
      };
    },
    /** Writes the row of the staff journal about a page that is opened. */
    async recordView(person: string, actorId: number, now: number): Promise<void> {
      const row = { person, actor_id: actorId, opened_at: now };
      await retryWhileLocked(db, () => db('person_views').insert(row));
    },
    /** The newest first. */
    async views(digests: readonly string[]): Promise<readonly PersonView[]> {
      const rows = await read<{ email: string | null; opened_at: number }>(
        db('person_views')
          .leftJoin('accounts', 'accounts.id', 'person_views.actor_id')
          .whereIn('person', digests)
          .orderBy('person_views.id', 'desc')
          .limit(MOST_VIEWS)
          .select('accounts.email', 'person_views.opened_at'),
      );
      return rows.map(({ email: by, opened_at: at }) => ({ by, at }));
    },
    async removeViews(before: number): Promise<void> {
      await retryWhileLocked(db, () => db('person_views').where('opened_at', '<', before).delete());
    },
  };

  async function mailsOf(accountId: number | null, digests: readonly string[]): Promise<PersonMail[]> {
    const columns = ['id', 'kind', 'created_at', 'sent_at', 'next_at'];
    const newest = (query: Knex.QueryBuilder) =>
      read<{
        id: string;
        kind: MailKind;
        created_at: number;
        sent_at: number | null;
        next_at: number | null;
      }>(query.orderBy('created_at', 'desc').limit(MOST_ROWS).select(columns));
    const rows = [
      ...(await newest(db('outbox').whereIn('recipient', digests).whereNotNull('recipient'))),
      ...(accountId === null ? [] : await newest(db('outbox').where({ account_id: accountId }))),
    ];
    return [...new Map(rows.map((row) => [row.id, row])).values()]
      .map((row) => ({
        kind: row.kind,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        isWaiting: row.next_at !== null,
      }))
      .toSorted((one, other) => other.createdAt - one.createdAt);
  }

  async function withdrawalsOf(email: string): Promise<PersonWithdrawal[]> {
    const rows = await read<{ reference: string; received_at: number; code: string | null }>(
      db('withdrawals')
        .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
        .where({ 'withdrawals.email': email })
        .orderBy('withdrawals.id', 'desc')
        .limit(MOST_ROWS)
        .select('withdrawals.reference', 'withdrawals.received_at', 'orders.code'),
    );
    return rows.map(({ reference, received_at: at, code }) => ({ reference, receivedAt: at, code }));
  }
}
