import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/** Reason why a print failed. */
export type PrintFailure = 'memory' | 'disk' | 'late' | 'size' | 'failed';

export interface PrintJob {
  readonly id: number;
  readonly batch: number;
  readonly form: BatchForm;
  readonly state: PrintJobState;
  /** Why it failed, or why it is tried again; `stopped`: its process has ended. */
  readonly failure: PrintFailure | 'stopped' | null;
  readonly letters: number;
  readonly printed: number;
  /** Including the current one. */
  readonly tries: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

/**
 * `sheets`: one paper a page, in the order of the letters. `press`: imposed for a cutter, for window
 * envelopes.
 */
export type BatchForm = 'sheets' | 'press';

export type PrintJobState = 'waiting' | 'printing' | 'done' | 'failed' | 'cancelled';
export type Ending = Pick<PrintJob, 'failure'> & { readonly state: 'done' | 'failed' | 'cancelled' };

export type PrintJobStore = ReturnType<typeof printJobStore>;

interface Row {
  id: number;
  batch_id: number;
  form: BatchForm;
  state: PrintJobState;
  failure: PrintJob['failure'];
  letters: number;
  printed: number;
  tries: number;
  seen_at: number;
  created_at: number;
  ended_at: number | null;
}

const COLUMNS: (keyof Row)[] = [
  'id',
  'batch_id',
  'form',
  'state',
  'failure',
  'letters',
  'printed',
  'tries',
  'seen_at',
  'created_at',
  'ended_at',
];

/** Time without heartbeat after which a job is stale. */
const STALE_MS = 60_000;
const STOPPED = { state: 'failed', failure: 'stopped' } as const;

/** A stale job is reported as stopped even before it is marked. */
function readJob(row: Row, now: number): PrintJob {
  const isStale = row.ended_at === null && row.seen_at < now - STALE_MS;
  return {
    id: row.id,
    batch: row.batch_id,
    form: row.form,
    state: row.state,
    failure: row.failure,
    letters: row.letters,
    printed: row.printed,
    tries: row.tries,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    ...(isStale && { ...STOPPED, endedAt: row.seen_at }),
  };
}

async function markStale(db: Knex, now: number): Promise<void> {
  const lost = db('print_jobs')
    .where({ ended_at: null })
    .where('seen_at', '<', now - STALE_MS);
  await retryWhileLocked(db, () => lost.update({ ...STOPPED, ended_at: now }));
}

export function printJobStore(db: Database) {
  const activeJob = (id: number) => db('print_jobs').where({ id, ended_at: null });
  return {
    /** Adds a job, or returns the active one of that batch and form; null when `most` jobs are active. */
    add: (
      batch: number,
      form: BatchForm,
      letters: number,
      now: number,
      most: number,
    ): Promise<{ readonly job: PrintJob; readonly isNew: boolean } | null> =>
      transact(db, async (transaction) => {
        await markStale(transaction, now);
        const jobs = () => transaction('print_jobs').where({ ended_at: null });
        const known = await jobs().where({ batch_id: batch, form }).first<Row | undefined>(COLUMNS);
        if (known) return { job: readJob(known, now), isNew: false };
        const { count } = await jobs().count({ count: '*' }).first<{ count: number }>();
        if (count >= most) return null;
        const row = {
          batch_id: batch,
          form,
          state: 'waiting',
          letters,
          printed: 0,
          seen_at: now,
          created_at: now,
        };
        const target = transaction.raw('(batch_id, form) where ended_at is null');
        const [added] = await transaction('print_jobs')
          .insert(row)
          .onConflict(target)
          .ignore()
          .returning<Row[]>(COLUMNS);
        // Another request added it at the same time.
        const job = added ?? (await jobs().where({ batch_id: batch, form }).first<Row | undefined>(COLUMNS));
        return job ? { job: readJob(job, now), isNew: added !== undefined } : null;
      }),
    /** Newest first. */
    async all(now: number): Promise<PrintJob[]> {
      return (await db('print_jobs').orderBy('id', 'desc').select<Row[]>(COLUMNS)).map((row) =>
        readJob(row, now),
      );
    },
    async byId(id: number, now: number): Promise<PrintJob | null> {
      const row = await db('print_jobs').where({ id }).first<Row | undefined>(COLUMNS);
      return row ? readJob(row, now) : null;
    },
    /** Stores the progress. False when the job has ended. */
    async step(id: number, printed: number, now: number): Promise<boolean> {
      return (
        (await retryWhileLocked(db, () =>
          activeJob(id).update({ state: 'printing', printed, seen_at: now }),
        )) === 1
      );
    },
    /** Lets it wait for another try. False when the job has ended. */
    async again(id: number, failure: PrintFailure, now: number): Promise<boolean> {
      const waiting = { state: 'waiting', failure, printed: 0, seen_at: now };
      return (
        (await retryWhileLocked(db, () =>
          activeJob(id).update({ ...waiting, tries: db.raw('tries + 1') }),
        )) === 1
      );
    },
    /** Records a heartbeat; returns the ids of jobs that are still active. */
    async heartbeat(ids: readonly number[], now: number): Promise<number[]> {
      const active = db('print_jobs').whereIn('id', ids).where({ ended_at: null });
      return (
        await retryWhileLocked(db, () => active.update({ seen_at: now }).returning<{ id: number }[]>('id'))
      ).map(({ id }) => id);
    },
    /** False when it had already ended. */
    async end(id: number, { state, failure }: Ending, now: number): Promise<boolean> {
      return (
        (await retryWhileLocked(db, () => activeJob(id).update({ state, failure, ended_at: now }))) === 1
      );
    },
    /** Marks stale jobs and deletes those that ended before then. */
    async sweep(now: number, before: number): Promise<void> {
      await markStale(db, now);
      await retryWhileLocked(db, () => db('print_jobs').where('ended_at', '<', before).delete());
    },
  };
}
