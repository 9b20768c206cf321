import { errorCodeOf } from './error-code.ts';

/** too_many_connections, and cannot_connect_now: nothing was begun, and a moment later there may be room. */
const BUSY: readonly unknown[] = ['53300', '57P03'];

/** Whether PostgreSQL has no connection to give: it is starting, or others hold them all. */
export const isBusy = (error: unknown): boolean => BUSY.includes(errorCodeOf(error));

/** Whether another program holds the file of SQLite: nothing was begun. */
export const isLocked = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)(_|$)/.test(String(errorCodeOf(error)));

/** admin_shutdown and crash_shutdown, then what the system says of a machine that is not there. */
const GONE: readonly unknown[] = ['57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'];

/** For these, pg and knex have no code. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error|Knex: Timeout acquiring a connection)/;

/** Whether it failed because there is no database to ask. Of what was under way nobody knows: a key tells, where there is one. */
export const isNoDatabase = (error: unknown): boolean =>
  isBusy(error) || isLocked(error) || GONE.includes(errorCodeOf(error)) || (error instanceof Error && BROKEN.test(error.message));
