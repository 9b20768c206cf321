import { assign, fromPromise, setup } from 'xstate';
import { SUBMIT_FAILED, waitOf, widgetRefusal, type WidgetRefusal } from '../shared/outcome.ts';
import type { SubmitResult } from '../widget.ts';

export interface DecisionInput {
  /** Names of the options. */
  readonly names: readonly string[];
  /** Whether the player must confirm. */
  readonly confirm: boolean;
  /** Name of the option stored on this device. */
  readonly draft: string;
  readonly submit: (name: string) => Promise<SubmitResult>;
}

interface DecisionContext extends DecisionInput {
  readonly chosen: string | null;
  /** The option that the player has confirmed: a lost answer is sent again without asking again. */
  readonly confirmed: string | null;
  readonly refusal: WidgetRefusal | null;
  readonly secondsLeft: number;
}

type DecisionEvent =
  | { type: 'CHOOSE'; name: string }
  | { type: 'SEND' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' };

/** Choosing one option and sending it, with a confirmation when the decision is final. */
export const decisionMachine = setup({
  types: { context: {} as DecisionContext, events: {} as DecisionEvent, input: {} as DecisionInput },
  actors: {
    submit: fromPromise<SubmitResult, { name: string; submit: DecisionInput['submit'] }>(({ input }) =>
      input.submit(input.name),
    ),
  },
  guards: {
    isChosen: ({ context }) => context.chosen !== null,
    mustConfirm: ({ context }) =>
      context.confirm && context.chosen !== null && context.chosen !== context.confirmed,
    mustWait: ({ context }) => context.secondsLeft > 0,
    isStored: ({ context }) => context.refusal?.stored === true,
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { chosen: event.name, refusal: null } : {})),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    ...input,
    chosen: input.names.includes(input.draft) ? input.draft : null,
    confirmed: null,
    refusal: null,
    secondsLeft: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        CHOOSE: { actions: 'choose' },
        SEND: [
          { guard: 'mustConfirm', target: 'confirming' },
          { guard: 'isChosen', target: 'sending' },
        ],
      },
    },
    confirming: {
      on: {
        CONFIRM: { target: 'sending', actions: assign({ confirmed: ({ context }) => context.chosen }) },
        CANCEL: 'choosing',
      },
    },
    sending: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ name: context.chosen ?? '', submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'refused',
            actions: assign({
              refusal: ({ event }) => widgetRefusal(event.output),
              secondsLeft: ({ event }) => waitOf(event.output),
            }),
          },
        ],
        onError: { target: 'refused', actions: assign({ refusal: SUBMIT_FAILED }) },
      },
    },
    refused: {
      always: [
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'isStored', target: 'stored' },
        { target: 'choosing' },
      ],
    },
    /** Choosing continues; only sending has to wait. */
    waiting: {
      after: {
        1000: {
          target: 'refused',
          actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
        },
      },
      on: { CHOOSE: { actions: 'choose' } },
    },
    /** The stored decision is sent first, so another one could only come too late. */
    stored: { on: { SEND: 'sending' } },
    /** The page navigates away. */
    sent: {},
  },
});
