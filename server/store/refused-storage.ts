/** What the database says when it can be read and nothing can be written: a full disk, or a file or a server for reading only. */
const SQLITE = /^SQLITE_(FULL|READONLY|IOERR)(_|$)/;

/** disk_full, and read_only_sql_transaction: a server that follows another one. */
const POSTGRES: readonly unknown[] = ['53100', '25006'];

/** Whether it failed because nothing can be stored now, and nothing of it was. */
export function isRefusedStorage(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null;
  return POSTGRES.includes(code) || (typeof code === 'string' && SQLITE.test(code));
}
