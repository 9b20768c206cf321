import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { limitStore } from './store/limits.ts';
import type { Database } from './store/open-database.ts';
import { sessionStore } from './store/sessions.ts';
import { statisticsStore } from './store/statistics.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Sweeps out ended sessions and forgotten limits now and then. Gives what stops it. */
export function startHousekeeping(db: Database, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => {
    sweep(db, clock).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  await limitStore(db).removeExpired(now);
  await sessionStore(db).removeExpired(now);
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
}
