import { migrationSource } from '../../migrations/index.ts';
import { isPostgres } from './open-database.ts';
import type { Database } from './open-database.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

/** Any number: it only has to be the same in every process of this product. */
const ADVISORY_LOCK = 7_201_126;

/** The database was changed by a newer server, in a way that this one cannot work with. Its message is a French sentence. */
export class NewerDatabase extends Error {}

/** How a migration ends its name when it takes away something that the server before it reads. */
const INCOMPATIBLE = /-incompatible$/;

/** Brings the database up to date. Several processes may start at once on PostgreSQL: one works, the others wait. */
export async function migrate(db: Database): Promise<void> {
  if (!isPostgres(db)) return retryWhileLocked(db, () => runMigrations(db));
  await db.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    await runMigrations(db);
  });
}

/** The lock row of a process that died while migrating would stop every later start; the lock above is the true one. */
async function runMigrations(db: Database): Promise<void> {
  // What a newer server has added is judged below.
  const config = { migrationSource, disableMigrationsListValidation: true };
  await db.migrate.currentVersion(config);
  await db.migrate.forceFreeMigrationsLock(config);
  await refuseNewer(db);
  await db.migrate.latest(config);
}

/**
 * While one server after another is replaced, those of before may have to start again: migrations add, so that they can, unless
 * one says in its name that it takes away. A database that skipped one of ours has another history.
 */
async function refuseNewer(db: Database): Promise<void> {
  const known = await migrationSource.getMigrations([]);
  const done = (await db('knex_migrations').select<{ name: string }[]>('name')).map(({ name }) => name);
  const newer = done.filter((name) => !known.includes(name));
  const isReadable = known.every((name) => done.includes(name)) && !newer.some((name) => INCOMPATIBLE.test(name));
  if (newer.length > 0 && !isReadable)
    throw new NewerDatabase(`une version plus récente du serveur l’a changée (${newer.join(', ')}) : relancez cette version-là.`);
}
