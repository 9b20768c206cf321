import { forgetIdleAccounts } from './accounts/forget-idle.ts';
import type { Clock } from './clock.ts';
import type { Services } from './services.ts';
import { believeClock } from './store/clock-looks.ts';
import { emptyWriteAheadLog } from './store/accounts/erase-account.ts';
import { limitStore } from './store/limits.ts';
import { mailLinkStore } from './store/accounts/mail-links.ts';
import type { Database } from './store/database/open-database.ts';
import { outboxStore } from './store/outbox.ts';
import { sessionStore } from './store/accounts/sessions.ts';
import { statisticsStore } from './store/staff/statistics.ts';

const EVERY_MS = 10 * 60 * 1000;

const MONTH_MS = 30 * 24 * 3600 * 1000;

/** Keeps house now and then. Gives what stops it. */
export function startHousekeeping(db: Database, services: Services): () => void {
  const { log, storage } = services;
  const timer = setInterval(() => {
    keepHouse(db, services).catch((error: unknown) => {
      if (!storage.refusalOf(error)) log.error({ err: error }, 'housekeeping failed');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Sweeps out ended sessions, forgotten limits, old links, settled mails, idle accounts and old prints. Nothing is deleted and nobody is
 * written to by a clock that has jumped: the next day it is believed, or right again.
 */
export async function keepHouse(db: Database, services: Services): Promise<void> {
  const { clock, log } = services;
  const now = clock();
  const belief = await believeClock(db, now);
  if (belief === 'believed') return void (await Promise.all([sweep(db, clock), forgetIdleAccounts(services), services.printJobs.sweep()]));
  if (belief === 'new doubt') log.warn('the clock has jumped, or nobody kept house for a day: nothing is deleted before tomorrow');
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
}

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  await limitStore(db).removeExpired(now);
  await sessionStore(db).removeExpired(now);
  // So long, who opens an old link is told that it is old.
  for (const table of ['password_resets', 'email_proofs'] as const) await mailLinkStore(db, table).removeExpired(now - MONTH_MS);
  await outboxStore(db).removeSettled(now - MONTH_MS);
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
  // A reader may have kept it from being emptied when somebody was erased.
  await emptyWriteAheadLog(db);
}
