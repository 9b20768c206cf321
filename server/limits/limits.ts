import type { Clock } from '../platform/clock.ts';
import { createKeyedMutex } from '../platform/limit-concurrency.ts';
import type { LimitStore } from '../store/limits.ts';
import type { MostJoinings } from '../store/parties/parties.ts';
import {
  requestLimit,
  createNetworkLimit,
  concurrencyLimitPerNetwork,
  failureLimit,
  guessLimit,
} from './network-limits.ts';
import { createInstruments } from './instruments.ts';
import { createSharedCounters, type CounterOptions } from './shared-counters.ts';
import {
  createBackoff,
  exponentialBackoff,
  isRefusedWith,
  type ExponentialBackoff,
  type LimitParts,
  type BackoffDelay,
} from './backoff.ts';
import type { LimitMonitor } from './limit-monitor.ts';

/** Identifies who tries a code: the account if logged in, else the address. */
export interface Guesser {
  readonly address: string;
  readonly accountId?: number | undefined;
}

/** The same for somebody without an account. */
export interface DeviceGuesser {
  readonly address: string;
  readonly device: string;
}

/** Runs `work`, and refuses with the seconds left after too many failures of this person. */
export interface PersonalFailureLimit {
  judge<T>(person: string, work: () => Promise<T>): Promise<T>;
  forget(person: string): Promise<void>;
}

/** Counts every request of a person. */
export type PersonalRequestLimit = (person: string) => Promise<void>;

/** All rate limits except those of answers, which are columns of the order. */
export type Limits = ReturnType<typeof createLimits>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PASSWORD: ExponentialBackoff = { free: 5, first: 10, longest: 120 };
const MAIL: ExponentialBackoff = { free: 5, first: 60, longest: 900 };
const PREPARATIONS: ExponentialBackoff = { free: 30, first: 60, longest: 900 };
const PARTY_INVITATIONS: ExponentialBackoff = { free: 20, first: 60, longest: 900 };
const PARTY_STREAMS: ExponentialBackoff = { free: 60, first: 1, longest: 30 };
const PARTY_SCREENS: ExponentialBackoff = { free: 60, first: 1, longest: 30 };
/** Wrong invitations of a device; a network may make ten times as many. */
const TYPED_INVITATIONS: ExponentialBackoff = { free: 3, first: 10, longest: 600 };
/** Guests who may join a party in a day. */
export const JOININGS: MostJoinings = { most: 30, windowMs: DAY };
/** Open streams of a member in one process. */
export const MOST_STREAMS_OF_MEMBER = 4;

const usualCodeDelay = exponentialBackoff({ free: 100, first: 60, longest: DAY / SECOND });
const FEW_CODES = exponentialBackoff({ free: 3, first: 60, longest: 900 });
/**
 * Used while this network or the whole site shows guessing: short waits after a typing error, then one
 * attempt a day.
 */
const codeDelayUnderAttack: BackoffDelay = (tries) => (tries <= 20 ? FEW_CODES(tries) : DAY);

