import type { Clock } from '../platform/clock.ts';
import { notStored, unavailable, type HttpError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { LimitStore } from './limits.ts';
import { isNoDatabase } from './database/no-database.ts';
import { isRefusedStorage } from './database/refused-storage.ts';

/** Tracks whether the database can be written. Failures are logged when they begin and when they end. */
export interface Storage {
  /** True when the error means that nothing can be stored. */
  isRefused(error: unknown): boolean;
  /** The refusal for database errors; null for other errors. */
  refusalOf(error: unknown): HttpError | null;
  /** Retries a write after a failure. */
  works(): Promise<boolean>;
  /** The same, and tries a write from time to time while nothing has failed: a quiet site must notice too. */
  isProved(): Promise<boolean>;
}

/** Key of a test row; it expires at once and is swept with the limits. */
const TEST_KEY = 'storage-trial';

const REFUSED = 'nothing can be stored: the disk is full, or the database is for reading only';
const UNREACHABLE = 'the database does not answer';

/** How long a write that succeeded counts for readiness. */
const PROVED_MS = 10_000;

/** Log an outage at most once a minute. */
const QUIET_MS = 60_000;

export function createStorage({ add }: Pick<LimitStore, 'add'>, clock: Clock, log: Log): Storage {
  let isFailing = false;
  let isLogged = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let trial: Promise<void> | null = null;
  let provedAt = Number.NEGATIVE_INFINITY;

  function logFailure(error: unknown, message: string): void {
    if (!isFailing && clock() - loggedAt >= QUIET_MS) {
      log.error({ err: error }, message);
      isLogged = true;
      loggedAt = clock();
    }
    isFailing = true;
  }

  async function testWrite(): Promise<void> {
    const now = clock();
    await add([{ key: TEST_KEY, points: 1, expiresAt: now }], now);
    isFailing = false;
    provedAt = performance.now();
    if (isLogged) log.warn('storing works again');
    isLogged = false;
  }

  function isRefused(error: unknown): boolean {
    if (!isRefusedStorage(error)) return false;
    logFailure(error, REFUSED);
    return true;
  }

  function refusalOf(error: unknown): HttpError | null {
    if (isRefused(error)) return notStored();
    if (!isNoDatabase(error)) return null;
    logFailure(error, UNREACHABLE);
    return unavailable();
  }

  async function tryWrite(): Promise<boolean> {
    trial ??= testWrite().finally(() => (trial = null));
    try {
      await trial;
      return true;
    } catch (error) {
      refusalOf(error);
      return false;
    }
  }

  return {
    isRefused,
    refusalOf,
    works: async () => !isFailing || tryWrite(),
    isProved: async () => (!isFailing && performance.now() - provedAt < PROVED_MS) || tryWrite(),
  };
}
