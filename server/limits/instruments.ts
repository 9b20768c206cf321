import { tooManyTries } from '../platform/errors.ts';
import type { LimitStore } from '../store/limits.ts';
import { createBackoff, type LimitParts, type BackoffDelay } from './backoff.ts';

/** Limits requests to the instruments of puzzles (« is this value right? »). */
interface Instruments {
  /**
   * Refuses with the seconds left when the previous request was less than `everyMs` ago; the interval grows
   * with the count.
   */
  ask(orderId: number, step: string, everyMs: number): Promise<void>;
  /**
   * Requests so far at a step, without those of fast instruments; `isForced`: so many that all values are
   * being tried.
   */
  questions(orderId: number, step: string): Promise<{ questions: number; isForced: boolean }>;
  /** Ids of the orders whose instrument is being brute-forced. */
  bruteForced(): Promise<number[]>;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Tolerance for network jitter: 10 % too early is accepted. */
const JITTER = 0.9;
/** The interval doubles after each so many requests at one step. */
const QUESTIONS_PER_PACE = 100;
const LONGEST_PACE = 120 * SECOND;
/** Above normal play. */
const BRUTE_FORCE_AT = 300;

const NAME = 'recognise';
const keyOf = (orderId: number, step: string): string => `${orderId}:${step}`;

/** Normal play stays within the first interval. */
export const paceOf =
  (everyMs: number): BackoffDelay =>
  (questions) =>
    JITTER * Math.min(LONGEST_PACE, everyMs * 2 ** Math.floor(questions / QUESTIONS_PER_PACE));

export function createInstruments(parts: LimitParts, store: LimitStore): Instruments {
  const { counters, clock } = parts;
  const backoff = createBackoff(parts, {
    name: NAME,
    memoryMs: DAY,
    keyOf: (key) => key,
    alarmAt: BRUTE_FORCE_AT,
  });
  const askQuickly = quickPace(parts);
  return {
    ask: (orderId, step, everyMs) =>
      everyMs < SECOND ? askQuickly(orderId, everyMs) : backoff.take(keyOf(orderId, step), paceOf(everyMs)),
    async questions(orderId, step) {
      const [counted] = await counters.read([`${NAME}:${keyOf(orderId, step)}`]);
      const questions = counted?.points ?? 0;
      return { questions, isForced: questions >= BRUTE_FORCE_AT };
    },
    async bruteForced() {
      const rows = await store.atLeast(`${NAME}:`, BRUTE_FORCE_AT, clock());
      return rows.map(({ key }) => Number(key.split(':')[1]));
    },
  };
}

/**
 * Fast instruments give continuous feedback, so brute force wins nothing. They are counted per second: two
 * requests may come close together.
 */
function quickPace({
  counters,
  clock,
  limitMonitor,
  runExclusive,
}: LimitParts): (orderId: number, everyMs: number) => Promise<void> {
  return (orderId, everyMs) => {
    const second = Math.floor(clock() / SECOND);
    const key = `${NAME}-second:${orderId}:${second}`;
    return runExclusive(key, async () => {
      const [counted] = await counters.read([key]);
      const end = (second + 1) * SECOND;
      if ((counted?.points ?? 0) < Math.ceil(SECOND / (everyMs * JITTER))) return counters.add(key, end);
      limitMonitor.refused(NAME);
      throw tooManyTries(end - clock());
    });
  };
}
