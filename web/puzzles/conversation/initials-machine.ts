import { assign, fromPromise, setup } from 'xstate';
import { SUBMIT_FAILED, isVerdict, widgetRefusal, waitOf, type WidgetRefusal } from '../shared/outcome.ts';
import { ticker, type Tick } from '../shared/ticker.ts';
import type { SubmitResult } from '../widget.ts';

export interface InitialsInput {
  /** Number of letters. */
  readonly length: number;
  readonly analysisMs: number;
  readonly text: string;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface InitialsContext extends InitialsInput {
  /** 0 to 1. */
  readonly analysed: number;
  readonly refusal: WidgetRefusal | null;
  readonly secondsLeft: number;
}

type InitialsEvent = { type: 'TYPE'; text: string } | { type: 'AGAIN' } | Tick;

/** Letters only, in capitals: « c. a. » becomes « CA ». */
export const initialsOf = (text: string): string => text.replace(/[^\p{L}]/gu, '').toLocaleUpperCase('fr');

const TICK_MS = 50;

/**
 * Submits with the last letter; the analysis finishes before the verdict is displayed. Letters without a
 * verdict stay, to be sent again.
 */
export const initialsMachine = setup({
  types: { context: {} as InitialsContext, events: {} as InitialsEvent, input: {} as InitialsInput },
  actors: {
    ticker,
    submit: fromPromise<SubmitResult, { code: string; submit: InitialsInput['submit'] }>(({ input }) =>
      input.submit(input.code),
    ),
  },
  guards: { complete: ({ context }) => context.text.length === context.length },
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
    text: initialsOf(input.text).slice(0, input.length - 1),
    analysed: 0,
    refusal: null,
    secondsLeft: 0,
  }),
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
      entry: assign({ analysed: 1 }),
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ code: context.text, submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'waiting',
            actions: assign({
              text: ({ context, event }) => (isVerdict(event.output) ? '' : context.text),
              refusal: ({ event }) => widgetRefusal(event.output),
              secondsLeft: ({ event }) => waitOf(event.output),
            }),
          },
        ],
        onError: { target: 'waiting', actions: assign({ refusal: SUBMIT_FAILED, secondsLeft: 0 }) },
      },
    },
    waiting: {
      always: { guard: ({ context }) => context.secondsLeft <= 0, target: 'typing' },
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
