import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../server/store/database/migrate.ts';
import {
  openDatabase,
  sqliteFile,
  type DatabaseSettings,
} from '../../../server/store/database/open-database.ts';

let template: Promise<Buffer> | undefined;

/** Copies a migrated SQLite file into a data folder that has none. This is faster than migrating. */
export async function copyTemplateDatabase(dataDir: string): Promise<void> {
  if (existsSync(sqliteFile(dataDir))) return;
  template ??= migratedFile();
  const bytes = await template;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(sqliteFile(dataDir), bytes, { mode: 0o600 });
}

async function migratedFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-template-'));
  await migrated({ dataDir, databaseUrl: null });
  const bytes = readFileSync(sqliteFile(dataDir));
  rmSync(dataDir, { recursive: true });
  return bytes;
}

/** Migrates and disconnects: closing the last connection merges SQLite's WAL into the one file. */
export async function migrated(where: DatabaseSettings): Promise<void> {
  const db = openDatabase(where);
  await migrate(db);
  await db.destroy();
}
