import { inject } from 'vitest';
import { startPostgres } from './postgres.ts';
import { migrated } from './template-database.ts';

/** A cluster that several files use: nobody halts it. */
interface SharedPostgres {
  createEmpty(): Promise<string>;
  createMigrated(): Promise<string>;
}

let shared: Promise<SharedPostgres> | undefined;

/** The cluster of all tests of one worker: the first that needs it starts it, the end of the run stops it. */
const sharedPostgres = (): Promise<SharedPostgres> => (shared ??= start());

async function start(): Promise<SharedPostgres> {
  const postgres = await startPostgres({ within: inject('runFolder') });
  const template = await postgres.createDatabase();
  await migrated({ dataDir: '', databaseUrl: template });
  return { createEmpty: () => postgres.createDatabase(), createMigrated: () => postgres.createDatabase(template) };
}

/** A database without tables, that nobody else uses. */
export const emptyPostgres = async (): Promise<string> => (await sharedPostgres()).createEmpty();

/** A database with every table and nothing in them, that nobody else uses. */
export const migratedPostgres = async (): Promise<string> => (await sharedPostgres()).createMigrated();
