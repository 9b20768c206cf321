import type { Database } from '../../server/store/open-database.ts';

/** Tables that are not the product's: knex's own, and SQLite's counters, so that no number is ever given twice. */
const KEPT = /^(sqlite_|knex_)/;

/** Remembers all rows of a SQLite database, beside it in memory; gives what puts them back. */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const rows = await db<{ name: string; type: string }>('sqlite_master').where({ type: 'table' }).select('name');
  const tables = rows.map(({ name }) => name).filter((name) => !KEPT.test(name));
  await db.raw("attach database ':memory:' as snapshot");
  for (const table of tables) await db.raw(`create table snapshot.${table} as select * from main.${table}`);
  return () =>
    db.transaction(async (transaction) => {
      await transaction.raw('pragma defer_foreign_keys = on');
      for (const table of tables) {
        await transaction.raw(`delete from main.${table}`);
        await transaction.raw(`insert into main.${table} select * from snapshot.${table}`);
      }
    });
}
