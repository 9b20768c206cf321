import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isBusy, isLocked, isUndone } from './no-database.ts';

const TIMEOUT_MS = 4000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/**
 * Retries with growing pauses while another process has locked SQLite's file, or PostgreSQL has no free
 * connection or lets a migration pass. `work`, such as one statement outside a transaction, must acquire its
 * own connection and must have done nothing when it fails for that reason.
 */
export async function retryWhileLocked<Result>(
  db: Pick<Knex, 'client' | 'isTransaction'>,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { patienceMs = TIMEOUT_MS } = (db.client as { config: { patienceMs?: number } }).config;
  const end = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(db, error) || performance.now() + pause > end) throw error;
    }
    await wait(pause);
  }
}

/** In a transaction that was undone nothing more succeeds: `transact` begins it again. */
const isPassing = ({ isTransaction = false }: Pick<Knex, 'isTransaction'>, error: unknown): boolean =>
  isLocked(error) || isBusy(error) || (!isTransaction && isUndone(error));
