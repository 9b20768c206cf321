import { forgetIdleAccounts } from './accounts/forget-idle.ts';
import { writeMissingDigests } from './shop/write-digests.ts';
import type { Clock } from './platform/clock.ts';
import { checkClock } from './store/clock-checks.ts';
import { emptyWriteAheadLog } from './store/accounts/erase-account.ts';
import { limitStore } from './store/limits.ts';
import { mailLinkStore } from './store/accounts/mail-links.ts';
import type { Database } from './store/database/open-database.ts';
import { partyStore } from './store/parties/parties.ts';
import { saleStore } from './store/shop/sales.ts';
import { personStore } from './store/staff/person.ts';
import { outboxStore } from './store/outbox.ts';
import { sessionStore } from './store/accounts/sessions.ts';
import { statisticsStore } from './store/staff/statistics.ts';
import type { Services } from './services/services.ts';

const EVERY_MS = 10 * 60 * 1000;

const DAY_MS = 24 * 3600 * 1000;
const MONTH_MS = 30 * DAY_MS;

/** Runs housekeeping every ten minutes, and completes digests from the start. Returns what stops both. */
export function startHousekeeping(
  db: Database,
  services: Pick<
    Services,
    | 'addresses'
    | 'addressSeals'
    | 'buyerSeals'
    | 'clock'
    | 'dispatches'
    | 'erase'
    | 'facts'
    | 'idleAccounts'
    | 'keepsakes'
    | 'log'
    | 'metrics'
    | 'post'
    | 'printJobs'
    | 'settings'
    | 'storage'
  >,
): () => Promise<void> {
  const { clock, log, metrics, storage } = services;
  let isStopped = false;
  let digests: Promise<void> | null = null;
  const report = (error: unknown): void => {
    if (!storage.refusalOf(error)) log.error({ err: error }, 'housekeeping failed');
  };
  const completeDigests = () => {
    digests ??= writeMissingDigests(services, () => isStopped)
      .catch(report)
      .finally(() => (digests = null));
  };
  const noteEnd = () => metrics.housekeeping.set(clock() / 1000);
  completeDigests();
  noteEnd();
  const timer = setInterval(() => {
    completeDigests();
    runHousekeeping(db, services).then(noteEnd).catch(report);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await digests;
  };
}

/**
 * Deletes ended sessions, expired limits, old links, sent mails, addresses of delivered letters, guests who
 * left a party, idle accounts and old prints. Nothing is deleted and no mail is sent while the clock is
 * doubted (see `checkClock`).
 */
export async function runHousekeeping(
  db: Database,
  services: Pick<
    Services,
    | 'addresses'
    | 'clock'
    | 'dispatches'
    | 'erase'
    | 'facts'
    | 'idleAccounts'
    | 'keepsakes'
    | 'log'
    | 'post'
    | 'printJobs'
    | 'settings'
  >,
): Promise<void> {
  const { clock, log } = services;
  const now = clock();
  const trust = await checkClock(db, now);
  if (trust === 'trusted')
    return void (await Promise.all([
      sweep(db, clock),
      eraseAddresses(services, now),
      forgetIdleAccounts(services),
      services.printJobs.sweep(),
    ]));
  if (trust === 'newly doubted')
    log.warn('the clock has jumped, or nobody kept house for a day: nothing is deleted before tomorrow');
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
}

/**
 * Erases the addresses of delivered letters, of posted sheets and of their buyers, after the days that the site tells its
 * buyers.
 */
async function eraseAddresses(
  {
    addresses,
    dispatches,
    facts,
    keepsakes,
  }: Pick<Services, 'addresses' | 'dispatches' | 'facts' | 'keepsakes'>,
  now: number,
): Promise<void> {
  const { afterDelivery, afterPosting } = facts.privacy.addresses;
  const before = { delivered: now - afterDelivery * DAY_MS, posted: now - afterPosting * DAY_MS };
  await addresses.removeDelivered(before);
  await dispatches.forgetBuyers(before);
  // Carriers are not asked about sheets, so their arrival is unknown.
  await keepsakes.forgetBuyers(before.posted);
}

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  await limitStore(db).removeExpired(now);
  await sessionStore(db).removeExpired(now);
  // Kept for a month, so that an old link can be answered with TOKEN_EXPIRED.
  for (const table of ['password_resets', 'email_proofs'] as const)
    await mailLinkStore(db, table).removeExpired(now - MONTH_MS);
  await partyStore(db).removeForgotten(now - MONTH_MS, now);
  await outboxStore(db).removeSettled(now - MONTH_MS);
  await saleStore(db).removeEvents(now - 3 * MONTH_MS);
  await saleStore(db).forgetUnread(now - MONTH_MS);
  await personStore(db).removeViews(now - 12 * MONTH_MS);
  await statisticsStore(db).refresh(now, Number.POSITIVE_INFINITY);
  // An open read transaction may have blocked the truncation after an erasure.
  await emptyWriteAheadLog(db);
}
