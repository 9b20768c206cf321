import { useRef, type PointerEvent } from 'react';

interface TapeDrag {
  readonly disabled: boolean;
  readonly value: number;
  /** For the scale's design size. */
  readonly unitsPerPixel: number;
  set(value: number): void;
}

interface Grip {
  readonly x: number;
  readonly value: number;
  readonly unitsPerPixel: number;
}

/** Factor between the displayed and the design size. */
const drawnScale = (box: Element): number => box.querySelector('svg')?.getScreenCTM?.()?.a || 1;

/** The scale follows the pointer: dragging right displays lower frequencies. */
export function useTapeDrag({ disabled, value, unitsPerPixel, set }: TapeDrag) {
  const grip = useRef<Grip | null>(null);
  const release = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (disabled || event.button !== 0) return;
      grip.current = {
        x: event.clientX,
        value,
        unitsPerPixel: unitsPerPixel / drawnScale(event.currentTarget),
      };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!grip.current) return;
      set(Math.round(grip.current.value - (clientX - grip.current.x) * grip.current.unitsPerPixel));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
