import { assign, fromPromise, setup } from 'xstate';
import { SUBMIT_FAILED, widgetRefusal, waitOf, type WidgetRefusal } from '../shared/outcome.ts';
import { ticker, type Tick } from '../shared/ticker.ts';
import type { SubmitResult } from '../widget.ts';

export interface ThreadInput {
  /** Number of messages. */
  readonly count: number;
  readonly messageMs: number;
  readonly analysisMs: number;
  /** Code submitted by « Oui ». */
  readonly code: string;
  readonly saved: ThreadProgress;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

/** Stored on this device, so that a reload does not replay everything. */
export interface ThreadProgress {
  readonly shown: number;
  /** Number of « Non » answers. */
  readonly refusals: number;
}

interface ThreadContext extends ThreadInput, ThreadProgress {
  /** Progress of the analysis, then of the message being deciphered, 0 to 1. */
  readonly done: number;
  readonly refusal: WidgetRefusal | null;
  readonly secondsLeft: number;
}

type ThreadEvent = { type: 'CONFIRM' } | { type: 'YES' } | { type: 'NO' } | { type: 'CLOSE' } | Tick;

/** `3/1`: three messages shown, one « Non ». Anything else is zero. */
export function readThread(draft: string, count: number): ThreadProgress {
  const [, shown, refusals] = /^(\d+)\/(\d+)$/.exec(draft) ?? [];
  return { shown: Math.min(count, Number(shown ?? 0)), refusals: Number(refusals ?? 0) };
}

export const writeThread = ({ shown, refusals }: ThreadProgress): string => `${shown}/${refusals}`;

/** About twenty updates of the percentage. */
const tickOf = (ms: number): number => Math.max(20, Math.round(ms / 20));

/**
 * Messages are deciphered one after another; after the last one the arrival can be confirmed, which is
 * submitted once.
 */
export const threadMachine = setup({
  types: { context: {} as ThreadContext, events: {} as ThreadEvent, input: {} as ThreadInput },
  actors: {
    ticker,
    submit: fromPromise<SubmitResult, { code: string; submit: ThreadInput['submit'] }>(({ input }) =>
      input.submit(input.code),
    ),
  },
  delays: { analysis: ({ context }) => context.analysisMs, message: ({ context }) => context.messageMs },
  guards: {
    hasMessages: ({ context }) => context.shown > 0,
    allShown: ({ context }) => context.shown >= context.count,
  },
}).createMachine({
  id: 'thread',
  context: ({ input }) => ({ ...input, ...input.saved, done: 0, refusal: null, secondsLeft: 0 }),
  initial: 'start',
  states: {
    start: { always: [{ guard: 'hasMessages', target: 'next' }, { target: 'analysing' }] },
    analysing: {
      invoke: { src: 'ticker', input: ({ context }) => ({ everyMs: tickOf(context.analysisMs) }) },
      on: {
        TICK: {
          actions: assign({ done: ({ context, event }) => Math.min(1, event.elapsed / context.analysisMs) }),
        },
      },
      after: { analysis: 'next' },
    },
    next: { always: [{ guard: 'allShown', target: 'complete' }, { target: 'deciphering' }] },
    deciphering: {
      entry: assign({ done: 0 }),
      invoke: { src: 'ticker', input: ({ context }) => ({ everyMs: tickOf(context.messageMs) }) },
      on: {
        TICK: {
          actions: assign({ done: ({ context, event }) => Math.min(1, event.elapsed / context.messageMs) }),
        },
      },
      after: { message: { target: 'next', actions: assign({ shown: ({ context }) => context.shown + 1 }) } },
    },
    complete: { on: { CONFIRM: { target: 'asking', actions: assign({ refusal: null }) } } },
    asking: {
      on: {
        YES: 'sending',
        NO: { target: 'complete', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
        CLOSE: 'complete',
      },
    },
    sending: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ code: context.code, submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'waiting',
            actions: assign({
              refusal: ({ event }) => widgetRefusal(event.output),
              secondsLeft: ({ event }) => waitOf(event.output),
            }),
          },
        ],
        onError: { target: 'complete', actions: assign({ refusal: SUBMIT_FAILED }) },
      },
    },
    waiting: {
      always: { guard: ({ context }) => context.secondsLeft <= 0, target: 'complete' },
      after: {
        1000: {
          target: 'waiting',
          reenter: true,
          actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
        },
      },
    },
    sent: {},
  },
});
