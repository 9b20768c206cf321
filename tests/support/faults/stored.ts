import { openDatabase, type DatabaseSettings } from '../../../server/store/database/open-database.ts';

/** Every row that an acknowledged action depends on, as plain data of either database. */
export interface StoredRows {
  readonly accounts: readonly { readonly id: number; readonly email: string }[];
  readonly sessions: readonly { readonly token_hash: string }[];
  readonly orders: readonly StoredOrder[];
  readonly attempts: readonly StoredAttempt[];
  readonly waivers: readonly { readonly account_id: number; readonly count: number | string }[];
}

export interface StoredOrder {
  readonly id: number;
  readonly code: string;
  readonly account_id: number | null;
  readonly step: string | null;
  readonly version: number;
  readonly wrong_answers: string;
  readonly failures: number;
  readonly failures_until: number | string | null;
}

export interface StoredAttempt {
  readonly order_id: number;
  readonly idempotency_key: string;
  readonly kind: string;
  readonly step: string | null;
  readonly verdict: string | null;
  readonly reading: string | null;
  readonly http_status: number;
  readonly made_at: number | string;
}

/** Orders without any action are left out. */
const QUERIES: Readonly<Record<keyof StoredRows, string>> = {
  accounts: 'select id, email from accounts',
  sessions: 'select token_hash from sessions',
  orders: `select id, code, account_id, step, version, wrong_answers, failures, failures_until from orders
    where version > 1 or account_id is not null or id in (select order_id from attempts)`,
  attempts:
    'select order_id, idempotency_key, kind, step, verdict, reading, http_status, made_at from attempts order by id',
  waivers: "select account_id, count(*) as count from outbox where kind = 'waiver' group by account_id",
};

export type StorageQuery = (sql: string) => Promise<readonly unknown[]> | readonly unknown[];

export async function readStored(query: StorageQuery): Promise<StoredRows> {
  const read = async <Table extends keyof StoredRows>(table: Table): Promise<StoredRows[Table]> =>
    (await query(QUERIES[table])) as StoredRows[Table];
  return {
    accounts: await read('accounts'),
    sessions: await read('sessions'),
    orders: await read('orders'),
    attempts: await read('attempts'),
    waivers: await read('waivers'),
  };
}

/** The rows of a database that servers use, or have used. */
export async function storedIn(where: DatabaseSettings): Promise<StoredRows> {
  const db = openDatabase(where);
  try {
    return await readStored(async (sql) => rowsOf(await db.raw(sql)));
  } finally {
    await db.destroy();
  }
}

/** SQLite's driver returns the rows, PostgreSQL's a result that holds them. */
const rowsOf = (answer: unknown): readonly unknown[] =>
  Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
