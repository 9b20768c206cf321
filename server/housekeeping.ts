import { forgetIdleAccounts } from './accounts/forget-idle.ts';
import type { Clock } from './clock.ts';
import type { Services } from './services.ts';
import { limitStore } from './store/limits.ts';
import type { Database } from './store/open-database.ts';
import { outboxStore } from './store/outbox.ts';
import { passwordResetStore } from './store/password-resets.ts';
import { sessionStore } from './store/sessions.ts';
import { statisticsStore } from './store/statistics.ts';

const EVERY_MS = 10 * 60 * 1000;

const MONTH_MS = 30 * 24 * 3600 * 1000;

/** Sweeps out ended sessions, forgotten limits, old links, settled mails, idle accounts and old prints now and then. Gives what stops it. */
export function startHousekeeping(db: Database, services: Services): () => void {
  const { clock, log, storage } = services;
  const timer = setInterval(() => {
    Promise.all([sweep(db, clock), forgetIdleAccounts(services), services.printJobs.sweep()]).catch((error: unknown) => {
      if (!storage.refusalOf(error)) log.error({ err: error }, 'housekeeping failed');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  await limitStore(db).removeExpired(now);
  await sessionStore(db).removeExpired(now);
  // So long, who opens an old link is told that it is old.
  await passwordResetStore(db).removeExpired(now - MONTH_MS);
  await outboxStore(db).removeSettled(now - MONTH_MS);
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
}
