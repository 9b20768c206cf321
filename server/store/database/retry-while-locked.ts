import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isLocked } from './no-database.ts';

/** How long SQLite is asked again while another program holds it, unless the settings say otherwise. */
const PATIENCE_MS = 4000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/**
 * Tries again what another program keeps from being written, with growing pauses in which everybody else is served: `work` must take
 * its connection itself, and must have done nothing when it fails for that reason.
 */
export async function retryWhileLocked<Result>(db: Pick<Knex, 'client'>, work: () => Promise<Result>): Promise<Result> {
  const { patienceMs = PATIENCE_MS } = (db.client as { config: { patienceMs?: number } }).config;
  const end = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() + pause > end) throw error;
    }
    await wait(pause);
  }
}
