import { isPostgres } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import type { Commit } from './command.ts';
import { commitOnPostgres } from './postgres.ts';
import { commitOnSqlite } from './sqlite.ts';

/** SQLite commits one group at a time; PostgreSQL one round trip per group. */
export const openCommit = (db: Database): Commit =>
  isPostgres(db) ? commitOnPostgres(db) : commitOnSqlite(db);
