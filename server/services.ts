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
import { openStores } from './store/stores.ts';
import type { Stores } from './store/stores.ts';
import type { Database } from './store/open-database.ts';

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
  readonly settings: { readonly mainUrl: string } & Pick<
    Settings,
    'dataDir' | 'trustProxy' | 'proxyNetworks' | 'secretKeys' | 'debug' | 'metricsOpen' | 'relaxedPolicy'
  >;
}

/** What every route works with. */
export interface Services extends Omit<AppParts, 'db'>, Stores {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly passwords: Passwords;
  readonly inTurn: InTurn;
  readonly post: Post;
  readonly printJobs: PrintJobs;
  readonly seals: Seals;
  readonly storage: Storage;
}

export function createServices({ db, ...parts }: AppParts): Services {
  const stores = openStores(db);
  const metrics = createMetrics();
  const storage = createStorage(stores.counters, parts.clock, parts.log);
  return {
    ...parts,
    ...stores,
    metrics,
    limits: createLimits(stores.counters, parts.clock, watchLimits(metrics, parts.log)),
    passwords: createPasswords(parts.hashing),
    inTurn: createTurns(),
    seals: createSeals(parts.settings.secretKeys),
    storage,
    post: createPost({ ...parts, outbox: stores.outbox, storage, metrics }),
    printJobs: createPrintJobs({ ...parts, ...stores, storage }),
  };
}
