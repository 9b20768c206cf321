import type { Clock } from '../clock.ts';
import { Refusal, tooManyTries } from '../errors.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import { accountKey, addressKey } from './subject.ts';
import type { Subject } from './subject.ts';

/** Does the work unless too many failures were counted; counts the refusal the work throws. */
export type FailureLimit = <T>(subject: Subject, work: () => Promise<T>) => Promise<T>;

export interface FailuresAMinute {
  readonly name: string;
  readonly byAddress: number;
  readonly byAccount?: number;
  /** Which refusals are failures of whoever asks. */
  readonly statuses: readonly number[];
}

const MINUTE = 60;

/** Counts failures alone: who is right never waits for it. */
export function failureLimit(store: LimitStore, clock: Clock, allowed: FailuresAMinute, onRefusal: (limit: string) => void): FailureLimit {
  const { name, statuses } = allowed;
  const addresses = new DatabaseLimiter(store, clock, { name: `${name}-address`, points: allowed.byAddress, seconds: MINUTE });
  const accounts = new DatabaseLimiter(store, clock, { name: `${name}-account`, points: allowed.byAccount ?? 0, seconds: MINUTE });

  function countersOf({ address, accountId }: Subject): Counter[] {
    const byAddress = { limiter: addresses, key: addressKey(address) };
    if (accountId === undefined || allowed.byAccount === undefined) return [byAddress];
    return [byAddress, { limiter: accounts, key: accountKey(accountId) }];
  }

  return async (subject, work) => {
    const counters = countersOf(subject);
    for (const counter of counters) await guard(counter, () => onRefusal(name));
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && statuses.includes(error.status)) await count(counters);
      throw error;
    }
  };
}

interface Counter {
  readonly limiter: DatabaseLimiter;
  readonly key: string;
}

async function guard({ limiter, key }: Counter, onRefusal: () => void): Promise<void> {
  const consumed = await limiter.get(key);
  if (!consumed || consumed.consumedPoints < limiter.points) return;
  onRefusal();
  throw tooManyTries(consumed.msBeforeNext);
}

async function count(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.penalty(key);
}
