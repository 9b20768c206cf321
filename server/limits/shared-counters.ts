import type { Clock } from '../platform/clock.ts';
import { MAX_FLUSH_DELAY_MS, type LimitStore } from '../store/limits.ts';

/** Value of a counter; 0 points when absent or expired. */
export interface CounterValue {
  readonly points: number;
  readonly expiresAt: number;
}

/** Calls `onReached` once, in the process whose write reaches `points`. */
export interface Threshold {
  readonly points: number;
  readonly onReached: () => void;
}

/**
 * In-memory counters shared between processes through the database: reads are cached and increments written
 * in batches.
 */
export interface SharedCounters {
  /** Own counts are exact; those of other processes may be one or two seconds old. */
  read(keys: readonly string[]): Promise<readonly CounterValue[]>;
  /** Adds one; the counter expires at `expiresAt`. */
  add(key: string, expiresAt: number, threshold?: Threshold): void;
  forget(key: string): Promise<void>;
  /** Writes pending increments. Throws when nothing can be stored; they stay pending. */
  flush(): Promise<void>;
  /** Writes a last time and stops. */
  stop(): Promise<void>;
}

/** Interval of writes, and lifetime of a cached read. */
export const FLUSH_MS = 1000;

/** Cache size: the oldest keys are evicted and read again on demand. */
const MOST_KEYS = 100_000;

interface Entry {
  /** Total in the database at the last read. */
  shared: number;
  /** Own increments that are not written yet. */
  own: number;
  expiresAt: number;
  readAt: number;
  /** Incremented by each write, so that a read started before it is discarded. */
  writes: number;
  threshold: Threshold | undefined;
}

const freshEntry = (): Entry => ({
  shared: 0,
  own: 0,
  expiresAt: 0,
  readAt: Number.NEGATIVE_INFINITY,
  writes: 0,
  threshold: undefined,
});

export interface CounterOptions {
  /** Called when a write fails; it is retried. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds; Infinity: only `flush` writes. */
  readonly flushEveryMs?: number | undefined;
}

export function createSharedCounters(
  store: LimitStore,
  clock: Clock,
  { onError, flushEveryMs = FLUSH_MS }: CounterOptions,
): SharedCounters {
  const entries = new Map<string, Entry>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isStopped = false;

  function entryOf(key: string): Entry {
    const cached = entries.get(key);
    if (cached) return cached;
    const entry = freshEntry();
    entries.set(key, entry);
    return entry;
  }

  function isFresh({ readAt }: Entry): boolean {
    const since = clock() - readAt;
    return since >= 0 && since < FLUSH_MS;
  }

  async function refresh(keys: readonly string[]): Promise<void> {
    const requested = keys.map((key) => [key, entryOf(key), entryOf(key).writes] as const);
    const found = new Map((await store.read(keys)).map((count) => [count.key, count]));
    for (const [key, entry, writes] of requested) {
      if (entry.writes !== writes) continue;
      const { points = 0, expiresAt = 0 } = found.get(key) ?? {};
      entry.shared = points;
      entry.expiresAt = entry.own > 0 ? Math.max(entry.expiresAt, expiresAt) : expiresAt;
      entry.readAt = clock();
    }
  }

  function schedule(): void {
    if (isStopped || timer || unwritten.size === 0 || flushEveryMs === Infinity) return;
    timer = setTimeout(() => {
      timer = null;
      flush().catch(onError);
    }, flushEveryMs);
    timer.unref();
  }

  async function write(): Promise<void> {
    const now = clock();
    const pending = [...unwritten].flatMap((key) => {
      const entry = entries.get(key);
      return entry && entry.own > 0 && entry.expiresAt > now
        ? [{ key, entry, points: entry.own, expiresAt: entry.expiresAt }]
        : [];
    });
    unwritten.clear();
    if (pending.length === 0) return;
    for (const { entry } of pending) entry.writes += 1;
    try {
      const totals = new Map((await store.add(pending, now)).map((count) => [count.key, count]));
      for (const { key, entry, points } of pending)
        settle(entry, points, totals.get(key) ?? { points, expiresAt: entry.expiresAt });
    } catch (error) {
      for (const { key } of pending) unwritten.add(key);
      throw error;
    }
  }

  function settle(entry: Entry, written: number, total: CounterValue): void {
    entry.shared = total.points;
    entry.own = Math.max(0, entry.own - written);
    entry.expiresAt = Math.max(entry.expiresAt, total.expiresAt);
    entry.readAt = clock();
    entry.writes += 1;
    const { threshold } = entry;
    if (threshold && total.points >= threshold.points && total.points - written < threshold.points)
      threshold.onReached();
  }

  function dropOldest(): void {
    for (const key of entries.keys()) {
      if (entries.size <= MOST_KEYS) return;
      entries.delete(key);
    }
  }

  async function flush(): Promise<void> {
    while (writing) await writing.catch(() => undefined);
    writing = write().finally(() => {
      writing = null;
      dropOldest();
      schedule();
    });
    return writing;
  }

  return {
    async read(keys) {
      const outdated = keys.filter((key) => !isFresh(entryOf(key)));
      if (outdated.length > 0) await refresh(outdated);
      const now = clock();
      return keys.map((key) => {
        const { shared, own, expiresAt } = entryOf(key);
        return expiresAt > now ? { points: shared + own, expiresAt } : NOTHING;
      });
    },
    add(key, expiresAt, threshold) {
      const entry = entryOf(key);
      const isOver = entry.expiresAt <= clock() || entry.expiresAt > expiresAt + MAX_FLUSH_DELAY_MS;
      if (isOver) Object.assign(entry, { shared: 0, own: 0, expiresAt });
      entry.own += 1;
      entry.expiresAt = Math.max(entry.expiresAt, expiresAt);
      entry.threshold = threshold;
      unwritten.add(key);
      schedule();
    },
    async forget(key) {
      if (writing) await writing.catch(() => undefined);
      const isShared = entryOf(key).shared > 0;
      entries.delete(key);
      unwritten.delete(key);
      if (isShared) await store.remove(key);
    },
    flush,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await flush().catch(onError);
    },
  };
}

const NOTHING: CounterValue = { points: 0, expiresAt: 0 };
