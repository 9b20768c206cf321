import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { LimitStore } from './store/limits.ts';
import { isRefusedStorage } from './store/refused-storage.ts';

/** Whether what is sent can be kept. */
export interface Storage {
  /** True when the failure is that nothing can be stored; told in the log the first time. */
  isRefused(error: unknown): boolean;
  /** Tries to store something once it was refused, and tells in the log when that works again. */
  works(): Promise<boolean>;
}

/** A row that nobody reads: written as every other one, and swept out with the limits that are over. */
const TRIAL = 'storage-trial';

export function createStorage({ add }: Pick<LimitStore, 'add'>, clock: Clock, log: Log): Storage {
  let isFailing = false;
  let trial: Promise<void> | null = null;

  async function tryAgain(): Promise<void> {
    const now = clock();
    await add(TRIAL, 1, { expiresAt: now, now, longestMs: 0, restart: true });
    isFailing = false;
    log.warn('storing works again');
  }

  return {
    isRefused(error) {
      if (!isRefusedStorage(error)) return false;
      if (!isFailing) log.error({ err: error }, 'nothing can be stored: the disk is full, or the database is for reading only');
      isFailing = true;
      return true;
    },
    async works() {
      if (!isFailing) return true;
      trial ??= tryAgain().finally(() => (trial = null));
      await trial.catch(() => undefined);
      return !isFailing;
    },
  };
}
