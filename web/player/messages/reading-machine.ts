import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { ticker, type Tick } from '../../puzzles/shared/ticker.ts';

/** 200 words a minute. */
const WORD_MS = 300;
/** Long enough to find out how to stay, by ear too. */
export const RETURN_NOTICE_MS = 20_000;
/** A scroll or a touch that has just shown the end is over. */
export const QUIET_MS = 1500;
const LOOK_EVERY_MS = 250;

const SIGNS_OF_READING = ['pointerdown', 'wheel', 'touchmove', 'scroll', 'keydown', 'focusin'] as const;

export interface ReadingInput {
  readonly words: number;
  /** When the first word can be read. */
  readonly beginsAt: number;
  readonly isEndInView: () => boolean;
}

interface ReadingContext {
  readonly isEndInView: () => boolean;
  /** When all words have had their time. */
  readonly readAt: number;
  /** Since when nobody looks at the page. */
  readonly awaySince: number | null;
  readonly leavesAt: number;
  readonly secondsLeft: number | null;
}

type ReadingEvent = { type: 'WHOLE' } | { type: 'SIGN' } | { type: 'AWAY' } | { type: 'BACK' } | Tick;

/** Tells what the person at the screen does, and whether there is one. */
const reader = fromCallback<EventObject>(({ sendBack }) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onSign = () => sendBack({ type: 'SIGN' });
  const onVisibility = () => sendBack({ type: document.visibilityState === 'hidden' ? 'AWAY' : 'BACK' });
  SIGNS_OF_READING.forEach((type) => window.addEventListener(type, onSign, { passive: true, signal }));
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
});

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * The return to the desk belongs to the person reading. It is announced once the end of the whole text is in view and nothing
 * moves, comes no sooner than the words take to be read, and any sign of reading calls it off.
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
    stopReading: assign({ awaySince: ({ context }) => context.awaySince ?? Date.now() }),
    goOnReading: assign(({ context: { awaySince, readAt } }) => ({
      awaySince: null,
      readAt: readAt + (awaySince === null ? 0 : Date.now() - awaySince),
    })),
    announce: assign(({ context }) => {
      const leavesAt = Math.max(context.readAt, Date.now() + RETURN_NOTICE_MS);
      return { leavesAt, secondsLeft: secondsUntil(leavesAt) };
    }),
    countDown: assign({ secondsLeft: ({ context }) => secondsUntil(context.leavesAt) }),
    fallSilent: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'reading',
  context: ({ input: { words, beginsAt, isEndInView } }) => ({
    isEndInView,
    readAt: beginsAt + words * WORD_MS,
    awaySince: null,
    leavesAt: 0,
    secondsLeft: null,
  }),
  invoke: { src: 'reader' },
  on: { AWAY: { actions: 'stopReading' }, BACK: { actions: 'goOnReading' } },
  initial: 'arriving',
  states: {
    arriving: { on: { WHOLE: 'reading' } },
    reading: {
      invoke: { src: 'ticker', input: { everyMs: LOOK_EVERY_MS } },
      on: { TICK: { guard: 'isEndInView', target: 'atEnd' } },
    },
    atEnd: {
      on: { SIGN: { target: 'atEnd', reenter: true } },
      after: { quiet: [{ guard: 'isEndInView', target: 'leaving' }, { target: 'reading' }] },
    },
    leaving: {
      entry: 'announce',
      exit: 'fallSilent',
      invoke: { src: 'ticker', input: { everyMs: LOOK_EVERY_MS } },
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
