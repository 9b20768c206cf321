import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { CLOCKS_DIFFER_MS } from '../../engine/story/timings.ts';
import type { Database } from './database/open-database.ts';
import { PART } from './database/remove-in-parts.ts';
import { transact } from './database/transact.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';

/** A counter; expiresAt in milliseconds since 1970. */
export interface Count {
  readonly key: string;
  readonly points: number;
  readonly expiresAt: number;
}

export type LimitStore = ReturnType<typeof limitStore>;

interface LimitRow {
  key: string;
  points: number;
  expires_at: number;
}

const COLUMNS: (keyof LimitRow)[] = ['key', 'points', 'expires_at'];

/** Rows per statement: knex uses a compound select on SQLite, limited to 500 terms. */
const CHUNK = 400;

/** Longest delay of a process writing its counts; anything later comes from a wrong clock. */
export const MAX_FLUSH_DELAY_MS = 60_000 + CLOCKS_DIFFER_MS;

const readCount = ({ key, points, expires_at: expiresAt }: LimitRow): Count => ({ key, points, expiresAt });

export function limitStore(db: Database) {
  return {
    /** Missing keys are left out; expired counters are included until they are swept. */
    async read(keys: readonly string[]): Promise<Count[]> {
      const rows = await db('limits').whereIn('key', keys).select<LimitRow[]>(COLUMNS);
      return rows.map(readCount);
    },
    /**
     * Adds to the stored counters, all or none. A counter restarts when it has expired or was written by a
     * clock that has gone back since. Returns the new values.
     */
    async add(counts: readonly Count[], now: number): Promise<Count[]> {
      // Sorted keys prevent deadlocks between processes.
      const sorted = [...counts].sort((left, right) => (left.key < right.key ? -1 : 1));
      return transact(db, async (transaction) => {
        const written: Count[] = [];
        for (let from = 0; from < sorted.length; from += CHUNK)
          written.push(...(await addChunk(transaction, sorted.slice(from, from + CHUNK), now)));
        return written;
      });
    },
    async remove(key: string): Promise<void> {
      await retryWhileLocked(db, () => db('limits').where({ key }).delete());
    },
    /** Unexpired counters of at least `points` whose key begins with `prefix`. */
    async atLeast(prefix: string, points: number, now: number): Promise<Count[]> {
      const rows = await db('limits')
        .where('key', '>=', prefix)
        .where('key', '<', `${prefix}\u{10ffff}`)
        .where('points', '>=', points)
        .where('expires_at', '>', now)
        .select<LimitRow[]>(COLUMNS);
      return rows.map(readCount);
    },
    // Walks the table: an index on `expires_at` would slow every count.
    async removeExpired(now: number): Promise<number> {
      let removed = 0;
      for (let after = ''; ;) {
        const keys = await db('limits')
          .where('key', '>', after)
          .orderBy('key')
          .limit(PART)
          .pluck<string[]>('key');
        const last = keys.at(-1);
        if (last === undefined) return removed;
        removed += await retryWhileLocked(db, () =>
          db('limits')
            .where('key', '>', after)
            .where('key', '<=', last)
            .where('expires_at', '<=', now)
            .delete(),
        );
        after = last;
        await nextTurn();
      }
    },
  };
}

async function addChunk(db: Knex, counts: readonly Count[], now: number): Promise<Count[]> {
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
    .returning(COLUMNS);
  return rows.map(readCount);
}
