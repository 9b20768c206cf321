import { unavailable } from './errors.ts';

/** Runs so much of a costly work at once, lets so many wait for their turn, and refuses the others. */
export function atMost(atOnce: number, longestQueue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) return void (running += 1);
    if (waiting.length >= longestQueue) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands its place to the next one, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    return work().finally(leave);
  };
}
