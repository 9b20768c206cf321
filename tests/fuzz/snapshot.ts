import { isPostgres, type Database } from '../../server/store/database/open-database.ts';

/** Puts all rows back. */
export type PutBack = () => Promise<void>;

/** Tables that are not the product's: knex's own, and SQLite's counters, so that no number is ever given twice. */
const KEPT = /^(sqlite_|knex_)/;

/** SQLite's own triggers keep them. */
const SEARCHED = /^(order|account)_texts/;

/** Remembers all rows of a database, beside it. */
export const takeSnapshot = (db: Database): Promise<PutBack> => (isPostgres(db) ? ofPostgres(db) : ofSqlite(db));

async function ofSqlite(db: Database): Promise<PutBack> {
  const tables = (await tablesOf(db, "select name from sqlite_master where type = 'table'")).filter((name) => !SEARCHED.test(name));
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

/** All in one text, which is one transaction; foreign keys are what `replica` does not look at. */
async function ofPostgres(db: Database): Promise<PutBack> {
  const tables = await tablesOf(db, "select tablename as name from pg_tables where schemaname = 'public'");
  const copies = tables.map((table) => `create table snapshot.${table} as table public.${table}`);
  await db.raw(['create schema snapshot', ...copies].join(';'));
  const rows = tables.flatMap((table) => [`delete from public.${table}`, `insert into public.${table} table snapshot.${table}`]);
  const putBack = ["set local session_replication_role = 'replica'", ...rows].join(';');
  return async () => void (await db.raw(putBack));
}

async function tablesOf(db: Database, question: string): Promise<string[]> {
  const answer: unknown = await db.raw(question);
  const rows = (isPostgres(db) ? (answer as { rows: unknown }).rows : answer) as { name: string }[];
  return rows.map(({ name }) => name).filter((name) => !KEPT.test(name));
}
