import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../database/open-database.ts';
import { CopyRefused, type Copies, syncToDisk } from './copies.ts';

const DAMAGED = 'Ce fichier est abîmé : SQLite n’y retrouve pas tout. Prenez une autre sauvegarde.';

/** Uses SQLite's own copy: servers may keep writing. */
export function sqliteCopies(dataDir: string): Copies {
  const database = sqliteFile(dataDir);
  return {
    magic: 'SQLite format 3\0',
    extension: '.sqlite',
    exists: () => Promise.resolve(existsSync(database)),
    write: (file) => Promise.resolve(copyPages(database, file)),
    migrationsOf: (file) => Promise.resolve(readMigrations(file)),
    refuseWhileUsed: () => Promise.resolve(existsSync(database) ? refuseWhileUsed(database) : undefined),
    restore: (file) => Promise.resolve(restore(file, database)),
    async rehearse(file, work) {
      const folder = mkdtempSync(join(tmpdir(), 'repetition-'));
      try {
        restore(file, sqliteFile(folder));
        return await work({ dataDir: folder, databaseUrl: null });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A read transaction: writers do not wait. The copy needs no journal. */
function copyPages(database: string, file: string): void {
  const source = new Sqlite(database, { fileMustExist: true, timeout: 5000 });
  try {
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
}

function readMigrations(file: string): string[] {
  const copy = new Sqlite(file, { readonly: true });
  try {
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw new CopyRefused(DAMAGED);
    const isOurs = copy.prepare("select 1 from sqlite_master where name = 'knex_migrations'").get();
    return isOurs ? (copy.prepare('select name from knex_migrations').pluck().all() as string[]) : [];
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/u.test(error.code))
      throw new CopyRefused(DAMAGED);
    throw error;
  } finally {
    copy.close();
  }
}

/** Leaving WAL mode fails while another process has the file open. */
function refuseWhileUsed(database: string): void {
  const connection = new Sqlite(database, { timeout: 200 });
  try {
    connection.pragma('journal_mode = DELETE');
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new CopyRefused('Un serveur se sert de cette base : arrêtez-le d’abord.');
  } finally {
    connection.close();
  }
}

function restore(file: string, database: string): void {
  const folder = dirname(database);
  const unfinished = `${database}.restored`;
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, unfinished, constants.COPYFILE_FICLONE);
  syncToDisk(unfinished);
  // A former journal would corrupt the new file.
  for (const end of ['-wal', '-shm', '-journal']) rmSync(database + end, { force: true });
  renameSync(unfinished, database);
  syncToDisk(folder);
}
