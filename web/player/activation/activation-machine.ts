import { assign, fromPromise, setup } from 'xstate';
import type { Language } from '../../../engine/public.ts';
import {
  CODE_LENGTH,
  codeOrPhrase,
  LONGEST_PHRASE,
  normalizeCode,
} from '../../state/session/activation-code.ts';

/** The server's reasons for refusing a code, by the activation's error codes. */
export const REFUSALS: Readonly<Record<string, string>> = {
  INVALID_CODE: 'taken',
  UNKNOWN_CODE: 'unknown',
};

export type FoundLetter =
  | ({ readonly ok: true } & Omit<Confirmation, 'waived'>)
  /**
   * `isRefused`: the server rejected the code; else nothing is known about it. `advice` is displayed under
   * the error.
   */
  | { readonly ok: false; readonly isRefused: boolean; readonly advice: string | null };

/** Progress of the receipt's form. */
export interface Confirmation {
  readonly giftFrom: string | null;
  /** A phrase, not a letter's code: nothing was bought, so there is nothing to waive. */
  readonly isPhrase: boolean;
  /** In which the letter is printed. */
  readonly letterLanguage: Language;
  readonly waived: boolean;
}

export interface ActivationInput {
  readonly code: string;
  /** A story is running on this account, or has ended. */
  readonly hasStory: boolean;
  /** Form to restore, after the player left it to read the terms of sale. */
  readonly confirmation: Confirmation | null;
  readonly find: (code: string) => Promise<FoundLetter>;
  /** Resolves to an error code, or null. */
  readonly activate: (code: string) => Promise<string | null>;
  readonly forget: () => void;
}

interface ActivationContext extends ActivationInput, Confirmation {
  /** An error code of the server, TOO_SHORT or UNAVAILABLE; null without an error. */
  readonly error: string | null;
  /** Displayed under the error. */
  readonly detail: string | null;
}

type ActivationEvent =
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT' }
  | { type: 'WAIVE'; waived: boolean }
  | { type: 'CONFIRM' }
  | { type: 'REFUSE' };

const UNSIGNED: Confirmation = { giftFrom: null, isPhrase: false, letterLanguage: 'fr', waived: false };

const noError = { error: null, detail: null };

/** An entry phrase may contain spaces, so they are kept. */
const readTyping = ({ hasStory }: ActivationInput, text: string): string =>
  hasStory ? text.toUpperCase().slice(0, LONGEST_PHRASE) : normalizeCode(text);

/**
 * The player types a code, it is looked up, confirmed with the waiver ticked, and the story starts. Refusing
 * removes the code.
 */
export const activationMachine = setup({
  types: { context: {} as ActivationContext, events: {} as ActivationEvent, input: {} as ActivationInput },
  actors: {
    find: fromPromise<FoundLetter, ActivationContext>(({ input }) => input.find(input.code)),
    activate: fromPromise<string | null, ActivationContext>(({ input }) => input.activate(input.code)),
  },
  actions: { forget: ({ context }) => context.forget() },
  guards: {
    tooShort: ({ context }) => codeOrPhrase(context.code).length < CODE_LENGTH,
    waived: ({ context }) => context.waived || context.isPhrase,
    hasStory: ({ context }) => context.hasStory,
    isSigning: ({ context }) => context.confirmation !== null,
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({
    ...input,
    code: codeOrPhrase(input.code),
    ...noError,
    ...(input.confirmation ?? UNSIGNED),
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isSigning', target: 'confirming' }, { target: 'entering' }] },
    entering: {
      on: {
        TYPE: {
          actions: assign(({ context, event }) => ({ code: readTyping(context, event.text), ...noError })),
        },
        SUBMIT: [
          { guard: 'tooShort', actions: assign({ error: 'TOO_SHORT', detail: null }) },
          {
            target: 'searching',
            actions: assign(({ context }) => ({ code: codeOrPhrase(context.code), ...noError })),
          },
        ],
        REFUSE: { target: 'refused', actions: 'forget' },
      },
    },
    searching: {
      invoke: {
        src: 'find',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'confirming',
            actions: assign(({ event: { output } }) => ({
              ...UNSIGNED,
              ...(output.ok && {
                giftFrom: output.giftFrom,
                isPhrase: output.isPhrase,
                letterLanguage: output.letterLanguage,
              }),
            })),
          },
          {
            target: 'entering',
            actions: [
              assign({
                error: 'UNAVAILABLE',
                detail: ({ event }) => (event.output.ok ? null : event.output.advice),
              }),
              ({ context, event }) => {
                if (!event.output.ok && event.output.isRefused) context.forget();
              },
            ],
          },
        ],
      },
    },
    confirming: {
      on: {
        WAIVE: { actions: assign({ waived: ({ event }) => event.waived }) },
        CONFIRM: { guard: 'waived', target: 'activating' },
        REFUSE: { target: 'refused', actions: 'forget' },
      },
    },
    activating: {
      invoke: {
        src: 'activate',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'done' },
          { target: 'entering', actions: assign({ error: ({ event }) => event.output }) },
        ],
      },
    },
    /** Returns to the running story, or to an empty form. */
    refused: {
      always: [
        { guard: 'hasStory', target: 'done' },
        { target: 'entering', actions: assign({ code: '', ...noError }) },
      ],
    },
    done: { type: 'final' },
  },
});
