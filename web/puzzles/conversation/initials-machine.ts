import { assign, not, sendTo, setup } from 'xstate';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../shared/submission.ts';
import { ticker, type Tick } from '../shared/ticker.ts';
import type { SubmitResult } from '../widget.ts';

interface InitialsInput {
  /** Number of letters. */
  readonly length: number;
  readonly analysisMs: number;
  readonly text: string;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface InitialsContext extends InitialsInput, SubmissionContext {
  /** 0 to 1. */
  readonly analysed: number;
}

type InitialsEvent = { type: 'TYPE'; text: string } | { type: 'AGAIN' } | Tick | SubmissionEvent;

/** Letters only, in capitals: « c. a. » becomes « CA ». */
const initialsOf = (text: string): string => text.replace(/[^\p{L}]/gu, '').toLocaleUpperCase('fr');

const TICK_MS = 50;

/**
 * Submits with the last letter; the analysis finishes before the verdict is displayed. Letters without a
 * verdict stay, to be sent again.
 */
export const initialsMachine = setup({
  types: { context: {} as InitialsContext, events: {} as InitialsEvent, input: {} as InitialsInput },
  actors: { ticker, submission },
  guards: { mustWait, complete: ({ context }) => context.text.length === context.length },
  delays: { analysis: ({ context }) => context.analysisMs },
  actions: {
    type: assign({
      text: ({ context, event }) =>
        event.type === 'TYPE' ? initialsOf(event.text).slice(0, context.length) : context.text,
      refusal: null,
    }),
  },
}).createMachine({
  id: 'initials',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_SUBMITTED,
    text: initialsOf(input.text).slice(0, input.length - 1),
    analysed: 0,
  }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'typing',
  states: {
    typing: {
      on: {
        TYPE: [
          {
            guard: ({ context, event }) => initialsOf(event.text).length >= context.length,
            target: 'analysing',
            actions: 'type',
          },
          { actions: 'type' },
        ],
        AGAIN: { guard: 'complete', target: 'analysing', actions: assign({ refusal: null }) },
      },
    },
    analysing: {
      entry: assign({ analysed: 0 }),
      invoke: { src: 'ticker', input: { everyMs: TICK_MS } },
      on: {
        TICK: {
          actions: assign({
            analysed: ({ context, event }) => Math.min(1, event.elapsed / context.analysisMs),
          }),
        },
      },
      after: { analysis: 'sending' },
    },
    sending: {
      entry: [
        assign({ analysed: 1 }),
        sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: context.text })),
      ],
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': {
          target: 'waiting',
          actions: assign(({ context, event }) => ({
            text: event.isVerdict ? '' : context.text,
            refusal: event.refusal,
          })),
        },
      },
    },
    waiting: { always: { guard: not('mustWait'), target: 'typing' } },
    sent: {},
  },
});
