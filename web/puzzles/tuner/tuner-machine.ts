import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { TunerPublic, TunerReveal } from '../../../engine/puzzles/tuner.ts';
import { failureOf, replyOf, SUBMIT_FAILED, waitOf, type WidgetRefusal } from '../shared/outcome.ts';
import { submission, type SubmissionEvent } from '../shared/submission.ts';
import type { RecogniseResult, SubmitResult } from '../widget.ts';
import type { CreateRadioPlayer, Track } from '../../state/device/radio-player.ts';

interface TunerInput {
  readonly puzzle: TunerPublic;
  readonly locked: boolean;
  /** Frequency stored on this device; '' for the start. */
  readonly draft: string;
  readonly recognise: (code: string) => Promise<RecogniseResult>;
  readonly submit: (code: string) => Promise<SubmitResult>;
  readonly createPlayer: CreateRadioPlayer;
}

interface TunerContext extends TunerInput {
  readonly value: number;
  /** Position of the needle, 0 to 1. */
  readonly signal: number;
  /** Station at the current frequency. */
  readonly station: TunerReveal | null;
  /** True on the real frequency: only its recording submits. */
  readonly real: boolean;
  /** The transcript stays readable once the loop has ended, or somebody has asked for it. */
  readonly transcript: string | null;
  readonly reply: string | null;
  /** Position in the station's loop, 0 to 1. */
  readonly position: number;
  /** No audio is available. */
  readonly silent: boolean;
  readonly refusal: WidgetRefusal | null;
  readonly waitSeconds: number;
}

type TunerEvent =
  | { type: 'MOVE'; by: number }
  | { type: 'SET'; value: number }
  | { type: 'LISTEN' }
  | { type: 'STOP' }
  /** Shows the whole text of what can be heard here, and puts it away. */
  | { type: 'READ' }
  | { type: 'PUT_AWAY' }
  | { type: 'RADIO.POSITION'; share: number }
  | { type: 'RADIO.ENDED' }
  | { type: 'RADIO.SILENT' }
  | SubmissionEvent;

/** The pointer rests after this long without movement. */
const REST_MS = 150;
const FULL_SIGNAL = 1;

export const codeOfValue = ({ digits }: TunerPublic, value: number): string =>
  String(value).padStart(digits, '0');

const bounded = ({ max }: TunerPublic, value: number): number =>
  Math.min(max, Math.max(0, Math.round(value)));

function startingValue({ puzzle, draft }: TunerInput): number {
  if (puzzle.preset) return puzzle.preset.value;
  return /^\d+$/.test(draft) ? bounded(puzzle, Number(draft)) : puzzle.start;
}

function movedTo({ puzzle, value }: TunerContext, event: TunerEvent): number {
  if (event.type === 'MOVE') return bounded(puzzle, value + event.by);
  return event.type === 'SET' ? bounded(puzzle, event.value) : value;
}

const revealOf = ({ reveal }: RecogniseAnswer): TunerReveal | null =>
  reveal && 'sound' in reveal ? (reveal as TunerReveal) : null;

/** Context after a response of the server. */
function afterResponse(result: RecogniseResult): Partial<TunerContext> {
  if (!result.ok) return { refusal: failureOf(result) };
  const station = revealOf(result.answer);
  return {
    signal: result.answer.signal ?? (result.answer.recognised ? FULL_SIGNAL : 0),
    station,
    real: result.answer.recognised,
    reply: replyOf(result.answer),
    refusal: null,
  };
}

const trackOf = ({ puzzle, station }: TunerContext): Track =>
  station ? { sound: station.sound, seconds: station.seconds } : { sound: puzzle.noise, seconds: null };

/** How long a caption is read, at least, and for each of its letters; then it goes, whatever is silent. */
const READ_S = 2.5;
const LETTER_S = 0.075;

/** What is being said; '' while nobody speaks. A loudspeaker that is off says nothing. */
export function captionAt({ station, position }: Pick<TunerContext, 'station' | 'position'>): string {
  const now = position * (station?.seconds ?? 0);
  const caption = station?.captions?.findLast(({ at }) => at <= now);
  if (!caption) return '';
  return now - caption.at < Math.max(READ_S, LETTER_S * caption.text.length) ? caption.text : '';
}

type RadioCommand = { readonly type: 'PLAY'; readonly track: Track };

/** Plays while the loudspeaker is on. */
const radio = fromCallback<
  RadioCommand,
  { readonly createPlayer: CreateRadioPlayer; readonly track: Track },
  EventObject
>(({ input, sendBack, receive }) => {
  const player = input.createPlayer({
    position: (share) => sendBack({ type: 'RADIO.POSITION', share }),
    ended: () => sendBack({ type: 'RADIO.ENDED' }),
    silent: () => sendBack({ type: 'RADIO.SILENT' }),
  });
  player.play(input.track);
  receive(({ track }) => player.play(track));
  return () => player.stop();
});

/** Stops the sound when the page is hidden; the next tap starts it again. */
const leaving = fromCallback<EventObject>(({ sendBack }) => {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', () => document.hidden && sendBack({ type: 'STOP' }), {
    signal,
  });
  window.addEventListener('pagehide', () => sendBack({ type: 'STOP' }), { signal });
  return () => listening.abort();
});

/**
 * Four parallel regions: the pointer, which requests the signal where it rests; the loudspeaker; the text, which is
 * shown whole once it was heard or asked for; and the frequency, which is submitted once, when the real recording
 * ends.
 */
