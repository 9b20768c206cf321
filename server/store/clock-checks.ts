import type { Database } from './database/open-database.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Looks further apart than that, either way, do not confirm each other. */
const NEAR_MS = DAY_MS;

interface Row {
  /** What the clock said when it was last believed. */
  believed_at: number | string | null;
  /** The first look of a time that is not believed yet. */
  doubted_since: number | string | null;
  looked_at: number | string;
}

export type ClockTrust = 'believed' | 'new doubt' | 'doubted';

/**
 * Notes what the clock says; whether it may be believed. One that jumped is not, until it has gone on from there for a day: a
 * wrong clock is put right before, and what was deleted would not come back. The time that the database has kept is the
 * measure, so that a process with a wrong clock is not believed beside one whose clock is right.
 */
export async function checkClock(db: Database, now: number): Promise<ClockTrust> {
  const row = await db('clock_looks').where({ id: 1 }).first<Row | undefined>();
  const believedAt = read(row?.believed_at);
  const isBelieved = (believedAt !== null && isNear(now, believedAt)) || isConfirmed(row, now);
  const goesOn = isGoingOn(row, now);
  const doubt = { doubted_since: goesOn ? read(row?.doubted_since) : now, looked_at: now };
  const look = isBelieved ? { believed_at: now, doubted_since: null, looked_at: now } : doubt;
  await db('clock_looks')
    .insert({ id: 1, ...look })
    .onConflict('id')
    .merge();
  return isBelieved ? 'believed' : goesOn ? 'doubted' : 'new doubt';
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR_MS;

/** Whether the time that is doubted goes on, where it was last looked at. */
const isGoingOn = (row: Row | undefined, now: number): boolean =>
  row !== undefined && read(row.doubted_since) !== null && isNear(now, Number(row.looked_at));

const isConfirmed = (row: Row | undefined, now: number): boolean => isGoingOn(row, now) && now - Number(row?.doubted_since) >= DAY_MS;

const read = (value: number | string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value));
