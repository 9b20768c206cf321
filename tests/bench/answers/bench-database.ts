import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../server/store/database/migrate.ts';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../server/store/database/open-database.ts';
import { startPostgres } from '../../support/database/postgres.ts';

/** A database filled once and copied for each contender, so that all start with the same data. */
export interface BenchDatabase {
  copy(name: string): Promise<DatabaseSettings>;
  stop(): Promise<void>;
}

export type Fill = (db: Database) => Promise<void>;

export async function sqliteBenchDatabase(fill: Fill): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const seed = join(folder, 'seed');
  await fillAt({ dataDir: seed, databaseUrl: null }, fill);
  return {
    copy: (name) => {
      const dataDir = join(folder, name);
      cpSync(seed, dataDir, { recursive: true });
      return Promise.resolve({ dataDir, databaseUrl: null });
    },
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** A separate cluster with durable commits, as in production. */
export async function postgresBenchDatabase(fill: Fill): Promise<BenchDatabase> {
  const postgres = await startPostgres({ durable: true });
  const seed = await postgres.createDatabase();
  await fillAt({ dataDir: '', databaseUrl: seed }, fill);
  return {
    copy: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase(seed) }),
    stop: () => postgres.stop(),
  };
}

async function fillAt(settings: DatabaseSettings, fill: Fill): Promise<void> {
  const db = openDatabase(settings);
  await migrate(db);
  await fill(db);
  await db.destroy();
}
