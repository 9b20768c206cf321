import { assign, fromPromise, not, sendTo, setup } from 'xstate';
import type { Exchange } from '../../../engine/puzzles/shared/exchange.ts';
import { failureOf } from '../shared/outcome.ts';
import {
  mustWait,
  NOTHING_SUBMITTED,
  submission,
  type SubmissionContext,
  type SubmissionEvent,
} from '../shared/submission.ts';
import { ticker, type Tick } from '../shared/ticker.ts';
import type { RecogniseResult, SubmitResult } from '../widget.ts';

interface DialogueInput {
  /** Up to the first question. */
  readonly opening: Exchange;
  /** Time in which a message is deciphered. */
  readonly messageMs: number;
  /** Whether the player must confirm the last reply. */
  readonly confirm: boolean;
  /** The replies stored on this device; '' at the beginning. */
  readonly path: string;
  /** Asks what follows a path. */
  readonly recognise: (path: string) => Promise<RecogniseResult>;
  readonly submit: (path: string) => Promise<SubmitResult>;
}

interface DialogueContext extends DialogueInput, SubmissionContext {
  readonly exchange: Exchange;
  /** The stored replies in the words of `exchange`: another language may have been spoken when they were given. */
  readonly resumed: string;
  /** The reply that is being given. */
  readonly given: string | null;
  /** How much of what was said is on the screen. */
  readonly shown: number;
  /** Progress of the message being deciphered, 0 to 1. */
  readonly done: number;
}

export type DialogueEvent =
  | { type: 'REPLY'; label: string }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'SEND' }
  | { type: 'RETRY' }
  | { type: 'RESTART' }
  | Tick
  | SubmissionEvent;

/** What the player has said, as the engine reads it. */
export const pathSaid = (exchange: Exchange, ...more: readonly string[]): string =>
  [...exchange.said.flatMap(({ text, mine }) => (mine ? [text] : [])), ...more].join(' > ');

const exchangeIn = (result: RecogniseResult): Exchange | null =>
  result.ok ? ((result.answer.reveal?.['exchange'] as Exchange | undefined) ?? null) : null;

/** The next message of the contact, after the player's own words. */
const past = ({ said }: Exchange, shown: number): number =>
  said[shown]?.mine ? past({ said, replies: [] }, shown + 1) : shown;

const fromStart = ({ opening }: DialogueContext) => ({ exchange: opening, given: null, shown: 0, path: '' });

/**
 * Messages of the contact arrive one after another, then the player replies. What follows a reply is asked
 * from the server; the last reply is submitted as the answer. A reply that did not get through can be given
 * again.
 */
