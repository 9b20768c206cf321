import { assign, fromPromise, setup } from 'xstate';
import { SUBMIT_FAILED, isVerdict, widgetRefusal, waitOf, type WidgetRefusal } from '../outcome.ts';
import type { SubmitResult } from '../../widget.ts';

export interface ChoiceRules {
  /** The choice after a picture was pressed. */
  press(chosen: readonly string[], id: string): readonly string[];
  /** Whether the choice can be submitted. */
  isComplete(chosen: readonly string[]): boolean;
}

export interface ChoiceInput {
  readonly rules: ChoiceRules;
  /** All pictures, in the order of the screen. */
  readonly ids: readonly string[];
  /** Choice stored on this device. */
  readonly draft: string;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface ChoiceContext extends ChoiceInput {
  readonly chosen: readonly string[];
  /** Last choice that was cleared, by the player or by a wrong answer: it can be restored. */
  readonly emptied: readonly string[];
  readonly refusal: WidgetRefusal | null;
  readonly secondsLeft: number;
}

type ChoiceEvent = { type: 'PRESS'; id: string } | { type: 'RESET' } | { type: 'RESTORE' } | { type: 'SEND' };

/** Submitted and stored text: « 2-3-1 ». */
export const codeOfChoice = (chosen: readonly string[]): string => chosen.join('-');

/** Parses the stored choice; unknown pictures and duplicates are dropped. */
function readChoice({ ids, draft }: ChoiceInput): readonly string[] {
  return [...new Set(draft.split('-'))].filter((id) => ids.includes(id));
}

const emptied = ({ chosen }: ChoiceContext) => ({ chosen: [], emptied: chosen });

/**
 * Choosing pictures and submitting the choice. A wrong answer clears it until the player restores it; a
 * failure of the transport leaves it.
 */
export const choiceMachine = setup({
  types: { context: {} as ChoiceContext, events: {} as ChoiceEvent, input: {} as ChoiceInput },
  actors: {
    submit: fromPromise<SubmitResult, { code: string; submit: ChoiceInput['submit'] }>(({ input }) =>
      input.submit(input.code),
    ),
  },
  guards: {
    isComplete: ({ context }) => context.rules.isComplete(context.chosen),
    mustWait: ({ context }) => context.secondsLeft > 0,
  },
  actions: {
    press: assign(({ context, event }) =>
      event.type === 'PRESS' ? { chosen: context.rules.press(context.chosen, event.id), refusal: null } : {},
    ),
    empty: assign(({ context }) => ({ ...emptied(context), refusal: null })),
    restore: assign(({ context }) => ({ chosen: context.emptied, refusal: null })),
  },
}).createMachine({
  id: 'pictures',
  context: ({ input }) => ({
    ...input,
    chosen: readChoice(input),
    emptied: [],
    refusal: null,
    secondsLeft: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        PRESS: { actions: 'press' },
        RESET: { actions: 'empty' },
        RESTORE: { actions: 'restore' },
        SEND: { guard: 'isComplete', target: 'sending', actions: assign({ refusal: null }) },
      },
    },
    sending: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ code: codeOfChoice(context.chosen), submit: context.submit }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'refused',
            actions: assign(({ context, event }) => ({
              ...(isVerdict(event.output) && emptied(context)),
              refusal: widgetRefusal(event.output),
              secondsLeft: waitOf(event.output),
            })),
          },
        ],
        onError: { target: 'refused', actions: assign({ refusal: SUBMIT_FAILED }) },
      },
    },
    refused: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'choosing' }] },
    /** Choosing continues; only submitting has to wait. */
    waiting: {
      after: {
        1000: {
          target: 'refused',
          actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
        },
      },
      on: { PRESS: { actions: 'press' }, RESET: { actions: 'empty' }, RESTORE: { actions: 'restore' } },
    },
    /** The page navigates away. */
    sent: {},
  },
});