export function createLimits(
  store: LimitStore,
  clock: Clock,
  limitMonitor: LimitMonitor,
  options: CounterOptions,
) {
  const counters = createSharedCounters(store, clock, options);
  const parts: LimitParts = { counters, clock, limitMonitor, runExclusive: createKeyedMutex() };
  const failures = (name: string, most: number, maxOnSite: number | undefined, statuses: readonly number[]) =>
    failureLimit(
      parts,
      { name, most, windowMs: MINUTE, ...(maxOnSite !== undefined && { maxOnSite }) },
      statuses,
    );
  const cost = (name: string, most: number, windowMs: number) =>
    requestLimit(parts, { name, most, windowMs });
  return {
    /** Activating a code, asking whether it is free and typing it elsewhere count together. */
    codes: codeGuesses(parts),
    /** Keyed by `personOf` of accounts/known-device.ts. */
    password: passwordFailures(parts, 'password'),
    secondFactor: passwordFailures(parts, 'second-factor'),
    login: failures('login', 60, 3000, [401]),
    registration: failures('registration', 60, 3000, [400, 409]),
    /** Using a mailed link, to set a password or to prove an e-mail. */
    newPassword: failures('new-password', 60, 1000, [401, 403]),
    promotions: failures('promotions', 120, 3000, [404]),
    /** Calls of those who play without an account: each is judged. */
    trial: cost('trial', 300, MINUTE),
    /** The six signs of an invitation to a party, which people without an account may guess. */
    invitations: invitationGuesses(parts),
    /** The address of an invitation, which nobody can guess. */
    invitationLinks: failures('invitation-links', 60, 1000, [404]),
    /** Links to the pages of a buyer. */
    buyerLinks: failures('buyer-links', 60, 3000, [404]),
    /** Concurrent password hashes of one network. */
    hashing: concurrencyLimitPerNetwork(60),
    /** New accounts: each costs a hash and a permanent row. */
    newAccounts: cost('new-accounts', 600, HOUR),
    /** Free copies of promotions; more get the reduced price. */
    freeCopies: createNetworkLimit(parts, { name: 'free-copies', most: 2, windowMs: DAY }),
    /** Copies of a promotion that are kept: each is a permanent row. */
    keptCopies: createNetworkLimit(parts, { name: 'promotion-copies', most: 60, windowMs: HOUR }),
    resets: cost('resets', 60, MINUTE),
    withdrawals: cost('withdrawals', 30, HOUR),
    unsubscriptions: cost('unsubscriptions', 60, MINUTE),
    /** Requests for a link that proves an e-mail; separate from password links, which the owner needs. */
    proofLinks: cost('proof-links', 120, HOUR),
    /** Above this limit declarations are still accepted, but staff send the receipt. */
    withdrawalReceipts: createNetworkLimit(parts, {
      name: 'withdrawal-receipts',
      most: 30,
      windowMs: HOUR,
      maxOnSite: 60,
    }),
    /** By mailbox, so that nobody's mailbox is flooded. */
    resetMails: mailLimit(parts, 'reset-mails'),
    withdrawalMails: mailLimit(parts, 'withdrawal-mails'),
    proofMails: mailLimit(parts, 'proof-mails'),
    arrivalMails: mailLimit(parts, 'arrival-mails'),
    /** Changes that a buyer makes to the letters of a sale. */
    preparations: personalLimit(parts, 'preparations', PREPARATIONS, HOUR),
    /** Invitations by the holder of a party, and openings of streams by each of its members. */
    partyInvitations: personalLimit(parts, 'party-invitations', PARTY_INVITATIONS, HOUR),
    partyStreams: personalLimit(parts, 'party-streams', PARTY_STREAMS, MINUTE),
    /** Telephones that are put away: the other members are told of each one. */
    partyScreens: personalLimit(parts, 'party-screens', PARTY_SCREENS, MINUTE),
    instruments: createInstruments(parts, store),
    /** Reports of a place by a player. */
    report: reportLimit(parts),
    /** Writes pending counts to the database; happens every second anyway. */
    flush: () => counters.flush(),
    stop: () => counters.stop(),
  };
}

/** A success does not reset the count: otherwise the owner of one letter could guess without end. */
function codeGuesses(parts: LimitParts) {
  const WRONG = [403, 404];
  const backoff = createBackoff(parts, { name: 'codes', memoryMs: 2 * DAY });
  const network = createNetworkLimit(parts, { name: 'codes', most: 120, windowMs: HOUR, maxOnSite: 1000 });
  return async <T>({ address, accountId }: Guesser, work: () => Promise<T>): Promise<T> => {
    const counted = () =>
      work().catch((error: unknown) => {
        if (isRefusedWith(error, WRONG)) {
          network.count(address);
          parts.limitMonitor.failed('codes');
        }
        throw error;
      });
    if (accountId === undefined) return counted();
    const delayAfter = (await network.isSuspicious(address)) ? codeDelayUnderAttack : usualCodeDelay;
    return backoff.judge(`account:${accountId}`, WRONG, delayAfter, counted);
  };
}

function passwordFailures(parts: LimitParts, name: string): PersonalFailureLimit {
  const backoff = createBackoff(parts, { name, memoryMs: HOUR });
  return {
    async judge(person, work) {
      const result = await backoff.judge(person, [401], exponentialBackoff(PASSWORD), work);
      await backoff.forget(person);
      return result;
    },
    forget: (person) => backoff.forget(person),
  };
}

/** The signs are short: what is said of one network must be said before they are looked up. */
function invitationGuesses(parts: LimitParts) {
  const WRONG = [404];
  const name = 'invitations';
  const own = createBackoff(parts, { name, memoryMs: HOUR });
  const delay = exponentialBackoff(TYPED_INVITATIONS);
  const network = guessLimit(parts, { name, most: 30, windowMs: 10 * MINUTE, maxOnSite: 1000 }, WRONG);
  return <T>({ address, device }: DeviceGuesser, work: () => Promise<T>): Promise<T> =>
    own.judge(device, WRONG, delay, () => network(address, work));
}

function personalLimit(
  parts: LimitParts,
  name: string,
  waits: ExponentialBackoff,
  memoryMs: number,
): PersonalRequestLimit {
  const backoff = createBackoff(parts, { name, memoryMs });
  return (person) => backoff.take(person, exponentialBackoff(waits));
}

const mailLimit = (parts: LimitParts, name: string): PersonalRequestLimit =>
  personalLimit(parts, name, MAIL, HOUR);

function reportLimit(parts: LimitParts) {
  const backoff = createBackoff(parts, { name: 'report', memoryMs: HOUR });
  return (orderId: number) => backoff.take(`order:${orderId}`, () => 10 * SECOND);
}
