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
import { placeStore } from './places.ts';
import type { PlaceStore } from './places.ts';
import { secondFactorStore } from './second-factors.ts';
import type { SecondFactorStore } from './second-factors.ts';
import { staffAccountStore } from './staff-accounts.ts';
import type { StaffAccountStore } from './staff-accounts.ts';
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
  readonly secondFactors: SecondFactorStore;
  readonly staffAccounts: StaffAccountStore;
  readonly places: PlaceStore;
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
    secondFactors: secondFactorStore(db),
    staffAccounts: staffAccountStore(db),
    places: placeStore(db),
    staff: staffStore(db),
    reachable: () => isReachable(db),
  };
}
