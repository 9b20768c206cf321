import type { Knex } from 'knex';
import type { Database } from './open-database.ts';

/** Rows that one statement takes away, or looks at. */
export const PART = 500;

/**
 * Takes away what `choose` keeps of a table, some rows at a time, so that players go between; gives how many. An index must find them.
 */
export async function removeInParts(
  db: Database,
  { table, key }: { readonly table: string; readonly key: string },
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  for (let removed = 0; ;) {
    const some = await db(table)
      .whereIn(key, choose(db(table)).select(key).limit(PART))
      .delete();
    removed += some;
    if (some < PART) return removed;
  }
}
