import { useActorRef } from '@xstate/react';
import { useEffect, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { fromCallback, setup, type EventObject } from 'xstate';
import { useStableCallback } from './use-stable-callback.ts';

const HOLD_AFTER_MS = 400;
const REPEAT_EVERY_MS = 100;

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

const isPress = (key: string) => key === 'Enter' || key === ' ';

/**
 * Handlers for a button that repeats while held by finger, mouse or key; a click from assistive technology
 * acts once. Disabling the button releases it.
 */
export function useHoldRepeat(act: () => void, disabled: boolean) {
  const stable = useStableCallback(act);
  const { send } = useActorRef(holdMachine, { input: { act: stable } });
  const release = () => send({ type: 'RELEASE' });
  useEffect(() => {
    if (disabled) send({ type: 'RELEASE' });
  }, [disabled, send]);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      send({ type: 'PRESS' });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onBlur: release,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event.key)) return;
      event.preventDefault();
      if (!event.repeat) send({ type: 'PRESS' });
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPress(event.key)) return;
      event.preventDefault();
      release();
    },
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) stable();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
