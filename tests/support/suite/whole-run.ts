/**
 * `npm run test:all`. `npm test` leaves out PostgreSQL, the stories tagged « long » and the files matched by
 * `LONG_TESTS`.
 */
export const isWholeRun = process.env.TESTS === 'all';

export const LONG_TESTS = 'tests/**/*.long.test.{ts,tsx}';
