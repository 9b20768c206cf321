import { errorCodeOf } from './refused-storage.ts';

/** too_many_connections and cannot_connect_now: nothing was started, and a retry may succeed. */
const BUSY: readonly unknown[] = ['53300', '57P03'];

/** Whether PostgreSQL is starting or has no free connection. */
export const isBusy = (error: unknown): boolean => BUSY.includes(errorCodeOf(error));

/** The name of knex's own error, without a code, when the first write of a migration was refused. */
const MIGRATION_LOCKED = 'MigrationLocked';

/** Whether another process has locked SQLite's file; nothing was started. */
export const isLocked = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED)(_|$)/.test(String(errorCodeOf(error))) ||
  (error instanceof Error && error.name === MIGRATION_LOCKED);

/** deadlock_detected and lock_not_available, of a statement that met the migration of a newer server. */
const UNDONE: readonly unknown[] = ['40P01', '55P03'];

/** Whether PostgreSQL undid the statement, or the transaction that it belongs to, for the sake of others. */
export const isUndone = (error: unknown): boolean => UNDONE.includes(errorCodeOf(error));

/** admin_shutdown, crash_shutdown, and network errors. */
const GONE: readonly unknown[] = [
  '57P01',
  '57P02',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
];

/** Errors of pg and knex without a code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Knex: Timeout acquiring a connection)/;

/**
 * Whether the database is unreachable. The outcome of pending statements is unknown; an idempotency key can
 * tell.
 */
export const isNoDatabase = (error: unknown): boolean =>
  isBusy(error) ||
  isLocked(error) ||
  GONE.includes(errorCodeOf(error)) ||
  (error instanceof Error && BROKEN.test(error.message));
