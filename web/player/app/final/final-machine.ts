import { assign, fromPromise, setup } from 'xstate';
import type { FinalView } from '../../../../engine/public.ts';
import { typedCode, ANSWER_TOO_SHORT } from '../../../puzzles/shared/code-form-machine.ts';
import { SUBMIT_FAILED, widgetRefusal, waitOf, type WidgetRefusal } from '../../../puzzles/shared/outcome.ts';
import { ticker, type Tick } from '../../../puzzles/shared/ticker.ts';
import type { SubmitResult } from '../../../puzzles/widget.ts';
import { randomSquare, type Square } from './square.ts';

export interface FinalInput {
  readonly final: FinalView;
  /** What was kept on this device. */
  readonly draft: string;
  /** Nothing moves: the arrows are strewn once instead of again and again. */
  readonly still: boolean;
  readonly random?: () => number;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

/** What is found again after a look at another screen. */
interface Kept {
  readonly size: number;
  /** Its loading was seen to the end. */
  readonly loaded: boolean;
  readonly text: string;
}

interface FinalContext extends FinalInput, Kept {
  /** Of the loading, 0 to 1. */
  readonly done: number;
  readonly square: Square;
  readonly refusal: WidgetRefusal | null;
  readonly secondsLeft: number;
}

type FinalEvent =
  | { type: 'RESIZE'; by: number }
  | { type: 'SELECT' }
  | { type: 'TOGGLE' }
  | { type: 'TYPE'; text: string }
  | { type: 'SEND' }
  | Tick;

/** How long a loading lasts for a factor of 1; the view's factor makes it shorter. */
export const LOADING_MS = 10_000;

const REDRAWN_MS = 100;
const REDRAWN_TIMES = 40;

const loadingMs = ({ final }: FinalContext): number => LOADING_MS * final.loadingFactor;

const bounded = ({ least, most }: FinalView, size: number): number => Math.min(most, Math.max(least, size));

/** « 6/1/pastel »: a size, loaded or not, and what was typed. Anything else is the smallest size. */
function readKept({ final, draft }: FinalInput): Kept {
  const [, size, loaded, text] = /^(\d)\/([01])\/(.*)$/s.exec(draft) ?? [];
  return { size: bounded(final, Number(size ?? final.least)), loaded: loaded === '1', text: text ?? '' };
}

export const writeKept = ({ size, loaded, text }: Kept): string => `${size}/${loaded ? 1 : 0}/${text}`;

/** What is sent: « 6_PASTEL ». */
export const finalCode = ({ size, text }: Kept): string => `${size}_${typedCode(text)}`;

export const patternOf = ({ final, size }: Pick<FinalContext, 'final' | 'size'>): Square | null => final.patterns[String(size)] ?? null;

const strewn = ({ size, random = Math.random }: Pick<FinalContext, 'size' | 'random'>): Square => randomSquare(size, random);

/** A size, then a loading that means nothing, then the square that stays, and a code to give. */
export const finalMachine = setup({
  types: { context: {} as FinalContext, events: {} as FinalEvent, input: {} as FinalInput },
  actors: {
    ticker,
    submit: fromPromise<SubmitResult, { code: string; submit: FinalInput['submit'] }>(({ input }) => input.submit(input.code)),
  },
  delays: { loading: ({ context }) => loadingMs(context) },
  guards: {
    otherSize: ({ context, event }) => event.type === 'RESIZE' && bounded(context.final, context.size + event.by) !== context.size,
    loadedBefore: ({ context }) => context.loaded,
    tooShort: ({ context }) => typedCode(context.text) === '',
    mustWait: ({ context }) => context.secondsLeft > 0,
  },
  actions: {
    resize: assign(({ context, event }) => {
      const size = event.type === 'RESIZE' ? bounded(context.final, context.size + event.by) : context.size;
      return { size, loaded: false, done: 0, refusal: null, square: strewn({ ...context, size }) };
    }),
    load: assign(({ context, event }) => ({
      done: event.type === 'TICK' ? Math.min(1, event.elapsed / loadingMs(context)) : context.done,
      square: context.still ? context.square : strewn(context),
    })),
    settle: assign(({ context }) => ({ done: 1, loaded: true, square: patternOf(context) ?? context.square })),
    type: assign(({ context, event }) => ({ text: event.type === 'TYPE' ? event.text : context.text, refusal: null })),
  },
}).createMachine({
  id: 'final',
  context: ({ input }) => {
    const kept = readKept(input);
    return { ...input, ...kept, done: 0, square: strewn({ ...input, ...kept }), refusal: null, secondsLeft: 0 };
  },
  initial: 'start',
  states: {
    start: { always: [{ guard: 'loadedBefore', target: 'complete' }, { target: 'idle' }] },
    idle: { on: { SELECT: 'loading', RESIZE: { guard: 'otherSize', actions: 'resize' } } },
    loading: {
      entry: assign({ done: 0 }),
      invoke: {
        src: 'ticker',
        input: ({ context }) => ({ everyMs: Math.max(REDRAWN_MS / 4, Math.min(REDRAWN_MS, loadingMs(context) / REDRAWN_TIMES)) }),
      },
      after: { loading: 'complete' },
      on: { TICK: { actions: 'load' }, RESIZE: { guard: 'otherSize', target: 'idle', actions: 'resize' } },
    },
    complete: {
      entry: 'settle',
      initial: 'closed',
      on: { RESIZE: { guard: 'otherSize', target: 'idle', actions: 'resize' } },
      states: {
        closed: { on: { TOGGLE: 'open' } },
        open: {
          on: {
            TOGGLE: 'closed',
            TYPE: { actions: 'type' },
            SEND: [
              { guard: 'mustWait' },
              { guard: 'tooShort', actions: assign({ refusal: { message: ANSWER_TOO_SHORT } }) },
              { target: '#final.sending', actions: assign({ refusal: null }) },
            ],
          },
          after: {
            1000: {
              guard: 'mustWait',
              target: 'open',
              reenter: true,
              actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
            },
          },
        },
      },
    },
    sending: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ code: finalCode(context), submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'complete.open',
            actions: assign(({ event }) => ({ refusal: widgetRefusal(event.output), secondsLeft: waitOf(event.output) })),
          },
        ],
        onError: { target: 'complete.open', actions: assign({ refusal: SUBMIT_FAILED }) },
      },
    },
    /** The shell leads elsewhere. */
    sent: {},
  },
});
