import { setImmediate } from 'node:timers';
import { limitConcurrency, type ConcurrencyLimiter } from './limit-concurrency.ts';

/** Milliseconds of work per event-loop turn before yielding. */
const MAX_TURN_MS = 4;

let turnStartedAt: number | null = null;

/** Milliseconds since the first call in this turn. */
function workedMs(): number {
  if (turnStartedAt === null) {
    turnStartedAt = performance.now();
    setImmediate(() => (turnStartedAt = null));
  }
  return performance.now() - turnStartedAt;
}

/** Turns that a long task leaves to others: an answer takes several, from its first query to its commit. */
const TURNS_FOR_OTHERS = 8;

/** Yields to the event loop if this turn has worked for longer than MAX_TURN_MS; nearly free otherwise. */
export async function yieldToEventLoop(): Promise<void> {
  if (workedMs() > MAX_TURN_MS) await nextTurn();
}

/**
 * For a step of a long task: like `yieldToEventLoop`, but leaves several turns to others, which cost nothing
 * while nobody waits.
 */
export async function yieldToOthers(): Promise<void> {
  if (workedMs() > MAX_TURN_MS) await turnsForOthers();
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

async function turnsForOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_FOR_OTHERS; turn += 1) await nextTurn();
}

/**
 * Runs expensive tasks one after another, each in its own event-loop turn, so that other requests are
 * answered in between.
 */
export function createYieldingQueue(): ConcurrencyLimiter {
  const inTurn = limitConcurrency(1);
  return (work, signal) =>
    inTurn(async (hasWaiters) => {
      await turnsForOthers();
      return work(hasWaiters);
    }, signal);
}

/** Like `items.map(work)`, but yields to the event loop when it takes long. */
export async function mapWithYields<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    await yieldToOthers();
    results.push(work(item));
  }
  return results;
}
