import { assign, fromPromise, setup } from 'xstate';
import type { SubmitResult } from '../widget.ts';
import { SUBMIT_FAILED, widgetRefusal, waitOf, type WidgetRefusal } from './outcome.ts';

export interface CodeFormInput {
  readonly text: string;
  readonly minLength: number;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface CodeFormContext extends CodeFormInput {
  readonly error: WidgetRefusal | null;
  /** Seconds before the next answer can be judged. */
  readonly secondsLeft: number;
}

type CodeFormEvent = { type: 'TYPE'; text: string } | { type: 'SEND' };

export const ANSWER_TOO_SHORT = 'Code trop court';

/** Submitted text: upper case, trimmed. */
export const typedCode = (text: string): string => text.trim().toLocaleUpperCase('fr');

/**
 * One line to submit. Too short a text is refused at once and not sent; a wait counts down before the next
 * answer.
 */
export const codeFormMachine = setup({
  types: { context: {} as CodeFormContext, events: {} as CodeFormEvent, input: {} as CodeFormInput },
  actors: {
    submit: fromPromise<SubmitResult, { code: string; submit: CodeFormInput['submit'] }>(({ input }) =>
      input.submit(input.code),
    ),
  },
  guards: {
    tooShort: ({ context }) => context.text.trim().length < context.minLength,
    mustWait: ({ context }) => context.secondsLeft > 0,
  },
}).createMachine({
  id: 'code-form',
  context: ({ input }) => ({ ...input, error: null, secondsLeft: 0 }),
  initial: 'editing',
  on: { TYPE: { actions: assign({ text: ({ event }) => event.text }) } },
  states: {
    editing: {
      on: {
        TYPE: { actions: assign({ text: ({ event }) => event.text, error: null }) },
        SEND: [
          { guard: 'tooShort', actions: assign({ error: { message: ANSWER_TOO_SHORT } }) },
          { target: 'sending', actions: assign({ error: null }) },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ code: typedCode(context.text), submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'refused',
            actions: assign({
              error: ({ event }) => widgetRefusal(event.output),
              secondsLeft: ({ event }) => waitOf(event.output),
            }),
          },
        ],
        onError: { target: 'refused', actions: assign({ error: SUBMIT_FAILED }) },
      },
    },
    refused: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'editing' }] },
    waiting: {
      after: {
        1000: {
          target: 'refused',
          actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
        },
      },
    },
    /** The page navigates away; if it stays, the line can be edited again. */
    sent: { on: { TYPE: { target: 'editing', actions: assign({ text: ({ event }) => event.text }) } } },
  },
});
