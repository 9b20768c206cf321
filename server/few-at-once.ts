import { unavailable } from './errors.ts';

/** Runs work as soon as it is its turn. */
export type InFew = <T>(work: () => Promise<T>) => Promise<T>;

/** So much work at once; what comes meanwhile waits, first come, first served, and what is more than may wait is refused. */
export function fewAtOnce(most: number, longestQueue = Infinity): InFew {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < most) return void (running += 1);
    if (waiting.length >= longestQueue) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands its place to the next one, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    return work().finally(leave);
  };
}
