import { assign, sendTo, setup } from 'xstate';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../submission.ts';
import type { SubmitResult } from '../../widget.ts';

export interface ChoiceRules {
  /** The choice after a picture was pressed. */
  press(chosen: readonly string[], id: string): readonly string[];
  /** Whether the choice can be submitted. */
  isComplete(chosen: readonly string[]): boolean;
}

interface ChoiceInput {
  readonly rules: ChoiceRules;
  /** All pictures, in the order of the screen. */
  readonly ids: readonly string[];
  /** Choice stored on this device. */
  readonly draft: string;
  readonly submit: (code: string) => Promise<SubmitResult>;
}

interface ChoiceContext extends ChoiceInput, SubmissionContext {
  readonly chosen: readonly string[];
  /** Last choice that was cleared, by the player or by a wrong answer: it can be restored. */
  readonly emptied: readonly string[];
}

type ChoiceEvent =
  | { type: 'PRESS'; id: string }
  | { type: 'RESET' }
  | { type: 'RESTORE' }
  | { type: 'SEND' }
  | SubmissionEvent;

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
  actors: { submission },
  guards: { mustWait, isComplete: ({ context }) => context.rules.isComplete(context.chosen) },
  actions: {
    press: assign(({ context, event }) =>
      event.type === 'PRESS' ? { chosen: context.rules.press(context.chosen, event.id), refusal: null } : {},
    ),
    empty: assign(({ context }) => ({ ...emptied(context), refusal: null })),
    restore: assign(({ context }) => ({ chosen: context.emptied, refusal: null })),
  },
}).createMachine({
  id: 'pictures',
  context: ({ input }) => ({ ...input, ...NOTHING_SUBMITTED, chosen: readChoice(input), emptied: [] }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        PRESS: { actions: 'press' },
        RESET: { actions: 'empty' },
        RESTORE: { actions: 'restore' },
        SEND: [
          { guard: 'mustWait' },
          { guard: 'isComplete', target: 'sending', actions: assign({ refusal: null }) },
        ],
      },
    },
    sending: {
      entry: sendTo('submission', ({ context }) => ({ type: 'SUBMIT', code: codeOfChoice(context.chosen) })),
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': {
          target: 'choosing',
          actions: assign(({ context, event }) => ({
            ...(event.isVerdict && emptied(context)),
            refusal: event.refusal,
          })),
        },
      },
    },
    /** The page navigates away. */
    sent: {},
  },
});