export const dialogueMachine = setup({
  types: { context: {} as DialogueContext, events: {} as DialogueEvent, input: {} as DialogueInput },
  actors: {
    ticker,
    follow: fromPromise<RecogniseResult, { path: string; recognise: DialogueInput['recognise'] }>(
      ({ input }) => input.recognise(input.path),
    ),
    submission,
  },
  delays: { message: ({ context }) => context.messageMs },
  guards: {
    hasPath: ({ context }) => context.path !== '',
    allShown: ({ context }) => context.shown >= context.exchange.said.length,
    isOver: ({ context: { exchange } }) => exchange.replies.length === 0 && !exchange.field,
    ends: ({ context, event }) => event.type === 'REPLY' && endsWith(context.exchange, event.label),
    mustConfirm: ({ context, event }) =>
      context.confirm && event.type === 'REPLY' && endsWith(context.exchange, event.label),
    mustWait,
  },
  actions: {
    give: assign(({ event }) => (event.type === 'REPLY' ? { given: event.label, refusal: null } : {})),
    restart: assign(({ context }) => ({ ...fromStart(context), refusal: null })),
  },
}).createMachine({
  id: 'dialogue',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_SUBMITTED,
    exchange: input.opening,
    resumed: input.path,
    given: null,
    shown: 0,
    done: 0,
  }),
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  on: { 'ANSWER.WAIT': { actions: assign({ secondsLeft: ({ event }) => event.secondsLeft }) } },
  initial: 'start',
  states: {
    start: { always: [{ guard: 'hasPath', target: 'resuming' }, { target: 'arriving' }] },
    resuming: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'follow',
        input: ({ context }) => ({ path: context.path, recognise: context.recognise }),
        onDone: [
          {
            guard: ({ event }) => exchangeIn(event.output) !== null,
            target: 'arriving',
            actions: assign(({ context, event }) => {
              const exchange = exchangeIn(event.output) ?? context.opening;
              return { exchange, resumed: pathSaid(exchange), shown: exchange.said.length };
            }),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'arriving',
            actions: assign(({ context }) => ({ ...fromStart(context), refusal: { key: 'restarted' } })),
          },
          {
            target: 'unreached',
            actions: assign({ refusal: ({ event }) => failureOf(event.output, { key: 'unreached' }) }),
          },
        ],
        onError: { target: 'unreached', actions: assign({ refusal: { key: 'unreached' } }) },
      },
    },
    /** The stored replies could not be followed. */
    unreached: { on: { RETRY: 'resuming' } },
    arriving: { always: [{ guard: 'allShown', target: 'settled' }, { target: 'deciphering' }] },
    deciphering: {
      entry: assign({ done: 0 }),
      invoke: {
        src: 'ticker',
        input: ({ context }) => ({ everyMs: Math.max(20, Math.round(context.messageMs / 20)) }),
      },
      on: {
        TICK: {
          actions: assign({
            done: ({ context, event }) => Math.min(1, event.elapsed / Math.max(1, context.messageMs)),
          }),
        },
      },
      after: {
        message: {
          target: 'arriving',
          actions: assign({ shown: ({ context }) => past(context.exchange, context.shown + 1) }),
        },
      },
    },
    settled: { always: [{ guard: 'isOver', target: 'over' }, { target: 'question' }] },
    question: {
      on: {
        REPLY: [
          { guard: 'mustConfirm', target: 'confirming', actions: 'give' },
          { guard: 'ends', target: 'sending', actions: 'give' },
          { target: 'asking', actions: 'give' },
        ],
        RESTART: { target: 'arriving', actions: 'restart' },
      },
    },
    asking: {
      invoke: {
        src: 'follow',
        input: ({ context }) => ({
          path: pathSaid(context.exchange, context.given ?? ''),
          recognise: context.recognise,
        }),
        onDone: [
          {
            guard: ({ event }) => exchangeIn(event.output) !== null,
            target: 'arriving',
            actions: assign(({ context, event }) => {
              const exchange = exchangeIn(event.output) ?? context.exchange;
              return { exchange, given: null, shown: past(exchange, context.exchange.said.length) };
            }),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'arriving',
            actions: assign(({ context }) => ({ ...fromStart(context), refusal: { key: 'restarted' } })),
          },
          {
            target: 'question',
            actions: assign({
              given: null,
              refusal: ({ event }) => failureOf(event.output, { key: 'notSent' }),
            }),
          },
        ],
        onError: { target: 'question', actions: assign({ given: null, refusal: { key: 'notSent' } }) },
      },
    },
    confirming: {
      on: { CONFIRM: 'sending', CANCEL: { target: 'question', actions: assign({ given: null }) } },
    },
    /** The stored replies end the exchange, but were not submitted. */
    over: { on: { SEND: 'sending', RESTART: { target: 'arriving', actions: 'restart' } } },
    sending: {
      entry: [
        assign({ refusal: null }),
        sendTo('submission', ({ context: { exchange, given } }) => ({
          type: 'SUBMIT',
          code: pathSaid(exchange, ...(given === null ? [] : [given])),
        })),
      ],
      on: {
        'ANSWER.ACCEPTED': 'sent',
        'ANSWER.REFUSED': [
          {
            guard: ({ event }) => event.refusal.stored === true,
            target: 'stored',
            actions: assign({ refusal: ({ event }) => event.refusal }),
          },
          { target: 'waiting', actions: assign({ refusal: ({ event }) => event.refusal }) },
        ],
      },
    },
    waiting: {
      always: { guard: not('mustWait'), target: 'settled', actions: assign({ given: null }) },
    },
    /** Sent again without asking again: it will be the first to arrive. */
    stored: { on: { SEND: 'sending' } },
    /** The page navigates away. */
    sent: {},
  },
});

function endsWith({ replies }: Exchange, given: string): boolean {
  return replies.find(({ label }) => label === given)?.ends === true;
}
