import { migrationSource } from '../migrations/index.ts';
import { isPostgres } from './open-database.ts';
import type { Database } from './open-database.ts';
import { whileHeld } from './while-held.ts';

/** Any number: it only has to be the same in every process of this product. */
const ADVISORY_LOCK = 7_201_126;

/** Brings the database up to date. Several processes may start at once on PostgreSQL: one works, the others wait. */
export async function migrate(db: Database): Promise<void> {
  if (!isPostgres(db)) return whileHeld(db, () => runMigrations(db));
  await db.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    await runMigrations(db);
  });
}

/** The lock row of a process that died while migrating would stop every later start; the lock above is the true one. */
async function runMigrations(db: Database): Promise<void> {
  const config = { migrationSource };
  await db.migrate.currentVersion(config);
  await db.migrate.forceFreeMigrationsLock(config);
  await db.migrate.latest(config);
}
