import { migrationSource } from '../migrations/index.ts';
import { isPostgres } from './open-database.ts';
import type { Database } from './open-database.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { transact } from './transact.ts';

/** Arbitrary, but the same in every process. */
const ADVISORY_LOCK = 7_201_126;

/** The database was changed incompatibly by a newer server. The message is in French. */
export class NewerDatabase extends Error {}

/** Suffix of migrations that remove something older servers read. */
const INCOMPATIBLE = /-incompatible$/;

/** Runs migrations. On PostgreSQL parallel processes wait for each other. */
export async function migrate(db: Database): Promise<void> {
  if (!isPostgres(db)) return retryWhileLocked(db, () => runMigrations(db));
  await transact(db, async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    await runMigrations(db);
  });
}

/** A crashed process leaves knex's lock row behind; the advisory lock is the real one. */
async function runMigrations(db: Database): Promise<void> {
  // Newer migrations are checked by `refuseNewer`.
  const config = { migrationSource, disableMigrationsListValidation: true };
  await db.migrate.currentVersion(config);
  await db.migrate.forceFreeMigrationsLock(config);
  await refuseNewer(db);
  await db.migrate.latest(config);
}

/**
 * Rolling updates: older servers may start again as long as newer migrations only add. A database that lacks
 * one of our migrations has another history.
 */
async function refuseNewer(db: Database): Promise<void> {
  const known = await migrationSource.getMigrations([]);
  const applied = (await db('knex_migrations').select<{ name: string }[]>('name')).map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  const isReadable =
    known.every((name) => applied.includes(name)) && !newer.some((name) => INCOMPATIBLE.test(name));
  if (newer.length > 0 && !isReadable)
    throw new NewerDatabase(
      `une version plus récente du serveur l’a changée (${newer.join(', ')}) : relancez cette version-là.`,
    );
}
