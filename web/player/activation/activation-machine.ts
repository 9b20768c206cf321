import { assign, fromPromise, setup } from 'xstate';
import { CODE_LENGTH, normalizeCode } from '../../state/session/activation-code.ts';

export type FoundLetter =
  | { readonly ok: true; readonly giftFrom: string | null }
  /** `isRefused`: the code is known to be of no use; else nothing is known of it. `advice` stands under the error. */
  | { readonly ok: false; readonly isRefused: boolean; readonly advice: string | null };

/** How far the receipt was filled in. */
export interface Confirmation {
  readonly giftFrom: string | null;
  readonly waived: boolean;
}

export interface ActivationInput {
  readonly code: string;
  /** Another story is being played, or was. */
  readonly hasStory: boolean;
  /** The receipt was left to read the terms of sale, and is taken up again. */
  readonly confirmation: Confirmation | null;
  readonly find: (code: string) => Promise<FoundLetter>;
  /** The code of what went wrong, or null. */
  readonly activate: (code: string) => Promise<string | null>;
  readonly forget: () => void;
}

interface ActivationContext extends ActivationInput, Confirmation {
  /** A code or a text; null when nothing is wrong. */
  readonly error: string | null;
  /** Stands under the error. */
  readonly detail: string | null;
}

type ActivationEvent =
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT' }
  | { type: 'WAIVE'; waived: boolean }
  | { type: 'CONFIRM' }
  | { type: 'REFUSE' };

export const CODE_TOO_SHORT = 'Code trop court';
export const UNAVAILABLE = 'Code indisponible';

const UNSIGNED: Confirmation = { giftFrom: null, waived: false };

const noError = { error: null, detail: null };

/** A code is typed, looked up, confirmed with the waiver ticked, and the story begins. Refusing forgets the code. */
export const activationMachine = setup({
  types: { context: {} as ActivationContext, events: {} as ActivationEvent, input: {} as ActivationInput },
  actors: {
    find: fromPromise<FoundLetter, ActivationContext>(({ input }) => input.find(input.code)),
    activate: fromPromise<string | null, ActivationContext>(({ input }) => input.activate(input.code)),
  },
  actions: { forget: ({ context }) => context.forget() },
  guards: {
    tooShort: ({ context }) => context.code.length < CODE_LENGTH,
    waived: ({ context }) => context.waived,
    hasStory: ({ context }) => context.hasStory,
    isSigning: ({ context }) => context.confirmation !== null,
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({ ...input, code: normalizeCode(input.code), ...noError, ...(input.confirmation ?? UNSIGNED) }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isSigning', target: 'confirming' }, { target: 'entering' }] },
    entering: {
      on: {
        TYPE: { actions: assign(({ event }) => ({ code: normalizeCode(event.text), ...noError })) },
        SUBMIT: [
          { guard: 'tooShort', actions: assign({ error: CODE_TOO_SHORT, detail: null }) },
          { target: 'searching', actions: assign(noError) },
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
            actions: assign({ giftFrom: ({ event }) => (event.output.ok ? event.output.giftFrom : null), waived: false }),
          },
          {
            target: 'entering',
            actions: [
              assign({ error: UNAVAILABLE, detail: ({ event }) => (event.output.ok ? null : event.output.advice) }),
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
    /** Back to the running story, or to an empty form. */
    refused: {
      always: [
        { guard: 'hasStory', target: 'done' },
        { target: 'entering', actions: assign({ code: '', ...noError }) },
      ],
    },
    done: { type: 'final' },
  },
});
