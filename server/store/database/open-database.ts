import { join } from 'node:path';
import type { Database as SqliteConnection } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { openPostgres } from './open-postgres.ts';
import { restrictDatabaseFiles, makeDataFolder } from './private-files.ts';
import { SILENT_LOGGER } from './silent-logger.ts';

/** The open database; only store/ and migrations/ use its interface. */
export type Database = Knex;

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** How long to retry while another process has locked SQLite's file, milliseconds. */
  readonly patienceMs?: number | undefined;
}

const FULL = 2;

/** SQLite in the data folder, or PostgreSQL when a URL is given. */
export function openDatabase(settings: DatabaseSettings): Database {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings);
}

/** Whether the database responds; may take long. */
export const isReachable = (db: Database): Promise<boolean> =>
  db.raw('select 1').then(
    () => true,
    () => false,
  );

export function isPostgres(db: Database): boolean {
  return (db.client as { driverName: string }).driverName === 'pg';
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'poste-restante.sqlite');

export function openMemory(): Database {
  const afterCreate = (connection: SqliteConnection, done: Done): void => {
    connection.pragma('foreign_keys = ON');
    done(null, connection);
  };
  return knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: { min: 1, max: 1, afterCreate },
  });
}

/** One connection: a second writer in this process would block the event loop and fail with SQLITE_BUSY. */
function openSqlite({ dataDir, patienceMs }: DatabaseSettings): Database {
  makeDataFolder(dataDir);
  const config: Knex.Config & { patienceMs: number | undefined } = {
    client: 'better-sqlite3',
    patienceMs,
    log: SILENT_LOGGER,
    connection: { filename: sqliteFile(dataDir) },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  };
  return knex(config);
}

const OPEN_TIMEOUT_MS = 5000;

type Done = (error: Error | null, connection: SqliteConnection) => void;

function prepareConnection(connection: SqliteConnection, done: Done): void {
  try {
    // SQLite opens the file with the first statement.
    restrictDatabaseFiles(connection.name);
    connection.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    // Overwrites deleted data.
    connection.pragma('secure_delete = ON');
    // SQLite's own timeout would block the event loop; writers use `retryWhileLocked`.
    connection.pragma('busy_timeout = 0');
    done(checkPragmas(connection), connection);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), connection);
  }
}

/**
 * Checks the settings: a WAL file may open with synchronous NORMAL, which loses committed rows in a power
 * failure.
 */
function checkPragmas(connection: SqliteConnection): Error | null {
  const journal = connection.pragma('journal_mode', { simple: true });
  const synchronous = connection.pragma('synchronous', { simple: true });
  const foreignKeys = connection.pragma('foreign_keys', { simple: true });
  if (journal === 'wal' && synchronous === FULL && foreignKeys === 1) return null;
  return new Error(`SQLite refused its settings: ${JSON.stringify({ journal, synchronous, foreignKeys })}`);
}
