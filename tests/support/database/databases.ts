import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { Database, DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { closeDatabase } from '../../../server/store/database/reader.ts';
import { isWholeRun } from '../suite/whole-run.ts';
import { postgresMissing } from './postgres.ts';
import { emptyPostgres, migratedPostgres } from './shared-postgres.ts';
import { copyTemplateDatabase } from './template-database.ts';

interface OpenOptions {
  readonly migrated: boolean;
}

interface TestDatabases {
  /**
   * Whether several server processes can share it (PostgreSQL). Two SQLite writers in one process would
   * deadlock.
   */
  readonly shared: boolean;
  /** A database without rows; migrated by default. */
  open(options?: OpenOptions): Promise<Database>;
  /** A second connection to the same data, like a second process. */
  again(db: Database): Database;
  /** The settings that open it. */
  where(db: Database): DatabaseSettings;
}

/**
 * Runs the same tests on SQLite and, in `npm run test:all`, on a real PostgreSQL, which several processes may
 * share. `createDatabase` makes a migrated database and returns its URL; null stands for a new SQLite file.
 */
export function onEachDatabase(
  tests: (createDatabase: () => Promise<string | null>, shared: boolean) => void,
): void {
  describe('on SQLite', () => tests(() => Promise.resolve(null), false));
  if (!isWholeRun) return;
  const missing = postgresMissing();
  describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => tests(migratedPostgres, true));
}

/** Runs the same tests of the store on both databases. */
export function onBothDatabases(tests: (databases: TestDatabases) => void): void {
  onEachDatabase((createDatabase, shared) =>
    tests(
      tracked(shared, async ({ migrated }) => {
        if (shared)
          return { dataDir: '', databaseUrl: await (migrated ? createDatabase() : emptyPostgres()) };
        const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
        if (migrated) await copyTemplateDatabase(dataDir);
        return { dataDir, databaseUrl: null };
      }),
    ),
  );
}

function tracked(shared: boolean, place: (options: OpenOptions) => Promise<DatabaseSettings>): TestDatabases {
  const places = new Map<Database, DatabaseSettings>();
  const remember = (where: DatabaseSettings): Database => {
    const db = openDatabase(where);
    places.set(db, where);
    return db;
  };
  const where = (db: Database): DatabaseSettings => {
    const found = places.get(db);
    if (!found) throw new Error('not a database of this test');
    return found;
  };
  afterAll(async () => {
    await Promise.all([...places.keys()].map(closeDatabase));
    for (const { dataDir } of places.values()) if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    shared,
    open: async (options = { migrated: true }) => remember(await place(options)),
    again: (db) => remember(where(db)),
    where,
  };
}
