import type { Clock } from '../clock.ts';
import { createTurns } from '../game/one-at-a-time.ts';
import type { LimitStore } from '../store/limits.ts';
import { costLimit, createCrowd, shareOf, wrongTries } from './crowd.ts';
import type { Cost, Crowd, WrongTries } from './crowd.ts';
import { createInstruments } from './instruments.ts';
import type { Instruments } from './instruments.ts';
import { createTally } from './tally.ts';
import type { TallyOptions } from './tally.ts';
import { createWaits, doubling, isRefusedWith } from './waits.ts';
import type { Doubling, LimitParts, WaitAfter } from './waits.ts';
import type { Watch } from './watch.ts';

/** Who guesses a code: an account where there is one. */
export interface Guesser {
  readonly address: string;
  readonly accountId?: number | undefined;
}

/** Judges what a person tries; refuses with the seconds left after too many wrong tries of that person. */
export interface PersonalTries {
  judge<T>(person: string, work: () => Promise<T>): Promise<T>;
  forget(person: string): Promise<void>;
}

/** Counts what a person asks for, right or wrong. */
export type PersonalTurns = (person: string) => Promise<void>;

/** Every limit of the site but those of an answer, which are counted in the row of its letter. */
export interface Limits {
  /** Activating a code, asking whether it is free and naming it elsewhere are the same guess. */
  readonly codes: <T>(guesser: Guesser, work: () => Promise<T>) => Promise<T>;
  /** By the person who knows the account: `personOf` of accounts/known-device.ts. */
  readonly password: PersonalTries;
  readonly secondFactor: PersonalTries;
  readonly login: WrongTries;
  readonly registration: WrongTries;
  /** Using a link that was mailed: for another password, or to prove a mail. */
  readonly newPassword: WrongTries;
  readonly promotions: WrongTries;
  /** Password hashes that one network has going on or waiting. */
  readonly hashing: WrongTries;
  /** Accounts made: each costs a hash, and a row that stays. */
  readonly newAccounts: Cost;
  /** Copies of a promotion taken, by whoever solved it. */
  readonly promotionCopies: Cost;
  readonly resets: Cost;
  readonly withdrawals: Cost;
  readonly unsubscriptions: Cost;
  /** Asking for the link that proves a mail: apart from the one for a password, which its owner needs. */
  readonly proofLinks: Cost;
  /** Beyond it a declaration is received all the same, and a person sends its receipt. */
  readonly withdrawalReceipts: Crowd;
  /** By mailbox, so that nobody's is filled. */
  readonly resetMails: PersonalTurns;
  readonly withdrawalMails: PersonalTurns;
  readonly proofMails: PersonalTurns;
  readonly instruments: Instruments;
  /** What a player says of a place. */
  readonly report: (orderId: number) => Promise<void>;
  /** Writes what was counted in memory, as happens every second. */
  readonly share: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PASSWORD: Doubling = { free: 5, first: 10, longest: 120 };
const MAIL: Doubling = { free: 5, first: 60, longest: 900 };
const codesInPeace = doubling({ free: 100, first: 60, longest: DAY / SECOND });
const FEW_CODES = doubling({ free: 3, first: 60, longest: 900 });
/** While somebody guesses from the same networks or from everywhere: short waits for whoever reads a code wrongly off a letter, one a day for who goes on. */
const codesUnderSiege: WaitAfter = (tries) => (tries <= 20 ? FEW_CODES(tries) : DAY);

export function createLimits(store: LimitStore, clock: Clock, watch: Watch, options: TallyOptions): Limits {
  const tally = createTally(store, clock, options);
  const parts: LimitParts = { tally, clock, watch, inTurn: createTurns() };
  const wrong = (name: string, most: number, bySite: number | undefined, statuses: readonly number[]) =>
    wrongTries(parts, { name, most, lastsMs: MINUTE, ...(bySite !== undefined && { bySite }) }, statuses);
  const cost = (name: string, most: number, lastsMs: number) => costLimit(parts, { name, most, lastsMs });
  return {
    codes: codeGuesses(parts),
    password: passwordTries(parts, 'password'),
    secondFactor: passwordTries(parts, 'second-factor'),
    login: wrong('login', 60, 3000, [401]),
    registration: wrong('registration', 60, 3000, [400, 409]),
    newPassword: wrong('new-password', 60, 1000, [401, 403]),
    promotions: wrong('promotions', 120, 3000, [404]),
    hashing: shareOf(60),
    newAccounts: cost('new-accounts', 600, HOUR),
    promotionCopies: cost('promotion-copies', 60, HOUR),
    resets: cost('resets', 60, MINUTE),
    withdrawals: cost('withdrawals', 30, HOUR),
    unsubscriptions: cost('unsubscriptions', 60, MINUTE),
    proofLinks: cost('proof-links', 120, HOUR),
    withdrawalReceipts: createCrowd(parts, { name: 'withdrawal-receipts', most: 30, lastsMs: HOUR, bySite: 60 }),
    resetMails: mailTurns(parts, 'reset-mails'),
    withdrawalMails: mailTurns(parts, 'withdrawal-mails'),
    proofMails: mailTurns(parts, 'proof-mails'),
    instruments: createInstruments(parts, store),
    report: reports(parts),
    share: () => tally.share(),
    stop: () => tally.stop(),
  };
}

/** A right code does not make the wrong ones forgotten: whoever has one letter would guess for ever. */
function codeGuesses(parts: LimitParts): Limits['codes'] {
  const WRONG = [403, 404];
  const waits = createWaits(parts, { name: 'codes', memoryMs: 2 * DAY });
  const crowd = createCrowd(parts, { name: 'codes', most: 120, lastsMs: HOUR, bySite: 1000 });
  return async ({ address, accountId }, work) => {
    const counted = () =>
      work().catch((error: unknown) => {
        if (isRefusedWith(error, WRONG)) {
          crowd.count(address);
          parts.watch.failed('codes');
        }
        throw error;
      });
    if (accountId === undefined) return counted();
    const waitAfter = (await crowd.isSuspicious(address)) ? codesUnderSiege : codesInPeace;
    return waits.judge(`account:${accountId}`, WRONG, waitAfter, counted);
  };
}

function passwordTries(parts: LimitParts, name: string): PersonalTries {
  const waits = createWaits(parts, { name, memoryMs: HOUR });
  return {
    async judge(person, work) {
      const result = await waits.judge(person, [401], doubling(PASSWORD), work);
      await waits.forget(person);
      return result;
    },
    forget: (person) => waits.forget(person),
  };
}

function mailTurns(parts: LimitParts, name: string): PersonalTurns {
  const waits = createWaits(parts, { name, memoryMs: HOUR });
  return (mailbox) => waits.take(mailbox, doubling(MAIL));
}

function reports(parts: LimitParts): Limits['report'] {
  const waits = createWaits(parts, { name: 'report', memoryMs: HOUR });
  return (orderId) => waits.take(`order:${orderId}`, () => 10 * SECOND);
}
