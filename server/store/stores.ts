import { accountStore } from './accounts.ts';
import type { AccountStore } from './accounts.ts';
import { attemptStore } from './attempts.ts';
import type { AttemptStore } from './attempts.ts';
import type { Commit } from './commit/command.ts';
import { openCommit } from './commit/commit.ts';
import { eraseAccount } from './erase-account.ts';
import type { Erase } from './erase-account.ts';
import { knownDeviceStore } from './known-devices.ts';
import type { KnownDeviceStore } from './known-devices.ts';
import { limitStore } from './limits.ts';
import type { LimitStore } from './limits.ts';
import { mailLinkStore } from './mail-links.ts';
import type { MailLinkStore } from './mail-links.ts';
import { newsletterStore } from './newsletter.ts';
import type { NewsletterStore } from './newsletter.ts';
import { isReachable } from './open-database.ts';
import type { Database } from './open-database.ts';
import { promotionCopyStore } from './promotion-copies.ts';
import type { PromotionCopyStore } from './promotion-copies.ts';
import { orderStore } from './orders.ts';
import type { OrderStore } from './orders.ts';
import { outboxStore } from './outbox.ts';
import type { OutboxStore } from './outbox.ts';
import { staffStore } from './staff.ts';
import type { StaffStore } from './staff.ts';
import { placeStore } from './places.ts';
import type { PlaceStore } from './places.ts';
import { secondFactorStore } from './second-factors.ts';
import type { SecondFactorStore } from './second-factors.ts';
import { staffAccountStore } from './staff-accounts.ts';
import type { StaffAccountStore } from './staff-accounts.ts';
import { lookIn } from './seen.ts';
import type { Look } from './seen.ts';
import { sessionStore } from './sessions.ts';
import type { SessionStore } from './sessions.ts';
import { idleAccountStore } from './idle-accounts.ts';
import type { IdleAccountStore } from './idle-accounts.ts';
import { withdrawalStore } from './withdrawals.ts';
import type { WithdrawalStore } from './withdrawals.ts';

/** Everything that is kept. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly look: Look;
  readonly sessions: SessionStore;
  readonly knownDevices: KnownDeviceStore;
  readonly orders: OrderStore;
  readonly attempts: AttemptStore;
  readonly counters: LimitStore;
  readonly outbox: OutboxStore;
  readonly passwordResets: MailLinkStore;
  readonly emailProofs: MailLinkStore;
  readonly newsletter: NewsletterStore;
  readonly withdrawals: WithdrawalStore;
  readonly idleAccounts: IdleAccountStore;
  readonly promotionCopies: PromotionCopyStore;
  readonly erase: Erase;
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
    look: lookIn(db),
    sessions: sessionStore(db),
    knownDevices: knownDeviceStore(db),
    orders: orderStore(db),
    attempts: attemptStore(db),
    counters: limitStore(db),
    outbox: outboxStore(db),
    passwordResets: mailLinkStore(db, 'password_resets'),
    emailProofs: mailLinkStore(db, 'email_proofs'),
    newsletter: newsletterStore(db),
    withdrawals: withdrawalStore(db),
    idleAccounts: idleAccountStore(db),
    promotionCopies: promotionCopyStore(db),
    erase: (account, now) => eraseAccount(db, account, now),
    commit: openCommit(db),
    secondFactors: secondFactorStore(db),
    staffAccounts: staffAccountStore(db),
    places: placeStore(db),
    staff: staffStore(db),
    reachable: () => isReachable(db),
  };
}
