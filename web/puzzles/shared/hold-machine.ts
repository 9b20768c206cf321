import { fromCallback, setup, type EventObject } from 'xstate';

export const HOLD_AFTER_MS = 400;
export const REPEAT_EVERY_MS = 100;

/**
 * Releases the button when the page loses the user's attention without a pointer event: a call, another
 * application, a dark screen.
 */
const attentionLoss = fromCallback<EventObject>(({ sendBack }) => {
  const release = () => sendBack({ type: 'RELEASE' });
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['blur', 'pagehide', 'pointercancel'])
    window.addEventListener(type, release, { signal });
  document.addEventListener('visibilitychange', release, { signal });
  return () => listening.abort();
});

/**
 * A button that acts when pressed, again after 400 ms, then every 100 ms, until it is released or the page is
 * hidden.
 */
export const holdMachine = setup({
  types: {
    context: {} as { readonly act: () => void },
    input: {} as { readonly act: () => void },
    events: {} as { type: 'PRESS' } | { type: 'RELEASE' },
  },
  actors: { attentionLoss },
  actions: { act: ({ context }) => context.act() },
}).createMachine({
  id: 'hold',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { PRESS: 'held' } },
    held: {
      invoke: { src: 'attentionLoss' },
      on: { RELEASE: 'idle' },
      initial: 'pressed',
      states: {
        pressed: { entry: 'act', after: { [HOLD_AFTER_MS]: 'repeating' } },
        repeating: { entry: 'act', after: { [REPEAT_EVERY_MS]: { target: 'repeating', reenter: true } } },
      },
    },
  },
});
