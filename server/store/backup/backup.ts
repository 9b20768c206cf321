import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { migrationSource } from '../../migrations/index.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import { CopyRefused, type Copies } from './copies.ts';
import { postgresCopies } from './postgres-copies.ts';
import { syncToDisk } from './sync-to-disk.ts';
import { sqliteCopies } from './sqlite-copies.ts';

export interface Copied {
  readonly file: string;
  readonly bytes: number;
}

export interface PutBack {
  /** Where what was there before is kept; null when there was nothing. */
  readonly former: string | null;
}

const copiesOf = (settings: DatabaseSettings): Copies =>
  settings.databaseUrl ? postgresCopies(settings.databaseUrl) : sqliteCopies(settings.dataDir);

/** `<DATA_DIR>/backups/2026-05-02T09-30-00Z.sqlite`; with a word before it, where the moment alone would not say why. */
function usualPlace({ dataDir }: DatabaseSettings, { extension }: Copies, now: Date, word = ''): string {
  const moment = now.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');
  return join(dataDir, 'backups', `${word}${moment}${extension}`);
}

/** Copies the database to a file that appears only once it is whole and on the disk. Throws CopyRefused. */
export async function backUp(settings: DatabaseSettings, to: string | null, now: Date): Promise<Copied> {
  const copies = copiesOf(settings);
  return copyTo(copies, to ?? usualPlace(settings, copies, now));
}

async function copyTo(copies: Copies, file: string): Promise<Copied> {
  if (!(await copies.exists())) throw new CopyRefused('Il n’y a pas encore de base à copier : rien n’a été écrit.');
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`);
  // The file holds addresses and answers: it is made readable by its owner alone before a byte is in it.
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

/** Puts a copy in the place of the database. What was there is copied first. Throws CopyRefused, and then nothing has changed. */
export async function restore(settings: DatabaseSettings, file: string, now: Date): Promise<PutBack> {
  const copies = copiesOf(settings);
  refuseForeign(file, copies);
  refuseNewer(await copies.migrationsOf(file), await migrationSource.getMigrations([]));
  await copies.refuseWhileUsed();
  const isThere = await copies.exists();
  const former = isThere ? (await copyTo(copies, usualPlace(settings, copies, now, 'avant-restauration-'))).file : null;
  await copies.putBack(file);
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
    throw new CopyRefused(`« ${file} » n’est pas une sauvegarde de cette sorte de base : SQLite et PostgreSQL ont chacun la leur.`);
}

function refuseNewer(seen: readonly string[], known: readonly string[]): void {
  const unknown = seen.filter((name) => !known.includes(name));
  if (seen.length === 0) throw new CopyRefused('Ce fichier est une base, mais pas celle de Poste Restante.');
  if (unknown.length > 0)
    throw new CopyRefused(`Cette sauvegarde vient d’une version plus récente (${unknown.join(', ')}) : installez d’abord celle-ci.`);
}
