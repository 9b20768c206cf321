import { useActorRef } from '@xstate/react';
import { useEffect, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { holdMachine } from './hold-machine.ts';
import { useStableCallback } from './use-stable-callback.ts';

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
