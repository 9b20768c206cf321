import type { Database } from './database/open-database.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Two readings of the clock further apart than this do not confirm each other. */
const MAX_DRIFT_MS = DAY_MS;

interface Row {
  /** Last trusted time. */
  believed_at: number | null;
  /** First reading of a time that is not trusted yet. */
  doubted_since: number | null;
  looked_at: number;
}

export type ClockTrust = 'trusted' | 'newly doubted' | 'doubted';

/**
 * Records the clock's time and decides whether to trust it. After a jump it is trusted once it has run
 * consistently for a day, so that a wrong clock can be corrected before anything is deleted. The reference is
 * in the database, so that a process with a wrong clock is not trusted beside right ones.
 */
export async function checkClock(db: Database, now: number): Promise<ClockTrust> {
  const row = await db('clock_looks')
    .where({ id: 1 })
    .first<Row | undefined>('believed_at', 'doubted_since', 'looked_at');
  const trustedAt = row?.believed_at ?? null;
  const isTrusted = (trustedAt !== null && isNear(now, trustedAt)) || isConfirmed(row, now);
  const isConsistent = isConsistentWithDoubt(row, now);
  const doubt = { doubted_since: isConsistent ? row?.doubted_since : now, looked_at: now };
  const update = isTrusted ? { believed_at: now, doubted_since: null, looked_at: now } : doubt;
  await retryWhileLocked(db, () =>
    db('clock_looks')
      .insert({ id: 1, ...update })
      .onConflict('id')
      .merge(),
  );
  return isTrusted ? 'trusted' : isConsistent ? 'doubted' : 'newly doubted';
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MAX_DRIFT_MS;

/** Whether the doubted clock runs on from its last reading. */
const isConsistentWithDoubt = (row: Row | undefined, now: number): boolean =>
  row !== undefined && row.doubted_since !== null && isNear(now, row.looked_at);

const isConfirmed = (row: Row | undefined, now: number): boolean =>
  isConsistentWithDoubt(row, now) && now - (row?.doubted_since ?? now) >= DAY_MS;
