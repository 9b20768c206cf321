import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { failureLimit } from './failure-limit.ts';
import type { FailureLimit, FailuresAllowed } from './failure-limit.ts';
import { growingWait } from './growing-wait.ts';
import type { GrowingWait } from './growing-wait.ts';
import { pace } from './pace.ts';
import type { Pace } from './pace.ts';
import { siteBudget } from './site-budget.ts';
import type { SiteBudget } from './site-budget.ts';
import { tryLimit } from './try-limit.ts';
import type { TryLimit } from './try-limit.ts';
import type { Watch } from './watch.ts';

/** Every limit of the site but those of answers, which are counted where the answer is stored: the waits of a step, and `answerLimit`. */
export interface Limits {
  /** Activating a code and asking whether it is free are the same guess. */
  readonly codes: FailureLimit;
  readonly login: FailureLimit;
  readonly registration: FailureLimit;
  /** Accounts made: each costs a hash, and a row that stays. */
  readonly newAccounts: TryLimit;
  readonly promotions: FailureLimit;
  /** By e-mail, whatever the address it comes from. */
  readonly password: GrowingWait;
  /** By account: six digits are soon guessed. */
  readonly secondFactor: GrowingWait;
  readonly recognise: Pace;
  /** Asking for a new password, by address; and by e-mail, so that nobody's box is filled. */
  readonly resets: TryLimit;
  readonly resetMails: GrowingWait;
  /** Of links that were mailed: for another password, or to prove a mail. */
  readonly newPassword: FailureLimit;
  /** Asking for the link that proves a mail, by address and by e-mail: apart from the one for a password, which its owner needs. */
  readonly proofLinks: TryLimit;
  readonly proofMails: GrowingWait;
  readonly unsubscriptions: TryLimit;
  /** A receipt goes to whatever address is written: few an hour, by address and by e-mail. */
  readonly withdrawals: TryLimit;
  readonly withdrawalMails: GrowingWait;
  /** What the whole site sends in an hour; beyond it a declaration is received all the same, and a person sends its receipt. */
  readonly withdrawalReceipts: SiteBudget;
  /** What players say of a place. */
  readonly report: Pace;
}

const MINUTE = 60;
const HOUR = 3600;

/** A class of schoolchildren may share one address: the counts a minute are wide. */
export function createLimits(store: LimitStore, clock: Clock, watch: Watch): Limits {
  const onRefusal = (limit: string): void => watch.refused(limit);
  const failures = (allowed: FailuresAllowed) => failureLimit(store, clock, allowed, watch);
  const tries = (name: string, points: number, seconds: number) => tryLimit(store, clock, { name, points, seconds }, onRefusal);
  const mails = (name: string) => growingWait(store, clock, { name, first: 60, longest: 900 }, onRefusal);
  return {
    codes: failures({ name: 'codes', byAddress: 120, byAccount: 100, bySite: 1000, statuses: [403, 404] }),
    login: failures({ name: 'login', byAddress: 60, bySite: 3000, statuses: [401] }),
    registration: failures({ name: 'registration', byAddress: 60, bySite: 3000, statuses: [400, 409] }),
    newAccounts: tries('new-accounts', 600, HOUR),
    password: growingWait(store, clock, { name: 'password', first: 10, longest: 120 }, onRefusal),
    promotions: failures({ name: 'promotions', byAddress: 120, statuses: [404] }),
    recognise: pace(store, clock, 'recognise', onRefusal),
    resets: tries('resets', 60, MINUTE),
    resetMails: mails('reset-mails'),
    newPassword: failures({ name: 'new-password', byAddress: 60, bySite: 1000, statuses: [401, 403] }),
    proofLinks: tries('proof-links', 120, HOUR),
    proofMails: mails('proof-mails'),
    unsubscriptions: tries('unsubscriptions', 60, MINUTE),
    withdrawals: tries('withdrawals', 30, HOUR),
    withdrawalMails: mails('withdrawal-mails'),
    withdrawalReceipts: siteBudget(store, clock, { name: 'withdrawal-receipts', points: 60 }, () =>
      watch.overBudget('withdrawal-receipts'),
    ),
    secondFactor: growingWait(store, clock, { name: 'second-factor', first: 10, longest: 120 }, onRefusal),
    report: pace(store, clock, 'report', onRefusal),
  };
}
