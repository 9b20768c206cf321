import { isAhead } from '../../engine/story/timings.ts';
import type { Clock } from '../platform/clock.ts';
import { HttpError, tooManyTries } from '../platform/errors.ts';
import type { RunExclusive } from '../platform/limit-concurrency.ts';
import { hashKey } from './networks.ts';
import type { SharedCounters } from './shared-counters.ts';
import type { LimitMonitor } from './limit-monitor.ts';

/** Dependencies shared by all limits. */
export interface LimitParts {
  readonly counters: SharedCounters;
  readonly clock: Clock;
  readonly limitMonitor: LimitMonitor;
  readonly runExclusive: RunExclusive;
}

/** Milliseconds to wait after so many attempts; 0: none. */
export type BackoffDelay = (tries: number) => number;

/** `free` attempts without a wait, then waits of `first` seconds that double up to `longest`. */
export interface ExponentialBackoff {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

export const exponentialBackoff =
  ({ free, first, longest }: ExponentialBackoff): BackoffDelay =>
  (tries) =>
    tries < free ? 0 : 1000 * Math.min(longest, first * 2 ** (tries - free));

/** Delays repeated attempts of one person: an account, a known device, an order or a mailbox. */
export interface Backoff {
  /** Refuses with the seconds left, else runs `work`. Counts only errors with one of the statuses. */
  judge<T>(
    person: string,
    statuses: readonly number[],
    delayAfter: BackoffDelay,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Refuses with the seconds left, else counts this attempt. */
  take(person: string, delayAfter: BackoffDelay): Promise<void>;
  forget(person: string): Promise<void>;
}

export interface BackoffOptions {
  readonly name: string;
  /**
   * Milliseconds after the last attempt until all are forgotten. At least twice the longest wait, else the
   * backoff would restart.
   */
  readonly memoryMs: number;
  /** Key in the table: hashed by default. */
  readonly keyOf?: (person: string) => string;
  /** Number of attempts that raises an alarm. */
  readonly alarmAt?: number;
}

export const isRefusedWith = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof HttpError && statuses.includes(error.status);

/** Attempts of one person run one after another, so that parallel ones cannot bypass the wait. */
export function createBackoff(
  { counters, clock, limitMonitor, runExclusive }: LimitParts,
  options: BackoffOptions,
): Backoff {
  const { name, memoryMs, keyOf = hashKey, alarmAt } = options;
  const key = (person: string): string => `${name}:${keyOf(person)}`;
  const threshold =
    alarmAt === undefined ? undefined : { points: alarmAt, onReached: () => limitMonitor.overBudget(name) };
  const count = (person: string): void => counters.add(key(person), clock() + memoryMs, threshold);

  async function guard(person: string, delayAfter: BackoffDelay): Promise<void> {
    const [{ points, expiresAt } = NONE] = await counters.read([key(person)]);
    const now = clock();
    if (points === 0) return;
    const wait = delayAfter(points);
    const until = expiresAt - memoryMs + wait;
    if (!isAhead(until, wait, now)) return;
    limitMonitor.refused(name);
    throw tooManyTries(until - now);
  }

  return {
    judge: (person, statuses, delayAfter, work) =>
      runExclusive(key(person), async () => {
        await guard(person, delayAfter);
        try {
          return await work();
        } catch (error) {
          if (isRefusedWith(error, statuses)) count(person);
          throw error;
        }
      }),
    take: (person, delayAfter) =>
      runExclusive(key(person), async () => {
        await guard(person, delayAfter);
        count(person);
      }),
    forget: (person) => counters.forget(key(person)),
  };
}

const NONE = { points: 0, expiresAt: 0 };
