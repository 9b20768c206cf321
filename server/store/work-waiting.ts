import type { Database } from './database/open-database.ts';
import { readerOf } from './database/reader.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';
import type { PrintJobState } from './staff/print-jobs.ts';

/** Work that waits, as all processes see it. Instants are milliseconds since 1970; null without any. */
export interface WorkWaiting {
  readonly counts: Readonly<Record<Work, number>>;
  readonly oldest: Readonly<Record<Work, number | null>>;
  readonly prints: Readonly<Partial<Record<PrintJobState, number>>>;
  /** When a copy of the database was last made and read back, and when one was last restored for trial. */
  readonly copies: Readonly<Record<CopyKind, number | null>>;
}

/** Mails that could be sent, sales to settle, sales for a person, print jobs that are not over. */
type Work = 'mails' | 'sales' | 'salesToLookAt' | 'prints';
export type CopyKind = 'made' | 'restored';

const WORK: Readonly<Record<Work, readonly [since: string, rows: string]>> = {
  mails: [
    'coalesce(send_after, created_at)',
    `outbox where next_at is not null and kind not in ('settle-sale', 'track-letter')
      and coalesce(send_after, 0) <= :now`,
  ],
  sales: ['created_at', `outbox where next_at is not null and kind = 'settle-sale'`],
  salesToLookAt: ['created_at', `sales where problems <> '' and looked_at is null`],
  prints: ['created_at', `print_jobs where ended_at is null`],
};

interface Row {
  readonly kind: 'work' | 'print' | 'copy';
  readonly name: string;
  readonly total: number;
  readonly since: number | null;
}

const QUERY = [
  ...Object.entries(WORK).map(
    ([name, [since, rows]]) =>
      `select 'work' as kind, '${name}' as name, count(*) as total, min(${since}) as since from ${rows}`,
  ),
  `select 'print', state, count(*), min(created_at) from print_jobs group by state`,
  `select 'copy', kind, count(*), max(made_at) from copies group by kind`,
].join(' union all ');

export type ReadWorkWaiting = (now: number) => Promise<WorkWaiting>;

/** One query, away from the players’ connection. */
export function workWaitingReader(db: Database): ReadWorkWaiting {
  const read = readerOf(db);
  return async (now) => {
    const rows = await read<Row>(
      db.from(db.raw(`(${QUERY}) as waiting`, { now })).select('kind', 'name', 'total', 'since'),
    );
    const of = <Value>(kind: Row['kind'], valueOf: (row: Row) => Value) =>
      Object.fromEntries(rows.filter((row) => row.kind === kind).map((row) => [row.name, valueOf(row)]));
    return {
      counts: of('work', ({ total }) => total) as WorkWaiting['counts'],
      oldest: of('work', ({ since }) => since) as WorkWaiting['oldest'],
      prints: of('print', ({ total }) => total),
      copies: { made: null, restored: null, ...of('copy', ({ since }) => since) },
    };
  };
}

export interface PoolUse {
  readonly used: number;
  readonly free: number;
  /** Requests for a connection that wait. */
  readonly waiting: number;
  readonly most: number;
}

interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** The connections of this process to its database. */
export function poolUse(db: Database): PoolUse {
  const { pool } = db.client as { readonly pool: Pool };
  const [used, free, waiting] = [pool.numUsed(), pool.numFree(), pool.numPendingAcquires()];
  return { used, free, waiting, most: pool.max };
}

/** Copies of the database are told to all servers through it. */
export async function noteCopy(db: Database, kind: CopyKind, bytes: number, now: number): Promise<void> {
  await retryWhileLocked(db, () => db('copies').insert({ kind, bytes, made_at: now }));
}
