import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { migrationSource } from '../migrations/index.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type Database, type DatabaseSettings } from '../database/open-database.ts';
import { closeDatabase } from '../database/reader.ts';
import { isRefusedStorage } from '../database/refused-storage.ts';
import { noteCopy, type CopyKind } from '../work-waiting.ts';
import { CopyRefused, type Copies, syncToDisk } from './copies.ts';
import { postgresCopies } from './postgres-copies.ts';
import { sqliteCopies } from './sqlite-copies.ts';

export interface BackupFile {
  readonly file: string;
  readonly bytes: number;
}

export interface RestoreResult {
  /** Backup of the replaced database; null when there was none. */
  readonly former: string | null;
}

const copiesOf = (settings: DatabaseSettings): Copies =>
  settings.databaseUrl ? postgresCopies(settings.databaseUrl) : sqliteCopies(settings.dataDir);

/** `<DATA_DIR>/backups/2026-05-02T09-30-00Z.sqlite`, with an optional prefix. */
function defaultPath({ dataDir }: DatabaseSettings, { extension }: Copies, now: Date, prefix = ''): string {
  const moment = now.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');
  return join(dataDir, 'backups', `${prefix}${moment}${extension}`);
}

/** Copies the database to a file, which appears once complete and synced. Throws CopyRefused. */
export async function backUp(settings: DatabaseSettings, to: string | null, now: Date): Promise<BackupFile> {
  const copies = copiesOf(settings);
  const copied = await copyTo(copies, to ?? defaultPath(settings, copies, now));
  await note(settings, 'made', copied.bytes, now);
  return copied;
}

/** Told to the servers. A database that is older, or for reading only, is copied all the same. */
async function note(settings: DatabaseSettings, kind: CopyKind, bytes: number, now: Date): Promise<void> {
  await withDatabase(settings, async (db) => {
    if (await db.schema.hasTable('copies')) await noteCopy(db, kind, bytes, now.getTime());
  }).catch((error: unknown) => {
    if (!isRefusedStorage(error)) throw error;
  });
}

async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}

/** What a copy contains, read from a database that was restored from it. */
export interface Rehearsal {
  readonly file: string;
  readonly bytes: number;
  /** When it was copied, milliseconds since 1970. */
  readonly copiedAt: number;
  readonly orders: number;
  readonly accounts: number;
  readonly attempts: number;
}

/**
 * Restores a copy, or the newest one, into an empty database, brings it up to this version and reads it. Throws
 * CopyRefused.
 */
export async function rehearse(
  settings: DatabaseSettings,
  named: string | null,
  now: Date,
): Promise<Rehearsal> {
  const copies = copiesOf(settings);
  const file = named ?? newestCopy(settings, copies);
  refuseForeign(file, copies);
  refuseNewer(await copies.migrationsOf(file), await migrationSource.getMigrations([]));
  const counts = await copies.rehearse(file, (where) =>
    withDatabase(where, async (db) => {
      await migrate(db);
      const count = async (table: string) =>
        (await db(table).count({ total: '*' }).first<{ total: number }>()).total;
      const [orders, accounts, attempts] = [
        await count('orders'),
        await count('accounts'),
        await count('attempts'),
      ];
      return { orders, accounts, attempts };
    }),
  );
  const { size: bytes, mtimeMs: copiedAt } = statSync(file);
  await note(settings, 'restored', bytes, now);
  return { file, bytes, copiedAt, ...counts };
}

function newestCopy({ dataDir }: DatabaseSettings, { extension }: Copies): string {
  const folder = join(dataDir, 'backups');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = names
    .filter((name) => /^\d/.test(name) && name.endsWith(extension))
    .sort()
    .at(-1);
  if (newest === undefined) throw new CopyRefused(`Il n’y a pas de sauvegarde dans ${folder}.`);
  return join(folder, newest);
}

async function copyTo(copies: Copies, file: string): Promise<BackupFile> {
  if (!(await copies.exists()))
    throw new CopyRefused('Il n’y a pas encore de base à copier : rien n’a été écrit.');
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`);
  // Created with mode 0600 before anything is written.
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    await copies.write(unfinished);
    await copies.migrationsOf(unfinished);
    syncToDisk(unfinished);
    renameSync(unfinished, file);
    syncToDisk(dirname(file));
    return { file, bytes: statSync(file).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Replaces the database by a copy, after a backup of it. Throws CopyRefused with nothing changed. */
export async function restore(settings: DatabaseSettings, file: string, now: Date): Promise<RestoreResult> {
  const copies = copiesOf(settings);
  refuseForeign(file, copies);
  refuseNewer(await copies.migrationsOf(file), await migrationSource.getMigrations([]));
  await copies.refuseWhileUsed();
  const exists = await copies.exists();
  const former = exists
    ? (await copyTo(copies, defaultPath(settings, copies, now, 'avant-restauration-'))).file
    : null;
  await copies.restore(file);
  return { former };
}

function refuseForeign(file: string, { magic }: Copies): void {
  const bytes = Buffer.alloc(magic.length);
  try {
    const opened = openSync(file, 'r');
    readSync(opened, bytes);
    closeSync(opened);
  } catch {
    throw new CopyRefused(`« ${file} » ne se lit pas : donnez le fichier d’une sauvegarde.`);
  }
  if (bytes.toString('latin1') !== magic)
    throw new CopyRefused(
      `« ${file} » n’est pas une sauvegarde de cette sorte de base : SQLite et PostgreSQL ont chacun la leur.`,
    );
}

function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (applied.length === 0)
    throw new CopyRefused('Ce fichier est une base, mais pas celle de Poste Restante.');
  if (unknown.length > 0)
    throw new CopyRefused(
      `Cette sauvegarde vient d’une version plus récente (${unknown.join(', ')}) : installez d’abord celle-ci.`,
    );
}
