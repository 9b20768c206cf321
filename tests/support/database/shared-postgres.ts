import { inject } from 'vitest';
import { startPostgres } from './postgres.ts';
import { migrated } from './template-database.ts';

/** A cluster that several test files use; tests must not halt it. */
interface SharedPostgres {
  createEmpty(): Promise<string>;
  createMigrated(): Promise<string>;
}

let shared: Promise<SharedPostgres> | undefined;

/** One cluster per worker, started on first use and stopped at the end of the run. */
const sharedPostgres = (): Promise<SharedPostgres> => (shared ??= start());

async function start(): Promise<SharedPostgres> {
  const postgres = await startPostgres({ within: inject('runFolder') });
  const template = await postgres.createDatabase();
  await migrated({ dataDir: '', databaseUrl: template });
  return {
    createEmpty: () => postgres.createDatabase(),
    createMigrated: () => postgres.createDatabase(template),
  };
}

/** The URL of a new database without tables. */
export const emptyPostgres = async (): Promise<string> => (await sharedPostgres()).createEmpty();

/** The URL of a new database with all tables and no rows. */
export const migratedPostgres = async (): Promise<string> => (await sharedPostgres()).createMigrated();
