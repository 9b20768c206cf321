import { assign, sendTo, setup } from 'xstate';
import type { FinalView } from '../../../../engine/public.ts';
import { typedCode } from '../../../puzzles/shared/code-form-machine.ts';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../../../puzzles/shared/submission.ts';
import { ticker, type Tick } from '../../../puzzles/shared/ticker.ts';
import type { SubmitResult } from '../../../puzzles/widget.ts';

/** A square of arrows: rows of ↑ → ↓ ←, top to bottom. */
export type Square = readonly string[];

const ARROWS = '↑→↓←';

/** `random` returns 0 to 1, 1 excluded. */
function randomSquare(size: number, random: () => number): Square {
  const row = () =>
    Array.from({ length: size }, () => ARROWS[Math.floor(random() * ARROWS.length)] ?? '').join('');
  return Array.from({ length: size }, row);
}

interface FinalInput {
  readonly final: FinalView;
  /** Text stored on this device. */
  readonly draft: string;
  /** Reduced motion: the arrows are drawn once. */
  readonly still: boolean;
  readonly random?: () => number;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

/** State restored after a visit to another screen. */
interface FinalDraft {
  readonly size: number;
  /** Its loading has finished once. */
  readonly loaded: boolean;
  readonly text: string;
}

interface FinalContext extends FinalInput, FinalDraft, SubmissionContext {
  /** Progress of the loading, 0 to 1. */
  readonly done: number;
  readonly square: Square;
}

export type FinalEvent =
  | { type: 'RESIZE'; by: number }
  | { type: 'SELECT' }
  | { type: 'TOGGLE' }
  | { type: 'TYPE'; text: string }
  | { type: 'SEND' }
  | Tick
  | SubmissionEvent;

/** Duration of a loading for a factor of 1; the view's factor shortens it. */
export const LOADING_MS = 10_000;

const REDRAWN_MS = 100;
const REDRAWN_TIMES = 40;

const loadingMs = ({ final }: FinalContext): number => LOADING_MS * final.loadingFactor;

const bounded = ({ least, most }: FinalView, size: number): number => Math.min(most, Math.max(least, size));

/** « 6/1/pastel »: size, loaded or not, typed text. Anything else is the smallest size. */
function readFinalDraft({ final, draft }: FinalInput): FinalDraft {
  const [, size, loaded, text] = /^(\d)\/([01])\/(.*)$/s.exec(draft) ?? [];
  return { size: bounded(final, Number(size ?? final.least)), loaded: loaded === '1', text: text ?? '' };
}

export const finalDraft = ({ size, loaded, text }: FinalDraft): string => `${size}/${loaded ? 1 : 0}/${text}`;

/** The submitted code: « 6_PASTEL ». */
export const finalCode = ({ size, text }: FinalDraft): string => `${size}_${typedCode(text)}`;

export const patternOf = ({ final, size }: Pick<FinalContext, 'final' | 'size'>): Square | null =>
  final.patterns[String(size)] ?? null;

const strewn = ({ size, random = Math.random }: Pick<FinalContext, 'size' | 'random'>): Square =>
  randomSquare(size, random);

/**
 * The player chooses a size, waits for a loading (for show only), gets the final square and may enter a code.
 */
export const finalMachine = setup({
  types: { context: {} as FinalContext, events: {} as FinalEvent, input: {} as FinalInput },
  actors: { ticker, submission },
  delays: { loading: ({ context }) => loadingMs(context) },
  guards: {
    otherSize: ({ context, event }) =>
      event.type === 'RESIZE' && bounded(context.final, context.size + event.by) !== context.size,
    loadedBefore: ({ context }) => context.loaded,
    tooShort: ({ context }) => typedCode(context.text) === '',
    mustWait,
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
    settle: assign(({ context }) => ({
      done: 1,
      loaded: true,
      square: patternOf(context) ?? context.square,
    })),
    type: assign(({ context, event }) => ({
      text: event.type === 'TYPE' ? event.text : context.text,
      refusal: null,
    })),
  },
}).createMachine({
  id: 'final',
  context: ({ input }) => {
    const stored = readFinalDraft(input);
    const square = strewn({ ...input, ...stored });
    return { ...input, ...stored, ...NOTHING_SUBMITTED, done: 0, square };
  },
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'start',
  states: {
    start: { always: [{ guard: 'loadedBefore', target: 'complete' }, { target: 'idle' }] },
    idle: { on: { SELECT: 'loading', RESIZE: { guard: 'otherSize', actions: 'resize' } } },
    loading: {
      entry: assign({ done: 0 }),
      invoke: {
        src: 'ticker',
        input: ({ context }) => ({
          everyMs: Math.max(REDRAWN_MS / 4, Math.min(REDRAWN_MS, loadingMs(context) / REDRAWN_TIMES)),
        }),
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
              { guard: 'tooShort', actions: assign({ refusal: { key: 'tooShort' } }) },
              { target: '#final.sending', actions: assign({ refusal: null }) },
            ],
          },
        },
      },
    },
    sending: {
      entry: sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: finalCode(context) })),
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': {
          target: 'complete.open',
          actions: assign({ refusal: ({ event }) => event.refusal }),
        },
      },
    },
    /** The page navigates away. */
    sent: {},
  },
});
