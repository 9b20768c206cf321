import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { ticker, type Tick } from '../../puzzles/shared/ticker.ts';

/** 200 words per minute. */
const WORD_MS = 300;
/** Long enough to find out how to stay, also with a screen reader. */
export const RETURN_NOTICE_MS = 20_000;
/** Delay after the last scroll or touch. */
export const QUIET_MS = 1500;
const CHECK_EVERY_MS = 250;

const ACTIVITY_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'scroll', 'keydown', 'focusin'] as const;

interface ReadingInput {
  readonly words: number;
  readonly isEndInView: () => boolean;
}

interface ReadingContext extends ReadingInput {
  /** Time at which all words can have been read, once the text is whole. */
  readonly readAt: number;
  /** Since when the page is hidden. */
  readonly awaySince: number | null;
  readonly leavesAt: number;
  readonly secondsLeft: number | null;
}

type ReadingEvent = { type: 'WHOLE' } | { type: 'SIGN' } | { type: 'AWAY' } | { type: 'BACK' } | Tick;

/** Reports activity of the reader and visibility of the page. */
const reader = fromCallback<EventObject>(({ sendBack }) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onSign = () => sendBack({ type: 'SIGN' });
  const onVisibility = () => sendBack({ type: document.visibilityState === 'hidden' ? 'AWAY' : 'BACK' });
  ACTIVITY_EVENTS.forEach((type) => window.addEventListener(type, onSign, { passive: true, signal }));
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
});

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * Automatic return to the desk. It is announced once the end of the whole text is in view without activity,
 * comes no sooner than the reading time of the whole text, and any activity cancels it.
 */
export const readingMachine = setup({
  types: { context: {} as ReadingContext, events: {} as ReadingEvent, input: {} as ReadingInput },
  actors: { ticker, reader },
  delays: { quiet: QUIET_MS },
  guards: {
    isEndInView: ({ context }) => context.awaySince === null && context.isEndInView(),
    isOver: ({ context }) => Date.now() >= context.leavesAt,
  },
  actions: {
    beginReading: assign({
      readAt: ({ context }) => Date.now() + context.words * WORD_MS,
      awaySince: ({ context }) => context.awaySince && Date.now(),
    }),
    stopReading: assign({ awaySince: ({ context }) => context.awaySince ?? Date.now() }),
    resumeReading: assign(({ context: { awaySince, readAt } }) => ({
      awaySince: null,
      readAt: readAt + (awaySince === null ? 0 : Date.now() - awaySince),
    })),
    announce: assign(({ context }) => {
      const leavesAt = Math.max(context.readAt, Date.now() + RETURN_NOTICE_MS);
      return { leavesAt, secondsLeft: secondsUntil(leavesAt) };
    }),
    countDown: assign({ secondsLeft: ({ context }) => secondsUntil(context.leavesAt) }),
    endCountdown: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({
    ...input,
    readAt: 0,
    awaySince: null,
    leavesAt: 0,
    secondsLeft: null,
  }),
  invoke: { src: 'reader' },
  on: { AWAY: { actions: 'stopReading' }, BACK: { actions: 'resumeReading' } },
  initial: 'arriving',
  states: {
    arriving: { on: { WHOLE: { target: 'reading', actions: 'beginReading' } } },
    reading: {
      invoke: { src: 'ticker', input: { everyMs: CHECK_EVERY_MS } },
      on: { TICK: { guard: 'isEndInView', target: 'atEnd' } },
    },
    atEnd: {
      on: { SIGN: { target: 'atEnd', reenter: true } },
      after: { quiet: [{ guard: 'isEndInView', target: 'leaving' }, { target: 'reading' }] },
    },
    leaving: {
      entry: 'announce',
      exit: 'endCountdown',
      invoke: { src: 'ticker', input: { everyMs: CHECK_EVERY_MS } },
      on: {
        SIGN: 'staying',
        AWAY: 'staying',
        TICK: [{ guard: 'isOver', target: 'left' }, { actions: 'countDown' }],
      },
    },
    staying: { type: 'final' },
    left: { type: 'final' },
  },
});
