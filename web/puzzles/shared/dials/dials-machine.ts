import { assign, fromPromise, setup } from 'xstate';
import type { DialsPublic, DialsReveal } from '../../../../engine/puzzles/shared/dials.ts';
import { SUBMIT_FAILED, widgetRefusal, replyOf, waitOf, type WidgetRefusal } from '../outcome.ts';
import { ticker, type Tick } from '../ticker.ts';
import type { RecogniseResult, SubmitResult } from '../../widget.ts';
import { dialledCode, dialPlaces, turned, type Alphabet } from './alphabet.ts';

/** Any dials: what stands on them makes no difference here. */
export type DialsPuzzle = Pick<DialsPublic, 'dials' | 'everyMs' | 'recognised'>;

export interface DialsInput {
  readonly alphabet: Alphabet;
  readonly puzzle: DialsPuzzle;
  /** What was kept on this device: the dials as the player left them. */
  readonly draft: string;
  readonly recognise: (code: string) => Promise<RecogniseResult>;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface DialsContext extends DialsInput {
  /** Which symbol each dial shows. */
  readonly places: readonly number[];
  /** Since the bar began to fill, milliseconds. */
  readonly elapsed: number;
  /** When a wheel was last turned. */
  readonly turnedAt: number;
  /** The message in clear, once the code is right. */
  readonly message: string | null;
  /** The author's words about a wrong code. */
  readonly reply: string | null;
  /** Before the server may be asked again. */
  readonly secondsLeft: number;
  readonly error: WidgetRefusal | null;
}

type DialsEvent = { type: 'TURN'; dial: number; by: number } | { type: 'SET'; dial: number; place: number } | { type: 'NEXT' } | Tick;

function startingPlaces({ alphabet, puzzle, draft }: DialsInput): readonly number[] {
  const kept = dialPlaces(alphabet, puzzle.recognised?.code ?? draft, puzzle.dials);
  return kept ?? Array.from({ length: puzzle.dials }, () => 0);
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

/** How often the bar is drawn anew, in milliseconds. */
const BAR_EVERY_MS = 100;

/** A wheel that was turned so little ago is still being turned, in milliseconds. */
const STILL_TURNING_MS = 1000;

/**
 * How long the wheels must have been left alone before the code counts as finished: the longer, the more of them still
 * show their first symbol. Never longer than the bar, so that one change and no other is judged when the bar is full.
 */
function pauseMs({ places, puzzle }: DialsContext): number {
  const untouched = places.filter((place) => place === 0).length;
  return Math.min(puzzle.everyMs, Math.max(STILL_TURNING_MS, (puzzle.everyMs * untouched) / places.length));
}

const pauseLeft = (context: DialsContext): number => Math.max(0, context.turnedAt + pauseMs(context) - Date.now());

/**
 * The first change starts the bar; once it is full and the wheels are left alone the server is asked, and its verdict
 * stands until the next change.
 */
export const dialsMachine = setup({
  types: { context: {} as DialsContext, events: {} as DialsEvent, input: {} as DialsInput },
  actors: {
    ticker,
    ask: fromPromise<RecogniseResult, { code: string; recognise: DialsInput['recognise'] }>(({ input }) => input.recognise(input.code)),
    submit: fromPromise<SubmitResult, { code: string; submit: DialsInput['submit'] }>(({ input }) => input.submit(input.code)),
  },
  actions: {
    turn: assign({ places: ({ context, event }) => afterEvent(context, event), turnedAt: () => Date.now() }),
  },
  delays: { bar: ({ context }) => context.puzzle.everyMs, pause: ({ context }) => pauseLeft(context) },
  guards: {
    leftAlone: ({ context }) => pauseLeft(context) === 0,
    alreadyKnown: ({ context }) => context.puzzle.recognised !== undefined,
  },
}).createMachine({
  id: 'dials',
  context: ({ input }) => ({
    ...input,
    places: startingPlaces(input),
    elapsed: 0,
    turnedAt: 0,
    message: input.puzzle.recognised?.message ?? null,
    reply: null,
    secondsLeft: 0,
    error: null,
  }),
  initial: 'start',
  states: {
    start: { always: [{ guard: 'alreadyKnown', target: 'right.ready' }, { target: 'still' }] },
    still: { on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } } },
    filling: {
      entry: assign({ elapsed: 0, error: null, reply: null }),
      invoke: { src: 'ticker', input: { everyMs: BAR_EVERY_MS } },
      after: { bar: 'pausing' },
      on: {
        TICK: { actions: assign({ elapsed: ({ event }) => event.elapsed }) },
        TURN: { actions: 'turn' },
        SET: { actions: 'turn' },
      },
    },
    /** The bar is full, and a wheel was turned a moment ago. */
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
        src: 'ask',
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
            actions: assign({ reply: ({ event }) => (event.output.ok ? replyOf(event.output.answer) : null) }),
          },
          {
            guard: ({ event }) => waitOf(event.output) > 0,
            target: 'held',
            actions: assign({ secondsLeft: ({ event }) => waitOf(event.output) }),
          },
          { target: 'unheard', actions: assign({ error: ({ event }) => (event.output.ok ? null : { message: event.output.message }) }) },
        ],
        onError: { target: 'unheard', actions: assign({ error: SUBMIT_FAILED }) },
      },
      on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } },
    },
    /** Asked too soon: it asks again by itself. */
    held: {
      always: { guard: ({ context }) => context.secondsLeft <= 0, target: 'asking' },
      after: { 1000: { target: 'held', reenter: true, actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }) } },
      on: { TURN: { actions: 'turn' }, SET: { actions: 'turn' } },
    },
    wrong: { on: { TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } } },
    /** No network: the same code may be tried again. */
    unheard: { on: { NEXT: 'asking', TURN: { target: 'filling', actions: 'turn' }, SET: { target: 'filling', actions: 'turn' } } },
    right: {
      initial: 'ready',
      states: {
        ready: { on: { NEXT: 'sending' } },
        sending: {
          entry: assign({ error: null }),
          invoke: {
            src: 'submit',
            input: ({ context }) => ({ code: codeShown(context), submit: context.submit }),
            onDone: [
              { guard: ({ event }) => event.output.ok, target: 'sent' },
              {
                target: 'pausing',
                actions: assign({ error: ({ event }) => widgetRefusal(event.output), secondsLeft: ({ event }) => waitOf(event.output) }),
              },
            ],
            onError: { target: 'ready', actions: assign({ error: SUBMIT_FAILED }) },
          },
        },
        pausing: {
          always: { guard: ({ context }) => context.secondsLeft <= 0, target: 'ready' },
          after: { 1000: { target: 'pausing', reenter: true, actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }) } },
        },
        sent: {},
      },
    },
  },
});
