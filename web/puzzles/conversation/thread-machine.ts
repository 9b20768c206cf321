import { assign, sendTo, setup } from 'xstate';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../shared/submission.ts';
import { ticker, type Tick } from '../shared/ticker.ts';
import type { SubmitResult } from '../widget.ts';

interface ThreadInput {
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
interface ThreadProgress {
  readonly shown: number;
  /** Number of « Non » answers. */
  readonly refusals: number;
}

interface ThreadContext extends ThreadInput, ThreadProgress, SubmissionContext {
  /** Progress of the analysis, then of the message being deciphered, 0 to 1. */
  readonly done: number;
}

type ThreadEvent =
  | { type: 'CONFIRM' }
  | { type: 'YES' }
  | { type: 'NO' }
  | { type: 'CLOSE' }
  | Tick
  | SubmissionEvent;

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
  actors: { ticker, submission },
  delays: { analysis: ({ context }) => context.analysisMs, message: ({ context }) => context.messageMs },
  guards: {
    mustWait,
    hasMessages: ({ context }) => context.shown > 0,
    allShown: ({ context }) => context.shown >= context.count,
  },
}).createMachine({
  id: 'thread',
  context: ({ input }) => ({ ...input, ...input.saved, ...NOTHING_SUBMITTED, done: 0 }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
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
    complete: {
      on: {
        CONFIRM: [{ guard: 'mustWait' }, { target: 'asking', actions: assign({ refusal: null }) }],
      },
    },
    asking: {
      on: {
        YES: 'sending',
        NO: { target: 'complete', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
        CLOSE: 'complete',
      },
    },
    sending: {
      entry: sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: context.code })),
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': {
          target: 'complete',
          actions: assign({ refusal: ({ event }) => event.refusal }),
        },
      },
    },
    sent: {},
  },
});
