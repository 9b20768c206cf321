import { accountStore, type Account } from './accounts/accounts.ts';
import { arrivalMailStore } from './orders/arrival-mails.ts';
import { attemptStore } from './orders/attempts.ts';
import { openCommit } from './commit/commit.ts';
import { eraseAccount } from './accounts/erase-account.ts';
import { knownDeviceStore } from './accounts/known-devices.ts';
import { limitStore } from './limits.ts';
import { mailLinkStore } from './accounts/mail-links.ts';
import { notebookStore } from './orders/notebook.ts';
import { newsletterStore } from './newsletter.ts';
import { isReachable, type Database } from './database/open-database.ts';
import { promotionCopyStore } from './orders/promotion-copies.ts';
import { orderStore } from './orders/orders.ts';
import { probeStore } from './orders/probes.ts';
import { outboxStore } from './outbox.ts';
import { editionStore } from './staff/editions.ts';
import { staffStore } from './staff/staff.ts';
import { partyStore } from './parties/parties.ts';
import { presenceStore } from './parties/presence.ts';
import { placeStore } from './orders/places.ts';
import { secondFactorStore } from './accounts/second-factors.ts';
import { staffAccountStore } from './staff/staff-accounts.ts';
import { sessionSnapshotReader } from './accounts/session-snapshot.ts';
import { sessionStore } from './accounts/sessions.ts';
import { idleAccountStore } from './accounts/idle-accounts.ts';
import { addressStore } from './orders/addresses.ts';
import { boughtLetterStore } from './orders/bought-letters.ts';
import { buyerStore } from './orders/buyers.ts';
import { dispatchStore } from './orders/dispatches.ts';
import { keepsakeStore } from './shop/keepsakes.ts';
import { saleStore } from './shop/sales.ts';
import { withdrawalStore } from './orders/withdrawals.ts';

export type Stores = Readonly<ReturnType<typeof openStores>>;

export function openStores(db: Database) {
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
    erase: (person: Pick<Account, 'id'>, now: number) => eraseAccount(db, person, now),
    commit: openCommit(db),
    secondFactors: secondFactorStore(db),
    staffAccounts: staffAccountStore(db),
    places: placeStore(db),
    staff: staffStore(db),
    editions: editionStore(db),
    reachable: () => isReachable(db),
  };
}
