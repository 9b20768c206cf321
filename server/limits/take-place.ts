import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyTries } from '../errors.ts';
import type { DatabaseLimiter } from './database-limiter.ts';

/** Takes one point under the key; refuses with the seconds left when there is none. */
export async function takePlace(limiter: DatabaseLimiter, key: string, onRefusal: () => unknown, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await onRefusal();
    throw tooManyTries(refusal.msBeforeNext);
  }
}
