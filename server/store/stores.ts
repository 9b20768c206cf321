import { accountStore } from './accounts/accounts.ts';
import type { AccountStore } from './accounts/accounts.ts';
import { arrivalMailStore } from './orders/arrival-mails.ts';
import type { ArrivalMailStore } from './orders/arrival-mails.ts';
import { attemptStore } from './orders/attempts.ts';
import type { AttemptStore } from './orders/attempts.ts';
import type { Commit } from './commit/command.ts';
import { openCommit } from './commit/commit.ts';
import { eraseAccount } from './accounts/erase-account.ts';
import type { Erase } from './accounts/erase-account.ts';
import { knownDeviceStore } from './accounts/known-devices.ts';
import type { KnownDeviceStore } from './accounts/known-devices.ts';
import { limitStore } from './limits.ts';
import type { LimitStore } from './limits.ts';
import { mailLinkStore } from './accounts/mail-links.ts';
import type { MailLinkStore } from './accounts/mail-links.ts';
import { notebookStore, type NotebookStore } from './orders/notebook.ts';
import { newsletterStore } from './newsletter.ts';
import type { NewsletterStore } from './newsletter.ts';
import { isReachable } from './database/open-database.ts';
import type { Database } from './database/open-database.ts';
import { promotionCopyStore } from './orders/promotion-copies.ts';
import type { PromotionCopyStore } from './orders/promotion-copies.ts';
import { orderStore } from './orders/orders.ts';
import type { OrderStore } from './orders/orders.ts';
import { probeStore, type ProbeStore } from './orders/probes.ts';
import { outboxStore } from './outbox.ts';
import type { OutboxStore } from './outbox.ts';
import { editionStore, type EditionStore } from './staff/editions.ts';
import { staffStore } from './staff/staff.ts';
import type { StaffStore } from './staff/staff.ts';
import { partyStore } from './parties/parties.ts';
import type { PartyStore } from './parties/parties.ts';
import { presenceStore } from './parties/presence.ts';
import type { PresenceStore } from './parties/presence.ts';
import { placeStore } from './orders/places.ts';
import type { PlaceStore } from './orders/places.ts';
import { secondFactorStore } from './accounts/second-factors.ts';
import type { SecondFactorStore } from './accounts/second-factors.ts';
import { staffAccountStore } from './staff/staff-accounts.ts';
import type { StaffAccountStore } from './staff/staff-accounts.ts';
import { sessionSnapshotReader } from './accounts/session-snapshot.ts';
import type { ReadSessionSnapshot } from './accounts/session-snapshot.ts';
import { sessionStore } from './accounts/sessions.ts';
import type { SessionStore } from './accounts/sessions.ts';
import { idleAccountStore } from './accounts/idle-accounts.ts';
import type { IdleAccountStore } from './accounts/idle-accounts.ts';
import { addressStore } from './orders/addresses.ts';
import type { AddressStore } from './orders/addresses.ts';
import { boughtLetterStore, type BoughtLetterStore } from './orders/bought-letters.ts';
import { buyerStore, type BuyerStore } from './orders/buyers.ts';
import { dispatchStore } from './orders/dispatches.ts';
import type { DispatchStore } from './orders/dispatches.ts';
import { keepsakeStore } from './shop/keepsakes.ts';
import type { KeepsakeStore } from './shop/keepsakes.ts';
import { saleStore } from './shop/sales.ts';
import type { SaleStore } from './shop/sales.ts';
import { withdrawalStore } from './orders/withdrawals.ts';
import type { WithdrawalStore } from './orders/withdrawals.ts';

export interface Stores {
  readonly accounts: AccountStore;
  readonly readSessionSnapshot: ReadSessionSnapshot;
  readonly sessions: SessionStore;
  readonly knownDevices: KnownDeviceStore;
  readonly orders: OrderStore;
  readonly attempts: AttemptStore;
  readonly counters: LimitStore;
  readonly outbox: OutboxStore;
  readonly arrivalMails: ArrivalMailStore;
  readonly passwordResets: MailLinkStore;
  readonly emailProofs: MailLinkStore;
  readonly newsletter: NewsletterStore;
  readonly notebook: NotebookStore;
  readonly withdrawals: WithdrawalStore;
  readonly sales: SaleStore;
  readonly addresses: AddressStore;
  readonly boughtLetters: BoughtLetterStore;
  readonly buyers: BuyerStore;
  readonly dispatches: DispatchStore;
  readonly idleAccounts: IdleAccountStore;
  readonly keepsakes: KeepsakeStore;
  readonly promotionCopies: PromotionCopyStore;
  readonly probes: ProbeStore;
  readonly parties: PartyStore;
  readonly presence: PresenceStore;
  readonly erase: Erase;
  readonly commit: Commit;
  readonly secondFactors: SecondFactorStore;
  readonly staffAccounts: StaffAccountStore;
  readonly places: PlaceStore;
  readonly staff: StaffStore;
  readonly editions: EditionStore;
  readonly reachable: () => Promise<boolean>;
}

export function openStores(db: Database): Stores {
  return {
    accounts: accountStore(db),
    readSessionSnapshot: sessionSnapshotReader(db),
    sessions: sessionStore(db),
    knownDevices: knownDeviceStore(db),
    orders: orderStore(db),
    attempts: attemptStore(db),
    counters: limitStore(db),
    outbox: outboxStore(db),
    arrivalMails: arrivalMailStore(db),
    passwordResets: mailLinkStore(db, 'password_resets'),
    emailProofs: mailLinkStore(db, 'email_proofs'),
    newsletter: newsletterStore(db),
    notebook: notebookStore(db),
    withdrawals: withdrawalStore(db),
    sales: saleStore(db),
    addresses: addressStore(db),
    boughtLetters: boughtLetterStore(db),
    buyers: buyerStore(db),
    dispatches: dispatchStore(db),
    idleAccounts: idleAccountStore(db),
    keepsakes: keepsakeStore(db),
    promotionCopies: promotionCopyStore(db),
    probes: probeStore(db),
    parties: partyStore(db),
    presence: presenceStore(db),
    erase: (account, now) => eraseAccount(db, account, now),
    commit: openCommit(db),
    secondFactors: secondFactorStore(db),
    staffAccounts: staffAccountStore(db),
    places: placeStore(db),
    staff: staffStore(db),
    editions: editionStore(db),
    reachable: () => isReachable(db),
  };
}
