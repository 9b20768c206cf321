import { unavailable } from './errors.ts';

/** Runs work as soon as it is its turn. Where `signal` ends the waiting, nothing is run and its reason is thrown. */
export type InFew = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** So much work at once; what comes meanwhile waits, first come, first served, and what is more than may wait is refused. */
export function fewAtOnce(most: number, longestQueue = Infinity): InFew {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < most) return void (running += 1);
    if (waiting.length >= longestQueue) throw unavailable();
    await new Promise<void>((resolve, reject) => {
      const leaveQueue = (): void => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason as Error);
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leaveQueue);
        resolve();
      };
      signal?.addEventListener('abort', leaveQueue, { once: true });
      waiting.push(begin);
    });
  }

  /** Hands its place to the next one, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work, signal) => {
    await enter(signal);
    return work().finally(leave);
  };
}