export const tunerMachine = setup({
  types: { context: {} as TunerContext, events: {} as TunerEvent, input: {} as TunerInput },
  actors: {
    radio,
    leaving,
    ask: fromPromise<RecogniseResult, { code: string; recognise: TunerInput['recognise'] }>(({ input }) =>
      input.recognise(input.code),
    ),
    submission,
  },
  actions: {
    move: assign(({ context, event }) => ({ value: movedTo(context, event), reply: null, refusal: null })),
    leaveStation: assign({ station: null, real: false, position: 0 }),
    keepTranscript: assign(({ context: { station, transcript } }) => ({
      transcript: station?.transcript ?? transcript,
    })),
    playNoise: enqueueActions(({ enqueue, context, self }) => {
      if (self.getSnapshot().children['radio'])
        enqueue.sendTo('radio', { type: 'PLAY', track: trackOf(context) } satisfies RadioCommand);
    }),
    playStation: enqueueActions(({ enqueue, context, self }) => {
      const listening = self.getSnapshot().children['radio'] !== undefined;
      if (listening && context.station)
        enqueue.sendTo('radio', { type: 'PLAY', track: trackOf(context) } satisfies RadioCommand);
    }),
  },
  guards: {
    moves: ({ context, event }) => !context.locked && movedTo(context, event) !== context.value,
    movesOffStation: ({ context, event }) =>
      !context.locked && context.station !== null && movedTo(context, event) !== context.value,
    known: ({ context }) => context.puzzle.preset !== undefined || context.locked,
    isReal: ({ context }) => context.real,
    hasText: ({ context }) => context.station !== null || context.transcript !== null,
    isKept: ({ context }) => context.locked && context.real,
    sends: ({ context }) => context.real && context.puzzle.sends && !context.locked,
  },
  delays: {
    rest: REST_MS,
    held: ({ context }) => context.waitSeconds * 1000,
  },
}).createMachine({
  id: 'tuner',
  context: ({ input }) => {
    const preset = input.puzzle.preset;
    return {
      ...input,
      value: startingValue(input),
      signal: preset ? FULL_SIGNAL : 0,
      station: preset?.reveal ?? null,
      real: preset !== undefined,
      transcript: null,
      reply: null,
      position: 0,
      silent: false,
      refusal: null,
      waitSeconds: 0,
    };
  },
  invoke: { id: 'submission', src: 'submission', input: ({ context: { submit } }) => ({ submit }) },
  type: 'parallel',
  states: {
    pointer: {
      initial: 'start',
      on: {
        MOVE: [
          { guard: 'movesOffStation', target: '.moving', actions: ['move', 'leaveStation', 'playNoise'] },
          { guard: 'moves', target: '.moving', actions: 'move' },
        ],
        SET: [
          { guard: 'movesOffStation', target: '.moving', actions: ['move', 'leaveStation', 'playNoise'] },
          { guard: 'moves', target: '.moving', actions: 'move' },
        ],
      },
      states: {
        start: { always: [{ guard: 'known', target: 'resting' }, { target: 'asking' }] },
        resting: {},
        moving: { after: { rest: 'asking' } },
        asking: {
          invoke: {
            src: 'ask',
            input: ({ context }) => ({
              code: codeOfValue(context.puzzle, context.value),
              recognise: context.recognise,
            }),
            onDone: [
              {
                guard: ({ event }) => waitOf(event.output) > 0,
                target: 'held',
                actions: assign({ waitSeconds: ({ event }) => waitOf(event.output) }),
              },
              {
                target: 'resting',
                actions: [assign(({ event }) => afterResponse(event.output)), 'playStation'],
              },
            ],
            onError: { target: 'resting', actions: assign({ refusal: SUBMIT_FAILED }) },
          },
        },
        /** Requested too soon: waits, then requests again. */
        held: { after: { held: 'asking' } },
      },
    },
    loudspeaker: {
      initial: 'off',
      states: {
        off: { on: { LISTEN: { target: 'on', actions: assign({ silent: false }) } } },
        on: {
          invoke: [
            {
              id: 'radio',
              src: 'radio',
              input: ({ context }) => ({ createPlayer: context.createPlayer, track: trackOf(context) }),
            },
            { src: 'leaving' },
          ],
          on: {
            STOP: { target: 'off', actions: assign({ position: 0 }) },
            'RADIO.POSITION': { actions: assign({ position: ({ event }) => event.share }) },
            'RADIO.SILENT': { actions: assign({ silent: true }) },
          },
        },
      },
    },
    text: {
      initial: 'start',
      states: {
        start: {
          always: [{ guard: 'isKept', target: 'whole', actions: 'keepTranscript' }, { target: 'away' }],
        },
        away: {
          on: {
            READ: { guard: 'hasText', target: 'whole', actions: 'keepTranscript' },
            'RADIO.ENDED': { guard: 'isReal', target: 'whole', actions: 'keepTranscript' },
          },
        },
        whole: {
          on: {
            PUT_AWAY: 'away',
            MOVE: { guard: 'moves', target: 'away' },
            SET: { guard: 'moves', target: 'away' },
          },
        },
      },
    },
    frequency: {
      initial: 'idle',
      states: {
        idle: { on: { 'RADIO.ENDED': { guard: 'sends', target: 'sending' } } },
        sending: {
          entry: sendTo('submission', ({ context }) => ({
            type: 'SUBMIT',
            code: codeOfValue(context.puzzle, context.value),
          })),
          on: {
            'ANSWER.ACCEPTED': 'sent',
            'ANSWER.REFUSED': { target: 'idle', actions: assign({ refusal: ({ event }) => event.refusal }) },
          },
        },
        sent: {},
      },
    },
  },
});
