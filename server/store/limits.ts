import type { Knex } from 'knex';
import { CLOCKS_DIFFER_MS } from '../../engine/story/timings.ts';
import type { Database } from './database/open-database.ts';
import { PART } from './database/remove-in-parts.ts';
import { transact } from './database/transact.ts';

/** What is counted under a key, and until when (milliseconds since 1970). */
export interface Count {
  readonly key: string;
  readonly points: number;
  readonly expiresAt: number;
}

export interface LimitStore {
  /** Nothing of keys under which nothing is counted. What has expired is still told until it is swept out. */
  read(keys: readonly string[]): Promise<Count[]>;
  /**
   * Adds each count to what other processes have counted, all or none. Starts anew where the former count has expired, or was
   * written by a clock that has gone back since. Gives what is counted then.
   */
  add(counts: readonly Count[], now: number): Promise<Count[]>;
  remove(key: string): Promise<void>;
  /** Counts of at least so many points whose key begins with `prefix`, without the expired ones. */
  atLeast(prefix: string, points: number, now: number): Promise<Count[]>;
  removeExpired(now: number): Promise<number>;
}

interface LimitRow {
  key: string;
  points: number;
  expires_at: number | string | null;
}

/** Rows that one statement writes: knex makes a compound of them on SQLite, which takes 500 terms. */
const AT_ONCE = 400;

/** How late a process may write what it has counted: later than that, the other clock is wrong. */
export const MAX_FLUSH_DELAY_MS = 60_000 + CLOCKS_DIFFER_MS;

const readCount = ({ key, points, expires_at: expiresAt }: LimitRow): Count => ({ key, points, expiresAt: Number(expiresAt) });

export function limitStore(db: Database): LimitStore {
  return {
    async read(keys) {
      return (await db<LimitRow>('limits').whereIn('key', keys)).map(readCount);
    },
    async add(counts, now) {
      // Processes that write the same keys wait for each other, and not in a circle.
      const sorted = [...counts].sort((left, right) => (left.key < right.key ? -1 : 1));
      return transact(db, async (transaction) => {
        const written: Count[] = [];
        for (let from = 0; from < sorted.length; from += AT_ONCE)
          written.push(...(await addSome(transaction, sorted.slice(from, from + AT_ONCE), now)));
        return written;
      });
    },
    async remove(key) {
      await db('limits').where({ key }).delete();
    },
    async atLeast(prefix, points, now) {
      const rows = await db<LimitRow>('limits')
        .where('key', '>=', prefix)
        .where('key', '<', `${prefix}\u{10ffff}`)
        .where('points', '>=', points)
        .where('expires_at', '>', now);
      return rows.map(readCount);
    },
    // No index tells what has expired, as each count would have to be written there too: the table is walked.
    async removeExpired(now) {
      let removed = 0;
      for (let after = ''; ;) {
        const keys = await db('limits').where('key', '>', after).orderBy('key').limit(PART).pluck<string[]>('key');
        const last = keys.at(-1);
        if (last === undefined) return removed;
        removed += await db('limits').where('key', '>', after).where('key', '<=', last).where('expires_at', '<=', now).delete();
        after = last;
      }
    },
  };
}

async function addSome(db: Knex, counts: readonly Count[], now: number): Promise<Count[]> {
  const isOver = `(limits.expires_at <= ${Math.trunc(now)} or limits.expires_at > excluded.expires_at + ${MAX_FLUSH_DELAY_MS})`;
  const rows: LimitRow[] = await db('limits')
    .insert(counts.map(({ key, points, expiresAt }) => ({ key, points, expires_at: Math.trunc(expiresAt) })))
    .onConflict('key')
    .merge({
      points: db.raw(`case when ${isOver} then excluded.points else limits.points + excluded.points end`),
      expires_at: db.raw(
        `case when ${isOver} or excluded.expires_at > limits.expires_at then excluded.expires_at else limits.expires_at end`,
      ),
    })
    .returning(['key', 'points', 'expires_at']);
  return rows.map(readCount);
}
