import { CLOCKS_DIFFER_MS, isAhead } from '../../engine/story/timings.ts';
import type { Database } from './open-database.ts';

/** What was consumed under a key, and until when it counts; null: for ever. */
export interface Consumption {
  readonly points: number;
  readonly expiresAt: number | null;
}

export interface Addition {
  readonly expiresAt: number | null;
  readonly now: number;
  /** What expires later than that was written by a clock that has gone back since: it counts no more. */
  readonly longestMs: number;
  readonly restart: boolean;
}

export interface LimitStore {
  read(key: string, now: number, longestMs: number): Promise<Consumption | null>;
  /** Adds points, or starts anew when the former ones have expired or `restart` is asked. Atomic. */
  add(key: string, points: number, addition: Addition): Promise<Consumption>;
  remove(key: string): Promise<boolean>;
  removeExpired(now: number): Promise<number>;
}

interface LimitRow {
  points: number;
  expires_at: number | string | null;
}

const readLimit = (row: LimitRow): Consumption => ({
  points: row.points,
  expiresAt: row.expires_at === null ? null : Number(row.expires_at),
});

const counts = ({ expiresAt }: Consumption, now: number, longestMs: number): boolean =>
  expiresAt === null || isAhead(expiresAt, longestMs, now);

export function limitStore(db: Database): LimitStore {
  return {
    async read(key, now, longestMs) {
      const row = (await db('limits').where({ key }).first()) as LimitRow | undefined;
      const limit = row && readLimit(row);
      return limit && counts(limit, now, longestMs) ? limit : null;
    },
    async add(key, points, { expiresAt, now, longestMs, restart }) {
      const latest = Math.ceil(now + longestMs + CLOCKS_DIFFER_MS);
      const anew = restart ? '1 = 1' : `limits.expires_at <= ${Math.trunc(now)} or limits.expires_at > ${latest}`;
      const rows: LimitRow[] = await db('limits')
        .insert({ key, points, expires_at: expiresAt })
        .onConflict('key')
        .merge({
          points: db.raw(`case when ${anew} then excluded.points else limits.points + excluded.points end`),
          expires_at: db.raw(`case when ${anew} then excluded.expires_at else limits.expires_at end`),
        })
        .returning(['points', 'expires_at']);
      return rows[0] ? readLimit(rows[0]) : { points, expiresAt };
    },
    async remove(key) {
      return (await db('limits').where({ key }).delete()) > 0;
    },
    async removeExpired(now) {
      return db('limits').where('expires_at', '<=', now).delete();
    },
  };
}
