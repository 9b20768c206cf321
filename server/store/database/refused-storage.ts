import { errorCodeOf } from './error-code.ts';

/** What the database says when it can be read and nothing can be written: a full disk, or a file or a server for reading only. */
const SQLITE = /^SQLITE_(FULL|READONLY|IOERR)(_|$)/;

/** Of a server that follows another one, or that somebody closed to writers. */
export const READ_ONLY_TRANSACTION = '25006';

/** The same, disk_full, and io_error. */
const POSTGRES: readonly unknown[] = [READ_ONLY_TRANSACTION, '53100', '58030'];

/** Whether it failed because nothing can be stored now, and nothing of it was. */
export function isRefusedStorage(error: unknown): boolean {
  const code = errorCodeOf(error);
  return POSTGRES.includes(code) || (typeof code === 'string' && SQLITE.test(code));
}
