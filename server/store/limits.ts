import type { Database } from './open-database.ts';

/** What was consumed under a key, and until when it counts; null: for ever. */
export interface Consumption {
  readonly points: number;
  readonly expiresAt: number | null;
}

export interface LimitStore {
  read(key: string, now: number): Promise<Consumption | null>;
  /** Adds points, or starts anew when the former ones have expired or `restart` is asked. Atomic. */
  add(key: string, points: number, expiresAt: number | null, now: number, restart: boolean): Promise<Consumption>;
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

export function limitStore(db: Database): LimitStore {
  return {
    async read(key, now) {
      const row = (await db('limits').where({ key }).first()) as LimitRow | undefined;
      const limit = row && readLimit(row);
      return limit && (limit.expiresAt === null || limit.expiresAt > now) ? limit : null;
    },
    async add(key, points, expiresAt, now, restart) {
      const anew = restart ? '1 = 1' : `limits.expires_at <= ${Math.trunc(now)}`;
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
