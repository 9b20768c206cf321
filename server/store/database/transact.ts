import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isPostgres, type Database } from './open-database.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

/**
 * A transaction that throws its original error: when SQLite has already rolled back, knex would report the
 * failed rollback instead. Retries while the file is locked.
 */
export async function transact<Result>(
  db: Database,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return retryWhileLocked(db, async () => {
    let reason: unknown;
    const recordReason = (transaction: Knex.Transaction) =>
      start(transaction, work).catch((error: unknown) => {
        reason = error;
        throw error;
      });
    return db.transaction(recordReason).catch((error: unknown) => {
      throw reason ?? error;
    });
  });
}

async function start<Result>(
  transaction: Knex.Transaction,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  // Statements of SQLite block the event loop: others are served between two transactions.
  await nextTurn();
  // knex begins a deferred transaction, which could fail in the middle, where it cannot be retried.
  if (!isPostgres(transaction)) {
    await transaction.raw('rollback');
    await transaction.raw('begin immediate');
  }
  return work(transaction);
}
