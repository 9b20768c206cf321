import type { ByLanguage, SiteFile } from '../../engine/index.ts';
import { createPasswords, type Hashing } from '../accounts/password.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { AppSettings } from '../platform/platform.ts';
import { createTrialSeals } from '../game/trial.ts';
import { elsewhereReader } from '../game/elsewhere.ts';
import { arrivalMailCheck } from '../game/arrival-mail.ts';
import { createKeyedMutex } from '../platform/limit-concurrency.ts';
import { createLimits } from '../limits/limits.ts';
import { createLimitMonitor } from '../limits/limit-monitor.ts';
import { foldEmail } from '../platform/email.ts';
import { createLive, type Live } from '../live/live.ts';
import { openBus } from '../store/live-bus/open-bus.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createPost } from '../mail/post.ts';
import { createMetrics } from '../platform/metrics.ts';
import { handReader } from '../party/deal-party.ts';
import { giveBackUnused } from '../party/take-over.ts';
import { createBuyerLinks } from '../post/buyer-link.ts';
import { createCarriers } from '../post/carriers.ts';
import { NO_CARRIERS } from '../platform/read-carriers.ts';
import { createPrintJobs } from '../printing/print-jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { keepsakesBoughtWith } from '../shop/keepsake.ts';
import { createShop } from '../shop/shop.ts';
import { NO_SHOPS } from '../platform/read-shops.ts';
import { createSeals, type Seals } from '../platform/seals.ts';
import { createStorage } from '../store/storage.ts';
import type { Account } from '../store/accounts/accounts.ts';
import { poolUse, workWaitingReader } from '../store/work-waiting.ts';
import { openStores, type Stores } from '../store/stores.ts';
import type { Database } from '../store/database/open-database.ts';
import { measureWork } from './work-metrics.ts';

/** Dependencies of the services. */
export interface AppParts {
  /** Open and migrated. */
  readonly db: Database;
  readonly content: ContentStore;
  /** Content of scenarios/site.yaml. */
  readonly facts: SiteFile;
  /** Plain text, which buyers get to keep. */
  readonly termsOfSale: ByLanguage<string>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Argon2 by default; tests pass a faster one. */
  readonly hashing?: Hashing;
  /** Pause before each 429, in milliseconds; 0 in tests. */
  readonly limitPauseMs?: number;
  /** Pause before a print job is tried again, in milliseconds. */
  readonly printPauseMs?: number;
  /** How often limit counters are written to the database; Infinity where a test flushes them itself. */
  readonly flushEveryMs?: number;
  readonly settings: AppSettings;
}

/** Dependencies of the routes. */
export type Services = Readonly<ReturnType<typeof createServices>>;

/**
 * Also erases mails that were written to files, and if the person has proved that the address is theirs, which mails
 * were sent to it and who bought the sheets of stamps that it paid, except those still to be posted.
 */
async function erasePerson(
  {
    erase,
    keepsakes,
    outbox,
    buyerSeals,
    saleSeals,
    mailer,
    log,
  }: Pick<Stores, 'erase' | 'keepsakes' | 'outbox'> &
    Pick<AppParts, 'mailer' | 'log'> & { readonly buyerSeals: Seals; readonly saleSeals: Seals },
  person: Account,
  now: number,
): Promise<boolean> {
  if (person.emailProved) {
    await outbox.forgetRecipient(buyerSeals.digests(person.email));
    const bought = await keepsakesBoughtWith({ keepsakes, saleSeals }, person.email);
    await keepsakes.forget(bought.map(({ id }) => id));
  }
  const isErased = await erase(person, now);
  if (isErased)
    await mailer
      .forget?.(person.email)
      .catch((error: unknown) =>
        log.error({ err: error }, 'mails of an erased account are left in the outbox'),
      );
  return isErased;
}

export function createServices({ db, flushEveryMs, ...parts }: AppParts) {
  const stores = openStores(db);
  const metrics = createMetrics();
  const readPoolUse = () => poolUse(db);
  measureWork({ metrics, clock: parts.clock, readWorkWaiting: workWaitingReader(db), readPoolUse });
  const storage = createStorage(stores.counters, parts.clock, parts.log);
  const limitMonitor = createLimitMonitor(metrics, parts.log);
  const onError = (error: unknown): void => {
    if (!storage.refusalOf(error)) parts.log.error({ err: error }, 'limits could not be shared');
  };
  const elsewhereOf = elsewhereReader(parts.content, stores.orders);
  const isArrivalWanted = arrivalMailCheck({ ...parts, ...stores, elsewhereOf });
  const addressSeals = createSeals(parts.settings.secretKeys, 'address');
  const buyerSeals = createSeals(parts.settings.secretKeys, 'buyer');
  const saleSeals = createSeals(parts.settings.secretKeys, 'sale');
  const buyerLinks = createBuyerLinks(parts.settings.secretKeys);
  const shop = createShop({
    ...parts,
    ...stores,
    addressSeals,
    buyerSeals,
    saleSeals,
    buyerLinks,
    shops: parts.settings.shops ?? NO_SHOPS,
  });
  const carriers = createCarriers({
    access: parts.settings.carriers ?? NO_CARRIERS,
    dispatches: stores.dispatches,
    log: parts.log,
  });
  const live: Live = createLive({
    ...{ ...parts, ...stores, metrics, bus: openBus(db, parts.log) },
    onArrival: (arrival) =>
      giveBackUnused(
        { ...parts, ...stores, live },
        arrival,
        ({ city }) => parts.content.city(city)?.scenario,
      ),
  });
  return {
    ...parts,
    ...stores,
    carriers,
    buyerLinks,
    erase: (person: Account, now: number) =>
      erasePerson({ ...stores, ...parts, buyerSeals, saleSeals }, person, now),
    metrics,
    limitMonitor,
    live,
    limits: createLimits(stores.counters, parts.clock, limitMonitor, { onError, flushEveryMs }),
    passwords: createPasswords(parts.hashing),
    runExclusive: createKeyedMutex(),
    elsewhereOf,
    handOf: handReader({ ...parts, ...stores }),
    /** For second factors. */
    seals: createSeals(parts.settings.secretKeys, 'second-factor'),
    addressSeals,
    /** For mail addresses of presents’ buyers. */
    buyerSeals,
    /** For what a sale says. */
    saleSeals,
    /** Seals the cookie of a player without an account. */
    trialSeals: createTrialSeals(parts.settings.secretKeys),
    shop,
    storage,
    post: createPost({
      ...parts,
      outbox: stores.outbox,
      storage,
      metrics,
      sendMail: (mail, tries) =>
        sendMail({ ...parts, metrics, isArrivalWanted, isAccepted: stores.sales.acceptance }, mail, tries),
      settleSale: (job, tries) => shop.settle(job, tries),
      trackLetter: (job) => carriers.track(job),
      digestOf: (email) => buyerSeals.digests(foldEmail(email))[0],
    }),
    printJobs: createPrintJobs({ ...parts, ...stores, storage, metrics }),
  };
}
