import { isPostgres, type Database } from '../../server/store/database/open-database.ts';

/** Restores all rows. */
export type PutBack = () => Promise<void>;

/** Tables of knex and SQLite's counters are kept, so that no id is reused. */
const KEPT = /^(sqlite_|knex_)/;

/** SQLite's own triggers maintain them. */
const SEARCHED = /^(order|account)_texts/;

/** Stores all rows of a database in a second schema. */
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

/** One text is one transaction; the role `replica` disables foreign keys. */
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
