/** Runs work as soon as it is its turn. */
export type InFew = <T>(work: () => Promise<T>) => Promise<T>;

/** How many may wait at most, and what whoever is too many is told. */
export interface Queue {
  readonly longestQueue: number;
  refuse(): Error;
}

/** So much work at once; what comes meanwhile waits, first come, first served. */
export function fewAtOnce(most: number, queue?: Queue): InFew {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < most) return void (running += 1);
    if (queue && waiting.length >= queue.longestQueue) throw queue.refuse();
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
