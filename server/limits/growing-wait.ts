import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import { hashKey } from './subject.ts';
import { takePlace } from './take-place.ts';

export interface GrowingWait {
  /** Takes the right to try once; refuses with the seconds left when it is too early. */
  enter(name: string): Promise<void>;
  /** The try was right: nothing is remembered. */
  clear(name: string): Promise<void>;
}

/** Seconds: the wait after the last free try, which doubles with each try, and the longest there is. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

const FREE_TRIES = 5;
const MEMORY = 3600;

/** Some tries are free, then each one opens a longer wait; tries sent at the same moment share one place. Nobody is ever locked out for good. */
export function growingWait(
  store: LimitStore,
  clock: Clock,
  { name, first, longest }: Waits & { readonly name: string },
  onRefusal: (limit: string) => void,
): GrowingWait {
  const tries = new DatabaseLimiter(store, clock, { name: `${name}-tries`, points: Number.MAX_SAFE_INTEGER, seconds: MEMORY });
  const waits = new DatabaseLimiter(store, clock, { name: `${name}-wait`, points: 1, seconds: longest });
  const waitAfter = (made: number): number => Math.min(longest, first * 2 ** (made - FREE_TRIES));

  /** A try that was refused is none: it opens no longer wait. */
  async function refuse(key: string): Promise<void> {
    await tries.reward(key);
    onRefusal(name);
  }

  return {
    async enter(subject) {
      const key = hashKey(subject);
      const { consumedPoints } = await tries.penalty(key);
      if (consumedPoints >= FREE_TRIES) await takePlace(waits, key, () => refuse(key), waitAfter(consumedPoints));
    },
    async clear(subject) {
      await tries.delete(hashKey(subject));
      await waits.delete(hashKey(subject));
    },
  };
}
