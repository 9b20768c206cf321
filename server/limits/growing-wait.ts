import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { tooManyTries } from '../errors.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import { hashKey } from './subject.ts';

export interface GrowingWait {
  /** Takes the right to try once; refuses with the seconds left when it is too early. */
  enter(name: string): Promise<void>;
  /** The try was right: nothing is remembered. */
  clear(name: string): Promise<void>;
}

const FREE_TRIES = 5;
const FIRST_WAIT = 10;
const LONGEST_WAIT = 120;
const MEMORY = 3600;

/** Seconds between the n-th try and the next one: nobody is ever locked out for good. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - FREE_TRIES));

/** Some tries are free, then each one opens a longer wait; tries sent at the same moment share one place. */
export function growingWait(store: LimitStore, clock: Clock, name: string, onRefusal: (limit: string) => void): GrowingWait {
  const tries = new DatabaseLimiter(store, clock, { name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: MEMORY });
  const waits = new DatabaseLimiter(store, clock, { name: `${name}-wait`, points: 1, seconds: LONGEST_WAIT });

  async function takePlace(key: string, made: number): Promise<void> {
    try {
      await waits.consume(key, 1, { customDuration: waitAfter(made) });
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await tries.reward(key);
      onRefusal(name);
      throw tooManyTries(refusal.msBeforeNext);
    }
  }

  return {
    async enter(subject) {
      const key = hashKey(subject);
      const { consumedPoints } = await tries.penalty(key);
      if (consumedPoints >= FREE_TRIES) await takePlace(key, consumedPoints);
    },
    async clear(subject) {
      await tries.delete(hashKey(subject));
      await waits.delete(hashKey(subject));
    },
  };
}
