import { tooManyTries } from '../errors.ts';
import type { LimitStore } from '../store/limits.ts';
import { createWaits } from './waits.ts';
import type { LimitParts, WaitAfter } from './waits.ts';

/** Questions to the instruments of letters: « is this it? » */
export interface Instruments {
  /** Refuses with the seconds left what comes too soon after the question before; `everyMs` is the instrument's own pace. */
  ask(orderId: number, step: string, everyMs: number): Promise<void>;
  /** Questions asked so far at a step, those of quick instruments left out; so many that somebody tries all values. */
  asked(orderId: number, step: string): Promise<{ questions: number; isForced: boolean }>;
  /** Numbers of the orders at whose instrument somebody tries all values. */
  forced(): Promise<number[]>;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** A network delivers late and early: a question a tenth too soon is still honest. */
const JITTER = 0.9;
/** After so many questions at one step the pace is half as quick, and again after as many. */
const QUESTIONS_A_PACE = 100;
const LONGEST_PACE = 120 * SECOND;
/** Nobody turns dials that often. */
const FORCED_AT = 300;

const NAME = 'recognise';
const keyOf = (orderId: number, step: string): string => `${orderId}:${step}`;

/** An honest player never meets more than the first of these paces. */
export const paceOf =
  (everyMs: number): WaitAfter =>
  (asked) =>
    JITTER * Math.min(LONGEST_PACE, everyMs * 2 ** Math.floor(asked / QUESTIONS_A_PACE));

export function createInstruments(parts: LimitParts, store: LimitStore): Instruments {
  const { tally, clock } = parts;
  const waits = createWaits(parts, { name: NAME, memoryMs: DAY, keyOf: (key) => key, alarmAt: FORCED_AT });
  const askQuickly = secondPace(parts);
  return {
    ask: (orderId, step, everyMs) => (everyMs < SECOND ? askQuickly(orderId, everyMs) : waits.take(keyOf(orderId, step), paceOf(everyMs))),
    async asked(orderId, step) {
      const [counted] = await tally.read([`${NAME}:${keyOf(orderId, step)}`]);
      const questions = counted?.points ?? 0;
      return { questions, isForced: questions >= FORCED_AT };
    },
    async forced() {
      const rows = await store.atLeast(`${NAME}:`, FORCED_AT, clock());
      return rows.map(({ key }) => Number(key.split(':')[1]));
    },
  };
}

/**
 * Quick instruments lead to their value by what they tell, so that nothing is won by forcing them. They are counted by the
 * second: two questions may come close together.
 */
function secondPace({ tally, clock, watch, inTurn }: LimitParts): (orderId: number, everyMs: number) => Promise<void> {
  return (orderId, everyMs) => {
    const second = Math.floor(clock() / SECOND);
    const key = `${NAME}-second:${orderId}:${second}`;
    return inTurn(key, async () => {
      const [counted] = await tally.read([key]);
      const end = (second + 1) * SECOND;
      if ((counted?.points ?? 0) < Math.ceil(SECOND / (everyMs * JITTER))) return tally.add(key, end);
      watch.refused(NAME);
      throw tooManyTries(end - clock());
    });
  };
}
