import { assign, sendTo, setup } from 'xstate';
import type { SubmitResult } from '../widget.ts';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from './submission.ts';

interface CodeFormInput {
  readonly text: string;
  readonly minLength: number;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface CodeFormContext extends CodeFormInput, SubmissionContext {}

type CodeFormEvent = { type: 'TYPE'; text: string } | { type: 'SEND' } | SubmissionEvent;

/** Submitted text: upper case, trimmed. */
export const typedCode = (text: string): string => text.trim().toLocaleUpperCase('fr');

/**
 * One line to submit. Too short a text is refused at once and not sent; a wait counts down before the next
 * answer.
 */
export const codeFormMachine = setup({
  types: { context: {} as CodeFormContext, events: {} as CodeFormEvent, input: {} as CodeFormInput },
  actors: { submission },
  guards: { mustWait, tooShort: ({ context }) => context.text.trim().length < context.minLength },
}).createMachine({
  id: 'code-form',
  context: ({ input }) => ({ ...input, ...NOTHING_SUBMITTED }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  initial: 'editing',
  on: {
    TYPE: { actions: assign({ text: ({ event }) => event.text }) },
    'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) },
  },
  states: {
    editing: {
      on: {
        TYPE: {
          actions: assign({
            text: ({ event }) => event.text,
            refusal: ({ context }) => (mustWait({ context }) ? context.refusal : null),
          }),
        },
        SEND: [
          { guard: 'mustWait' },
          { guard: 'tooShort', actions: assign({ refusal: { key: 'tooShort' } }) },
          { target: 'sending', actions: assign({ refusal: null }) },
        ],
      },
    },
    sending: {
      entry: sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: typedCode(context.text) })),
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': {
          target: 'editing',
          actions: assign({ refusal: ({ event }) => event.refusal }),
        },
      },
    },
    /** The page navigates away; if it stays, the line can be edited again. */
    sent: { on: { TYPE: { target: 'editing', actions: assign({ text: ({ event }) => event.text }) } } },
  },
});
