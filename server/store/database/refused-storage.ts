/** Error code of the database driver or the system; null if none. */
export const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

/** SQLite errors of a full disk or a read-only file. */
const SQLITE = /^SQLITE_(FULL|READONLY|IOERR)(_|$)/;

/** A replica, or a server set to read-only. */
export const READ_ONLY_TRANSACTION = '25006';

/** read_only_sql_transaction, disk_full and io_error. */
const POSTGRES: readonly unknown[] = [READ_ONLY_TRANSACTION, '53100', '58030'];

/** Whether the error means that nothing can be stored, and nothing was. */
export function isRefusedStorage(error: unknown): boolean {
  const code = errorCodeOf(error);
  return POSTGRES.includes(code) || (typeof code === 'string' && SQLITE.test(code));
}
