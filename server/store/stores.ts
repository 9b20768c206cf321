import { accountStore } from './accounts.ts';
import type { AccountStore } from './accounts.ts';
import { attemptStore } from './attempts.ts';
import type { AttemptStore } from './attempts.ts';
import { commitQueue } from './commit-queue.ts';
import type { Commit } from './commit-queue.ts';
import { limitStore } from './limits.ts';
import type { LimitStore } from './limits.ts';
import { isReachable } from './open-database.ts';
import type { Database } from './open-database.ts';
import { orderStore } from './orders.ts';
import type { OrderStore } from './orders.ts';
import { staffStore } from './staff.ts';
import type { StaffStore } from './staff.ts';
import { sessionStore } from './sessions.ts';
import type { SessionStore } from './sessions.ts';

/** Everything that is kept. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly orders: OrderStore;
  readonly attempts: AttemptStore;
  readonly counters: LimitStore;
  readonly commit: Commit;
  readonly staff: StaffStore;
  readonly reachable: () => Promise<boolean>;
}

export function openStores(db: Database): Stores {
  return {
    accounts: accountStore(db),
    sessions: sessionStore(db),
    orders: orderStore(db),
    attempts: attemptStore(db),
    counters: limitStore(db),
    commit: commitQueue(db),
    staff: staffStore(db),
    reachable: () => isReachable(db),
  };
}
