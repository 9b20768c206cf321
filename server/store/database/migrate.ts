import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { migrationSource } from '../migrations/index.ts';
import { isUndone } from './no-database.ts';
import { isPostgres, type Database } from './open-database.ts';
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
    await whenTablesAreFree(() => runMigrations(db, impatientSource));
  });
}

/**
 * A migration that waits for a long query, such as an export or a copy, makes everybody wait behind it. It
 * waits longer than PostgreSQL takes to notice a deadlock, in which a player’s query is sent again.
 */
const LOCK_TIMEOUT = '2s';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

/** The migrations run in one transaction, which is undone as a whole. */
const impatientSource: Knex.MigrationSource<string> = {
  ...migrationSource,
  async getMigration(name) {
    const { up, down } = await migrationSource.getMigration(name);
    return {
      async up(transaction) {
        await transaction.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        await up(transaction);
      },
      down,
    };
  },
};

/** Tries again after pauses, in which players are served. */
async function whenTablesAreFree(work: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(PAUSE_MS))
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || performance.now() > end) throw error;
    }
}

/** A crashed process leaves knex's lock row behind; the advisory lock is the real one. */
async function runMigrations(db: Database, source = migrationSource): Promise<void> {
  // Newer migrations are checked by `isComplete`.
  const config = { migrationSource: source, disableMigrationsListValidation: true };
  await db.migrate.currentVersion(config);
  if (await isComplete(db)) return;
  await db.migrate.forceFreeMigrationsLock(config);
  await db.migrate.latest(config);
}

/**
 * Whether every migration of this version has run. Rolling updates: older servers may start again as long as
 * newer migrations only add. A database with newer ones that lacks one of ours has another history.
 */
async function isComplete(db: Database): Promise<boolean> {
  const known = await migrationSource.getMigrations([]);
  const applied = (await db('knex_migrations').select<{ name: string }[]>('name')).map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  const hasOurs = known.every((name) => applied.includes(name));
  const isReadable = hasOurs && !newer.some((name) => INCOMPATIBLE.test(name));
  if (newer.length > 0 && !isReadable)
    throw new NewerDatabase(
      `une version plus récente du serveur l’a changée (${newer.join(', ')}) : relancez cette version-là.`,
    );
  return hasOurs;
}
