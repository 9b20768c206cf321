import { isUndone } from './no-database.ts';
import { errorCodeOf } from './refused-storage.ts';

/** Part of the name of each prepared statement of PostgreSQL. */
let edition = 0;

/** The name of a prepared statement, until a table that one of them reads has changed. */
export const nameNow = (name: string): string => `${name}-${edition}`;

/** feature_not_supported: "cached plan must not change result type". */
const STALE_PLAN = '0A000';

/** A statement that a migration has undone may find its plan stale afterwards, on each of several tables. */
const MOST_TRIES = 5;

/**
 * Sends prepared statements, and again when a newer server migrates meanwhile: PostgreSQL refuses a plan of a
 * table that was changed, which gets a new name, and ends a deadlock. Nothing was done in both cases.
 */
export async function sendingAgain<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const sentEdition = edition;
    try {
      return await send();
    } catch (error) {
      const isStale = errorCodeOf(error) === STALE_PLAN;
      if (tries === MOST_TRIES || !(isStale || isUndone(error))) throw error;
      if (isStale && edition === sentEdition) edition += 1;
    }
  }
}
