import { assign, sendTo, setup } from 'xstate';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../shared/submission.ts';
import type { SubmitResult } from '../widget.ts';

interface DecisionInput {
  /** Names of the options. */
  readonly names: readonly string[];
  readonly confirm: boolean;
  /** Name of the option stored on this device. */
  readonly draft: string;
  readonly submit: (name: string) => Promise<SubmitResult>;
}

interface DecisionContext extends DecisionInput, SubmissionContext {
  readonly chosen: string | null;
  /** The option that the player has confirmed: a lost answer is sent again without asking again. */
  readonly confirmed: string | null;
}

type DecisionEvent =
  | { type: 'CHOOSE'; name: string }
  | { type: 'SEND' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | SubmissionEvent;

/** Choosing one option and sending it, with a confirmation when the decision is final. */
export const decisionMachine = setup({
  types: { context: {} as DecisionContext, events: {} as DecisionEvent, input: {} as DecisionInput },
  actors: { submission },
  guards: {
    mustWait,
    isChosen: ({ context }) => context.chosen !== null,
    mustConfirm: ({ context }) =>
      context.confirm && context.chosen !== null && context.chosen !== context.confirmed,
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { chosen: event.name, refusal: null } : {})),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_SUBMITTED,
    chosen: input.names.includes(input.draft) ? input.draft : null,
    confirmed: null,
  }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        CHOOSE: { actions: 'choose' },
        SEND: [
          { guard: 'mustWait' },
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
      entry: [
        assign({ refusal: null }),
        sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: context.chosen ?? '' })),
      ],
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': [
          {
            guard: ({ event }) => event.refusal.stored === true,
            target: 'stored',
            actions: assign({ refusal: ({ event }) => event.refusal }),
          },
          { target: 'choosing', actions: assign({ refusal: ({ event }) => event.refusal }) },
        ],
      },
    },
    /** The stored decision is sent first, so another one could only come too late. */
    stored: { on: { SEND: 'sending' } },
    /** The page navigates away. */
    sent: {},
  },
});
