import type { Clock } from '../clock.ts';
import { WRITTEN_LATE_MS } from '../store/limits.ts';
import type { LimitStore } from '../store/limits.ts';

/** What is counted under a key, and until when; 0 points when nothing is. */
export interface Counted {
  readonly points: number;
  readonly expiresAt: number;
}

/** Told once, by the process that brings all of them to so many points. */
export interface Mark {
  readonly points: number;
  readonly onReached: () => void;
}

/** Counts kept in memory and shared by all processes: a refusal writes nothing, and failures are written together. */
export interface Tally {
  /** Counts of this process as they are, those of the others as they were a second or two ago. */
  read(keys: readonly string[]): Promise<readonly Counted[]>;
  /** Counts one more, forgotten at `expiresAt`. */
  add(key: string, expiresAt: number, mark?: Mark): void;
  forget(key: string): Promise<void>;
  /** Writes what was counted since the last time. Throws when nothing can be stored; memory goes on counting. */
  share(): Promise<void>;
  /** Shares a last time, and no more. */
  stop(): Promise<void>;
}

/** How long what other processes counted may remain unknown: each writes that often, and reads again after as long. */
export const SHARE_MS = 1000;

/** Most keys that are remembered: the oldest go first, and are read again when they are asked for. */
const MOST_KEYS = 100_000;

interface Entry {
  /** What all processes have written, as last heard. */
  shared: number;
  /** Counted here, and not written yet. */
  own: number;
  expiresAt: number;
  heardAt: number;
  /** Goes up with each write, so that an older reading is not believed after it. */
  writes: number;
  mark: Mark | undefined;
}

const freshEntry = (): Entry => ({
  shared: 0,
  own: 0,
  expiresAt: 0,
  heardAt: Number.NEGATIVE_INFINITY,
  writes: 0,
  mark: undefined,
});

export interface TallyOptions {
  /** Told of what keeps counts from being written: they are tried again. */
  readonly onTrouble: (error: unknown) => void;
  /** Milliseconds; Infinity leaves it to `share`. */
  readonly shareEveryMs?: number | undefined;
}

export function createTally(store: LimitStore, clock: Clock, { onTrouble, shareEveryMs = SHARE_MS }: TallyOptions): Tally {
  const entries = new Map<string, Entry>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let isStopped = false;

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    const entry = freshEntry();
    entries.set(key, entry);
    return entry;
  }

  function isHeard({ heardAt }: Entry): boolean {
    const since = clock() - heardAt;
    return since >= 0 && since < SHARE_MS;
  }

  async function hear(keys: readonly string[]): Promise<void> {
    const asked = keys.map((key) => [key, entryOf(key), entryOf(key).writes] as const);
    const found = new Map((await store.read(keys)).map((count) => [count.key, count]));
    for (const [key, entry, writes] of asked) {
      if (entry.writes !== writes) continue;
      const { points = 0, expiresAt = 0 } = found.get(key) ?? {};
      entry.shared = points;
      entry.expiresAt = entry.own > 0 ? Math.max(entry.expiresAt, expiresAt) : expiresAt;
      entry.heardAt = clock();
    }
  }

  function schedule(): void {
    if (isStopped || timer || unwritten.size === 0 || shareEveryMs === Infinity) return;
    timer = setTimeout(() => {
      timer = null;
      share().catch(onTrouble);
    }, shareEveryMs);
    timer.unref();
  }

  async function write(): Promise<void> {
    const now = clock();
    const taken = [...unwritten].flatMap((key) => {
      const entry = entries.get(key);
      return entry && entry.own > 0 && entry.expiresAt > now ? [{ key, entry, points: entry.own, expiresAt: entry.expiresAt }] : [];
    });
    unwritten.clear();
    if (taken.length === 0) return;
    for (const { entry } of taken) entry.writes += 1;
    try {
      const totals = new Map((await store.add(taken, now)).map((count) => [count.key, count]));
      for (const { key, entry, points } of taken) settle(entry, points, totals.get(key) ?? { points, expiresAt: entry.expiresAt });
    } catch (error) {
      for (const { key } of taken) unwritten.add(key);
      throw error;
    }
  }

  function settle(entry: Entry, written: number, total: Counted): void {
    entry.shared = total.points;
    entry.own = Math.max(0, entry.own - written);
    entry.expiresAt = Math.max(entry.expiresAt, total.expiresAt);
    entry.heardAt = clock();
    entry.writes += 1;
    const { mark } = entry;
    if (mark && total.points >= mark.points && total.points - written < mark.points) mark.onReached();
  }

  function dropOldest(): void {
    for (const key of entries.keys()) {
      if (entries.size <= MOST_KEYS) return;
      entries.delete(key);
    }
  }

  async function share(): Promise<void> {
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
      const unheard = keys.filter((key) => !isHeard(entryOf(key)));
      if (unheard.length > 0) await hear(unheard);
      const now = clock();
      return keys.map((key) => {
        const { shared, own, expiresAt } = entryOf(key);
        return expiresAt > now ? { points: shared + own, expiresAt } : NOTHING;
      });
    },
    add(key, expiresAt, mark) {
      const entry = entryOf(key);
      const isOver = entry.expiresAt <= clock() || entry.expiresAt > expiresAt + WRITTEN_LATE_MS;
      if (isOver) Object.assign(entry, { shared: 0, own: 0, expiresAt });
      entry.own += 1;
      entry.expiresAt = Math.max(entry.expiresAt, expiresAt);
      entry.mark = mark;
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
    share,
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await share().catch(onTrouble);
    },
  };
}

const NOTHING: Counted = { points: 0, expiresAt: 0 };
