import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Clock } from '../clock.ts';
import type { Consumption, LimitStore } from '../store/limits.ts';

export interface LimiterOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Seconds of the longest wait that is ever set under a key, where some are longer than `seconds`. */
  readonly longest?: number;
}

/**
 * The limiter of rate-limiter-flexible on our own table: every process sees the same counts, and the time is ours.
 * The underscored methods are the ones the package asks a store to write.
 */
export class DatabaseLimiter extends RateLimiterStoreAbstract {
  private readonly store: LimitStore;
  private readonly clock: Clock;
  private readonly longestMs: number;

  constructor(store: LimitStore, clock: Clock, { name, points, seconds, longest = seconds }: LimiterOptions) {
    super({ storeClient: null, keyPrefix: name, points, duration: seconds });
    this.store = store;
    this.clock = clock;
    this.longestMs = longest * 1000;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expiresAt }: Consumption): RateLimiterRes {
    const wait = expiresAt === null ? -1 : Math.max(expiresAt - this.clock(), 0);
    return new RateLimiterRes(Math.max(this.points - points, 0), wait, points, points === changedPoints);
  }

  _get(key: string): Promise<Consumption | null> {
    return this.store.read(key, this.clock(), this.longestMs);
  }

  _delete(key: string): Promise<boolean> {
    return this.store.remove(key);
  }

  _upsert(key: string, points: number, milliseconds: number, forceExpire = false): Promise<Consumption> {
    const now = this.clock();
    const expiresAt = milliseconds > 0 ? now + milliseconds : null;
    return this.store.add(key, points, { expiresAt, now, longestMs: this.longestMs, restart: forceExpire });
  }
}
