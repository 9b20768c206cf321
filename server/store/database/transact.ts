import type { Knex } from 'knex';
import type { Database } from './open-database.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

/**
 * A transaction that fails for its own reason: SQLite ends one itself when the disk refuses, and knex would then tell that
 * there was nothing left to take back. Where another program holds the file, it begins later.
 */
export async function transact<Result>(db: Database, work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result> {
  return retryWhileLocked(db, async () => {
    let reason: unknown;
    const noted = (transaction: Knex.Transaction) =>
      work(transaction).catch((error: unknown) => {
        reason = error;
        throw error;
      });
    return db.transaction(noted).catch((error: unknown) => {
      throw reason ?? error;
    });
  });
}
