import type { Clock } from '../clock.ts';
import type { LimitStore } from '../store/limits.ts';
import { DatabaseLimiter } from './database-limiter.ts';
import type { LimiterOptions } from './database-limiter.ts';
import { addressKey } from './subject.ts';
import type { Subject } from './subject.ts';
import { takePlace } from './take-place.ts';

/** Counts every try of an address, right or wrong: each may send a mail to somebody. */
export type TryLimit = (subject: Subject) => Promise<void>;

export function tryLimit(store: LimitStore, clock: Clock, options: LimiterOptions, onRefusal: (limit: string) => void): TryLimit {
  const limiter = new DatabaseLimiter(store, clock, options);
  return ({ address }) => takePlace(limiter, addressKey(address), () => onRefusal(options.name));
}
