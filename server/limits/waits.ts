import { isAhead } from '../../engine/story/timings.ts';
import type { Clock } from '../clock.ts';
import { RequestRefusal, tooManyTries } from '../errors.ts';
import type { InTurn } from '../game/one-at-a-time.ts';
import { hashKey } from './networks.ts';
import type { Tally } from './tally.ts';
import type { Watch } from './watch.ts';

/** What every limit is made of. */
export interface LimitParts {
  readonly tally: Tally;
  readonly clock: Clock;
  readonly watch: Watch;
  readonly inTurn: InTurn;
}

/** How long one waits after so many tries, milliseconds; 0: not at all. */
export type WaitAfter = (tries: number) => number;

/** Seconds: so many tries cost nothing, then each opens a wait, twice as long as the one before. */
export interface Doubling {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

export const doubling =
  ({ free, first, longest }: Doubling): WaitAfter =>
  (tries) =>
    tries < free ? 0 : 1000 * Math.min(longest, first * 2 ** (tries - free));

/** The tries of one person: an account, a device of it, a letter, a mailbox. Nobody else's are looked at. */
export interface Waits {
  /** Refuses with the seconds left; else does the work. Counts what it refuses with one of the statuses, not what is right. */
  judge<T>(person: string, statuses: readonly number[], waitAfter: WaitAfter, work: () => Promise<T>): Promise<T>;
  /** Refuses with the seconds left; else counts this one, whatever comes of it. */
  take(person: string, waitAfter: WaitAfter): Promise<void>;
  forget(person: string): Promise<void>;
}

export interface WaitOptions {
  readonly name: string;
  /** Milliseconds after the last try in which the tries are remembered: twice the longest wait, or the waits would begin anew. */
  readonly memoryMs: number;
  /** The person as the table says it: hashed, unless it is nobody's name. */
  readonly keyOf?: (person: string) => string;
  /** Told when a person has made so many tries. */
  readonly alarmAt?: number;
}

export const isRefusedWith = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof RequestRefusal && statuses.includes(error.status);

/** Tries of one person are judged one after another: of many sent at once, each finds what the one before it cost. */
export function createWaits({ tally, clock, watch, inTurn }: LimitParts, options: WaitOptions): Waits {
  const { name, memoryMs, keyOf = hashKey, alarmAt } = options;
  const key = (person: string): string => `${name}:${keyOf(person)}`;
  const mark = alarmAt === undefined ? undefined : { points: alarmAt, onReached: () => watch.overBudget(name) };
  const count = (person: string): void => tally.add(key(person), clock() + memoryMs, mark);

  async function guard(person: string, waitAfter: WaitAfter): Promise<void> {
    const [{ points, expiresAt } = NONE] = await tally.read([key(person)]);
    const now = clock();
    if (points === 0) return;
    const wait = waitAfter(points);
    const until = expiresAt - memoryMs + wait;
    if (!isAhead(until, wait, now)) return;
    watch.refused(name);
    throw tooManyTries(until - now);
  }

  return {
    judge: (person, statuses, waitAfter, work) =>
      inTurn(key(person), async () => {
        await guard(person, waitAfter);
        try {
          return await work();
        } catch (error) {
          if (isRefusedWith(error, statuses)) count(person);
          throw error;
        }
      }),
    take: (person, waitAfter) =>
      inTurn(key(person), async () => {
        await guard(person, waitAfter);
        count(person);
      }),
    forget: (person) => tally.forget(key(person)),
  };
}

const NONE = { points: 0, expiresAt: 0 };
