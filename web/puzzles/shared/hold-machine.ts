import { setup } from 'xstate';

export const HOLD_AFTER_MS = 400;
export const REPEAT_EVERY_MS = 100;

/** A key that acts when pressed, again after 400 ms, then every 100 ms, until it is let go. */
export const holdMachine = setup({
  types: {
    context: {} as { readonly act: () => void },
    input: {} as { readonly act: () => void },
    events: {} as { type: 'PRESS' } | { type: 'RELEASE' },
  },
  actions: { act: ({ context }) => context.act() },
}).createMachine({
  id: 'hold',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { PRESS: 'pressed' } },
    pressed: { entry: 'act', after: { [HOLD_AFTER_MS]: 'repeating' }, on: { RELEASE: 'idle' } },
    repeating: { entry: 'act', after: { [REPEAT_EVERY_MS]: { target: 'repeating', reenter: true } }, on: { RELEASE: 'idle' } },
  },
});
