import { isPostgres } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import type { Commit } from './command.ts';
import { commitOnPostgres } from './postgres.ts';
import { commitOnSqlite } from './sqlite.ts';

/** How this database takes attempts: SQLite a group at a time, PostgreSQL each in one round trip. */
export const openCommit = (db: Database): Commit => (isPostgres(db) ? commitOnPostgres(db) : commitOnSqlite(db));
