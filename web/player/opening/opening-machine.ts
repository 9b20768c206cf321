import { assign, fromPromise, setup } from 'xstate';
import { playHand } from '../../state/device/sounds.ts';
import { brokenAt, MIDDLE, type Point } from './seal.ts';

/** An envelope that nobody touches opens by itself after this time. */
export const PATIENCE_MS = 4500;
/** How long the desk is seen before the tutorial. */
export const DESK_MS = 600;

interface OpeningInput {
  /** Opens the flap and brings the letter to the desk; resolves when it lies there. */
  readonly play: () => Promise<void>;
}

interface OpeningContext extends OpeningInput {
  /** Where the seal is broken; null while it is whole. */
  readonly broken: Point | null;
}

type OpeningEvent =
  /** A thumb comes down on the seal or the flap, and holds it. */
  { type: 'HOLD'; at: Point } | { type: 'RELEASE' } | { type: 'OPEN' } | { type: 'SKIP' };

/** The envelope of a new story: sealed, held by its flap, opening, and its letter on the desk. */
export const openingMachine = setup({
  types: { context: {} as OpeningContext, events: {} as OpeningEvent, input: {} as OpeningInput },
  actors: { play: fromPromise<void, OpeningInput['play']>(({ input }) => input()) },
  actions: {
    breakSeal: assign(({ event }) => ({ broken: brokenAt(event.type === 'HOLD' ? event.at : MIDDLE) })),
    snap: () => playHand('notch'),
    rustle: () => playHand('paper'),
  },
  delays: { patience: PATIENCE_MS, desk: DESK_MS },
}).createMachine({
  id: 'opening',
  context: ({ input }) => ({ ...input, broken: null }),
  initial: 'sealed',
  on: { SKIP: '.done' },
  states: {
    sealed: {
      on: {
        HOLD: { target: 'held', actions: ['breakSeal', 'snap'] },
        OPEN: { target: 'opening', actions: ['breakSeal', 'snap'] },
      },
      after: { patience: { target: 'opening', actions: ['breakSeal', 'snap'] } },
    },
    held: { on: { RELEASE: 'opening' } },
    opening: {
      entry: 'rustle',
      invoke: { src: 'play', input: ({ context: { play } }) => play, onDone: 'landed' },
    },
    landed: { after: { desk: 'done' } },
    done: { type: 'final' },
  },
});
