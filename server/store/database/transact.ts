import type { Knex } from 'knex';
import type { Database } from './open-database.ts';
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
      work(transaction).catch((error: unknown) => {
        reason = error;
        throw error;
      });
    return db.transaction(recordReason).catch((error: unknown) => {
      throw reason ?? error;
    });
  });
}
