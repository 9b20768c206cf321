import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { Database, DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { postgresMissing } from './postgres.ts';
import { emptyPostgres, migratedPostgres } from './shared-postgres.ts';
import { layTemplate } from './template-database.ts';

interface Wanted {
  readonly migrated: boolean;
}

export interface TestDatabases {
  /** Several server processes share it: PostgreSQL. Two writers of SQLite in one process would wait for each other for ever. */
  readonly shared: boolean;
  /** An empty database; migrated unless asked otherwise. */
  open(options?: Wanted): Promise<Database>;
  /** Another connection to the same data, as a second process would have. */
  again(db: Database): Database;
  /** What opens it. */
  where(db: Database): DatabaseSettings;
}

/** Runs the same facts on a real SQLite file and on a real PostgreSQL. */
export function onBothDatabases(facts: (databases: TestDatabases) => void): void {
  describe('on SQLite', () =>
    facts(
      tracked(false, async ({ migrated }) => {
        const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
        if (migrated) await layTemplate(dataDir);
        return { dataDir, databaseUrl: null };
      }),
    ));

  const missing = postgresMissing();
  describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => {
    facts(tracked(true, async ({ migrated }) => ({ dataDir: '', databaseUrl: await (migrated ? migratedPostgres() : emptyPostgres()) })));
  });
}

function tracked(shared: boolean, place: (wanted: Wanted) => Promise<DatabaseSettings>): TestDatabases {
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
    await Promise.all([...places.keys()].map((db) => db.destroy()));
    for (const { dataDir } of places.values()) if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    shared,
    open: async (wanted = { migrated: true }) => remember(await place(wanted)),
    again: (db) => remember(where(db)),
    where,
  };
}
