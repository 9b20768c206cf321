import type { Clock } from './clock.ts';
import { notStored, unavailable } from './errors.ts';
import type { RequestRefusal } from './errors.ts';
import type { Log } from './log.ts';
import type { LimitStore } from './store/limits.ts';
import { isNoDatabase } from './store/database/no-database.ts';
import { isRefusedStorage } from './store/database/refused-storage.ts';

/** Whether what is sent can be kept. A trouble is told in the log when it begins and when it is over, whoever meets it. */
export interface Storage {
  /** True when the failure is that nothing can be stored. */
  isRefused(error: unknown): boolean;
  /** What a client is told when the failure is the database's own; null when it is something else. */
  refusalOf(error: unknown): RequestRefusal | null;
  /** Tries to store something once that failed. */
  works(): Promise<boolean>;
}

/** A row that nobody reads: written as every other one, and swept out with the limits that are over. */
const TRIAL = 'storage-trial';

const REFUSED = 'nothing can be stored: the disk is full, or the database is for reading only';
const AWAY = 'the database does not answer';

/** What comes and goes with each request fills no log: its beginning is told once a minute at most. */
const QUIET_MS = 60_000;

export function createStorage({ add }: Pick<LimitStore, 'add'>, clock: Clock, log: Log): Storage {
  let isFailing = false;
  let isTold = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let trial: Promise<void> | null = null;

  function begin(error: unknown, words: string): void {
    if (!isFailing && clock() - toldAt >= QUIET_MS) {
      log.error({ err: error }, words);
      isTold = true;
      toldAt = clock();
    }
    isFailing = true;
  }

  async function tryAgain(): Promise<void> {
    const now = clock();
    await add([{ key: TRIAL, points: 1, expiresAt: now }], now);
    isFailing = false;
    if (isTold) log.warn('storing works again');
    isTold = false;
  }

  function isRefused(error: unknown): boolean {
    if (!isRefusedStorage(error)) return false;
    begin(error, REFUSED);
    return true;
  }

  return {
    isRefused,
    refusalOf(error) {
      if (isRefused(error)) return notStored();
      if (!isNoDatabase(error)) return null;
      begin(error, AWAY);
      return unavailable();
    },
    async works() {
      if (!isFailing) return true;
      trial ??= tryAgain().finally(() => (trial = null));
      await trial.catch(() => undefined);
      return !isFailing;
    },
  };
}
