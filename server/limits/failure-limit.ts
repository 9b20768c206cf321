import type { Clock } from '../clock.ts';
import { Refusal, tooManyTries } from '../errors.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import type { LimiterOptions } from './database-limiter.ts';
import { siteBudget } from './site-budget.ts';
import { accountKey, addressKey } from './subject.ts';
import type { Subject } from './subject.ts';
import type { Watch } from './watch.ts';

/** Does the work unless too many failures were counted; counts the refusal the work throws. */
export type FailureLimit = <T>(subject: Subject, work: () => Promise<T>) => Promise<T>;

export interface FailuresAllowed {
  readonly name: string;
  /** A minute. Many people may share an address: it waits a minute at most. */
  readonly byAddress: number;
  /** A minute. An account is one person: who spends it again and again waits longer and longer. */
  readonly byAccount?: number;
  /** An hour, from everybody. Once it is spent, each address and account has `underSiege` failures a minute. */
  readonly bySite?: number;
  /** Which refusals are failures of whoever asks. */
  readonly statuses: readonly number[];
}

const MINUTE = 60;
const HOUR = 3600;
const LONGEST_WAIT = 15 * MINUTE;
/** Enough for whoever reads a code wrongly off a letter, even for a family behind one address. */
const UNDER_SIEGE = 20;

/** Counts failures alone: who is right never waits for it. */
export function failureLimit(store: LimitStore, clock: Clock, allowed: FailuresAllowed, watch: Watch): FailureLimit {
  const { name, statuses, bySite } = allowed;
  const limiter = (whom: string, points: number, lasting: Pick<LimiterOptions, 'seconds' | 'longest'>) =>
    new DatabaseLimiter(store, clock, { name: `${name}-${whom}`, points, ...lasting });
  const addresses = limiter('address', allowed.byAddress, { seconds: MINUTE });
  const accounts = limiter('account', allowed.byAccount ?? 0, { seconds: MINUTE, longest: LONGEST_WAIT });
  const exhaustions = limiter('account-again', Number.MAX_SAFE_INTEGER, { seconds: HOUR });
  const site = bySite === undefined ? null : siteBudget(store, clock, { name, points: bySite }, () => watch.overBudget(name));

  function countersOf({ address, accountId }: Subject): Counter[] {
    const byAddress = { limiter: addresses, key: addressKey(address), exhaustions: null };
    if (accountId === undefined || allowed.byAccount === undefined) return [byAddress];
    return [byAddress, { limiter: accounts, key: accountKey(accountId), exhaustions }];
  }

  async function fail(counters: readonly Counter[]): Promise<void> {
    watch.failed(name);
    await site?.spend();
    for (const counter of counters) await count(counter);
  }

  return async (subject, work) => {
    const counters = countersOf(subject);
    const most = (await site?.isSpent()) ? UNDER_SIEGE : Number.POSITIVE_INFINITY;
    for (const counter of counters) await guard(counter, most, () => watch.refused(name));
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && statuses.includes(error.status)) await fail(counters);
      throw error;
    }
  };
}

interface Counter {
  readonly limiter: DatabaseLimiter;
  readonly key: string;
  /** How often it was spent within the hour, where the waits grow. */
  readonly exhaustions: DatabaseLimiter | null;
}

async function guard({ limiter, key }: Counter, most: number, onRefusal: () => void): Promise<void> {
  const consumed = await limiter.get(key);
  if (!consumed || consumed.consumedPoints < Math.min(limiter.points, most)) return;
  onRefusal();
  throw tooManyTries(consumed.msBeforeNext);
}

async function count({ limiter, key, exhaustions }: Counter): Promise<void> {
  const { consumedPoints } = await limiter.penalty(key);
  if (exhaustions === null || consumedPoints !== limiter.points) return;
  const { consumedPoints: times } = await exhaustions.penalty(key);
  if (times > 1) await limiter.block(key, Math.min(LONGEST_WAIT, MINUTE * 2 ** (times - 1)));
}
