import { assign, fromPromise, not, sendTo, setup } from 'xstate';
import type { DialsPublic, DialsReveal } from '../../../../engine/puzzles/shared/dials.ts';
import { failureOf, replyOf, SUBMIT_FAILED, waitOf, type WidgetRefusal } from '../outcome.ts';
import {
  countdown,
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../submission.ts';
import { ticker, type Tick } from '../ticker.ts';
import type { RecogniseResult, SubmitResult } from '../../widget.ts';
import { dialledCode, dialPlaces, turned, type Alphabet } from './alphabet.ts';

/** Dials of any alphabet. */
export type DialsPuzzle = Pick<DialsPublic, 'dials' | 'everyMs' | 'recognised'>;

export interface DialsInput {
  readonly alphabet: Alphabet;
  readonly puzzle: DialsPuzzle;
  /** Code stored on this device. */
  readonly draft: string;
  readonly recognise: (code: string) => Promise<RecogniseResult>;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface DialsContext extends DialsInput, SubmissionContext {
  /** Index of each dial's symbol. */
  readonly places: readonly number[];
  /** Milliseconds since the bar started. */
  readonly elapsed: number;
  /** Time of the last turn. */
  readonly turnedAt: number;
  /** The deciphered message, once the code is right. */
  readonly message: string | null;
  /** The author's reply to a wrong code. */
  readonly reply: string | null;
  /** No server answered: the code can be kept until one does. */
  readonly lost: boolean;
}

type DialsEvent =
  | { type: 'TURN'; dial: number; by: number }
  | { type: 'SET'; dial: number; place: number }
  | { type: 'NEXT' }
  | { type: 'KEEP' }
  | Tick
  | SubmissionEvent;

/** Of several right codes, the one that this device kept; another device shows the first. */
function codeAtStart({ puzzle, draft }: DialsInput): string {
  const { code, also = [] } = puzzle.recognised ?? { code: draft };
  return also.find((other) => other === draft) ?? code;
}

function startingPlaces(input: DialsInput): readonly number[] {
  const { alphabet, puzzle } = input;
  const saved = dialPlaces(alphabet, codeAtStart(input), puzzle.dials);
  return saved ?? Array.from({ length: puzzle.dials }, () => 0);
}

function afterEvent({ alphabet, places }: DialsContext, event: DialsEvent): readonly number[] {
  if (event.type !== 'TURN' && event.type !== 'SET') return places;
  return places.map((place, index) => {
    if (index !== event.dial) return place;
    return event.type === 'TURN' ? turned(alphabet, place, event.by) : turned(alphabet, event.place, 0);
  });
}

const codeShown = ({ alphabet, places }: DialsContext): string => dialledCode(alphabet, places);

const messageOf = (result: RecogniseResult): string | null =>
  result.ok ? ((result.answer.reveal as DialsReveal | undefined)?.message ?? null) : null;

const isLost = (result: RecogniseResult): boolean => !result.ok && result.lost === true;

const NO_NETWORK: WidgetRefusal = { key: 'noNetwork' };

/** Update interval of the bar, in milliseconds. */
const BAR_EVERY_MS = 100;

/** Least pause after a turn, in milliseconds. */
const STILL_TURNING_MS = 1000;

/**
 * Pause without turns before the code counts as complete: longer while more dials show their first symbol,
 * but at most as long as the bar, so that a single change is judged when the bar is full.
 */
function pauseMs({ places, puzzle }: DialsContext): number {
  const untouched = places.filter((place) => place === 0).length;
  return Math.min(puzzle.everyMs, Math.max(STILL_TURNING_MS, (puzzle.everyMs * untouched) / places.length));
}

const pauseLeft = (context: DialsContext): number =>
  Math.max(0, context.turnedAt + pauseMs(context) - Date.now());

/**
 * The first change starts the bar; once it is full and the pause is over, the server checks the code. Its
 * verdict is displayed until the next change.
 */
export const dialsMachine = setup({
  types: { context: {} as DialsContext, events: {} as DialsEvent, input: {} as DialsInput },
  actors: {
    ticker,
    check: fromPromise<RecogniseResult, { code: string; recognise: DialsInput['recognise'] }>(({ input }) =>
      input.recognise(input.code),
    ),
    countdown,
    submission,
  },
  actions: {
    turn: assign({ places: ({ context, event }) => afterEvent(context, event), turnedAt: () => Date.now() }),
  },
  delays: { bar: ({ context }) => context.puzzle.everyMs, pause: ({ context }) => pauseLeft(context) },
  guards: {
    mustWait,
    leftAlone: ({ context }) => pauseLeft(context) === 0,
    isLost: ({ context }) => context.lost,
    alreadyKnown: ({ context }) => context.puzzle.recognised !== undefined,
  },
}).createMachine({
  id: 'dials',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_SUBMITTED,
    places: startingPlaces(input),
    elapsed: 0,
    turnedAt: 0,
    message: input.puzzle.recognised?.message ?? null,
    reply: null,
    lost: false,
  }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'start',
  states: {
    start: { always: [{ guard: 'alreadyKnown', target: 'right.ready' }, { target: 'still' }] },
    still: {
      on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } },
    },
    filling: {
      entry: assign({ elapsed: 0, refusal: null, reply: null }),
      invoke: { src: 'ticker', input: { everyMs: BAR_EVERY_MS } },
      after: { bar: 'pausing' },
      on: {
        TICK: { actions: assign({ elapsed: ({ event }) => event.elapsed }) },
        TURN: { actions: 'turn' },
        SET: { actions: 'turn' },
      },
    },
    /** The bar is full, but a dial was turned a moment ago. */
    pausing: {
      entry: assign({ elapsed: ({ context }) => context.puzzle.everyMs }),
      always: { guard: 'leftAlone', target: 'asking' },
      after: { pause: 'asking' },
      on: {
        TURN: { target: 'pausing', reenter: true, actions: 'turn' },
        SET: { target: 'pausing', reenter: true, actions: 'turn' },
      },
    },
    asking: {
      invoke: {
        src: 'check',
        input: ({ context }) => ({ code: codeShown(context), recognise: context.recognise }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok && event.output.answer.recognised,
            target: 'right',
            actions: assign({ message: ({ event }) => messageOf(event.output) }),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'wrong',
            actions: assign({
              reply: ({ event }) => (event.output.ok ? replyOf(event.output.answer) : null),
            }),
          },
          {
            guard: ({ event }) => waitOf(event.output) > 0,
            target: 'held',
            actions: assign({ secondsLeft: ({ event }) => waitOf(event.output) }),
          },
          {
            target: 'failed',
            actions: assign({
              lost: ({ event }) => isLost(event.output),
              refusal: ({ event }) => (isLost(event.output) ? NO_NETWORK : failureOf(event.output)),
            }),
          },
        ],
        onError: { target: 'failed', actions: assign({ lost: false, refusal: SUBMIT_FAILED }) },
      },
      on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } },
    },
    /** Requested too soon: waits, then requests again. */
    held: {
      always: { guard: not('mustWait'), target: 'asking' },
      invoke: { src: 'countdown', input: ({ context }) => context.secondsLeft },
      on: { TURN: { actions: 'turn' }, SET: { actions: 'turn' } },
    },
    wrong: {
      on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } },
    },
    /** The same code can be tried again; without a network it can be kept, as a typed answer is. */
    failed: {
      on: {
        NEXT: 'asking',
        KEEP: { guard: 'isLost', target: 'keeping' },
        TURN: { target: 'filling', actions: 'turn' },
        SET: { target: 'filling', actions: 'turn' },
      },
    },
    /** Sent like a typed answer, which stays on the device until it is judged. */
    keeping: {
      entry: [
        assign({ refusal: null }),
        sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: codeShown(context) })),
      ],
      on: {
        'ANSWER.ACCEPTED': 'kept',
        'ANSWER.REFUSED': [
          {
            guard: ({ event }) => event.refusal.stored === true,
            target: 'kept',
            actions: assign({ refusal: ({ event }) => event.refusal }),
          },
          { target: 'failed', actions: assign({ refusal: ({ event }) => event.refusal }) },
        ],
      },
    },
    kept: {
      on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } },
    },
    right: {
      initial: 'ready',
      states: {
        ready: { on: { NEXT: [{ guard: 'mustWait' }, { target: 'sending' }] } },
        sending: {
          entry: [
            assign({ refusal: null }),
            sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: codeShown(context) })),
          ],
          on: {
            'ANSWER.ACCEPTED': 'sent',
            'ANSWER.REFUSED': {
              target: 'ready',
              actions: assign({ refusal: ({ event }) => event.refusal }),
            },
          },
        },
        sent: {},
      },
    },
  },
});
