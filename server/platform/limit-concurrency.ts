import { unavailable } from './errors.ts';

/** Work that takes a slot. `hasWaiters`: whether other work waits for a slot at this moment. */
type LimitedWork<T> = (hasWaiters: () => boolean) => Promise<T>;

/**
 * Runs work as soon as a slot is free. Aborting `signal` while waiting throws its reason and runs nothing.
 */
export type ConcurrencyLimiter = <T>(work: LimitedWork<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `most` tasks at once. Others wait in FIFO order; above `longestQueue` they are refused with
 * 503.
 */
export function limitConcurrency(most: number, longestQueue = Infinity): ConcurrencyLimiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < most) return void (running += 1);
    if (waiting.length >= longestQueue) throw unavailable();
    await new Promise<void>((resolve, reject) => {
      const abandon = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason as Error);
      };
      const start = (): void => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      };
      signal?.addEventListener('abort', abandon, { once: true });
      waiting.push(start);
    });
  }

  /** Passes the slot directly to the next task, so that a new call cannot overtake it. */
  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work, signal) => {
    await acquire(signal);
    return work(() => waiting.length > 0).finally(release);
  };
}

/** Runs work with the same key one after another. */
export type RunExclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Avoids needless version conflicts between parallel requests of a player, in this process only. Correctness
 * rests on the order's version in the database.
 */
export function createKeyedMutex(): RunExclusive {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const previous = tails.get(name) ?? Promise.resolve();
    const current = previous.then(work, work);
    const settled = current.then(ignore, ignore);
    tails.set(name, settled);
    void settled.then(() => {
      if (tails.get(name) === settled) tails.delete(name);
    });
    return current;
  };
}

function ignore(): void {}
