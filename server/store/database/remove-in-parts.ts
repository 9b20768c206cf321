import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './open-database.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

/** Rows per statement. */
export const PART = 500;

/**
 * Deletes the rows that `choose` selects, in parts, so that other requests run in between; returns the count.
 * Needs an index.
 */
export async function removeInParts(
  db: Database,
  { table, key }: { readonly table: string; readonly key: string },
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  for (let removed = 0; ;) {
    const some = await retryWhileLocked(db, () =>
      db(table)
        .whereIn(key, choose(db(table)).select(key).limit(PART))
        .delete(),
    );
    removed += some;
    if (some < PART) return removed;
    await nextTurn();
  }
}
