import type { SiteFile } from '../engine/index.ts';
import { createPasswords } from './accounts/password.ts';
import type { Hashing, Passwords } from './accounts/password.ts';
import type { Clock } from './clock.ts';
import type { ContentStore } from './content/content-store.ts';
import type { Settings } from './env.ts';
import { createTurns } from './game/one-at-a-time.ts';
import type { InTurn } from './game/one-at-a-time.ts';
import { createLimits } from './limits/limits.ts';
import type { Limits } from './limits/limits.ts';
import { watchLimits } from './limits/watch.ts';
import type { Watch } from './limits/watch.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPost } from './mail/post.ts';
import type { Post } from './mail/post.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { createPrintJobs } from './printing/print-jobs.ts';
import type { PrintJobs } from './printing/print-jobs.ts';
import { createSeals } from './staff/seals.ts';
import type { Seals } from './staff/seals.ts';
import { createStorage } from './storage.ts';
import type { Storage } from './storage.ts';
import type { Account } from './store/accounts/accounts.ts';
import type { Erase } from './store/accounts/erase-account.ts';
import { openStores } from './store/stores.ts';
import type { Stores } from './store/stores.ts';
import type { Database } from './store/database/open-database.ts';

/** What `createApp` is given. */
export interface AppParts {
  /** Open and migrated. */
  readonly db: Database;
  readonly content: ContentStore;
  /** The firm and its site: scenarios/site.yaml. */
  readonly facts: SiteFile;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Argon2, unless a test holds it back. */
  readonly hashing?: Hashing;
  /** How often limits tell other processes what they counted; Infinity where a test does it. */
  readonly shareEveryMs?: number;
  readonly settings: { readonly mainUrl: string } & Pick<
    Settings,
    'dataDir' | 'trustProxy' | 'proxyNetworks' | 'secretKeys' | 'debug' | 'metricsOpen' | 'relaxedPolicy'
  >;
}

/** What every route works with. */
export interface Services extends Omit<AppParts, 'db' | 'shareEveryMs'>, Omit<Stores, 'erase'> {
  /** Erases a person and what they were written. False when there is nobody any more. */
  readonly erase: (person: Account, now: number) => Promise<boolean>;
  readonly limits: Limits;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly passwords: Passwords;
  readonly inTurn: InTurn;
  readonly post: Post;
  readonly printJobs: PrintJobs;
  readonly seals: Seals;
  readonly storage: Storage;
}

/** Whoever is erased is erased from the mails that were kept as files too. */
async function erasePerson(
  erase: Erase,
  { mailer, log }: Pick<AppParts, 'mailer' | 'log'>,
  person: Account,
  now: number,
): Promise<boolean> {
  const isErased = await erase(person, now);
  if (isErased)
    await mailer
      .forget?.(person.email)
      .catch((error: unknown) => log.error({ err: error }, 'mails of an erased account are left in the outbox'));
  return isErased;
}

export function createServices({ db, shareEveryMs, ...parts }: AppParts): Services {
  const stores = openStores(db);
  const metrics = createMetrics();
  const storage = createStorage(stores.counters, parts.clock, parts.log);
  const watch = watchLimits(metrics, parts.log);
  const onTrouble = (error: unknown): void => {
    if (!storage.refusalOf(error)) parts.log.error({ err: error }, 'limits could not be shared');
  };
  return {
    ...parts,
    ...stores,
    erase: (person, now) => erasePerson(stores.erase, parts, person, now),
    metrics,
    watch,
    limits: createLimits(stores.counters, parts.clock, watch, { onTrouble, shareEveryMs }),
    passwords: createPasswords(parts.hashing),
    inTurn: createTurns(),
    seals: createSeals(parts.settings.secretKeys),
    storage,
    post: createPost({ ...parts, outbox: stores.outbox, storage, metrics }),
    printJobs: createPrintJobs({ ...parts, ...stores, storage }),
  };
}
