import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { usePlace } from '../place.ts';

/** How the drawing lies in its window: moved, then scaled. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.15;
const MOST = 2.5;
const STEP = 1.2;
const STRIDE = 80;

/** The same lie scaled around a point of the window. */
export function zoomedAt({ x, y, scale }: Lie, factor: number, point: { readonly x: number; readonly y: number }): Lie {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor));
  const share = next / scale;
  return { x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share, scale: next };
}

const KEYS: Readonly<Record<string, (lie: Lie, middle: { x: number; y: number }) => Lie>> = {
  '+': (lie, middle) => zoomedAt(lie, STEP, middle),
  '=': (lie, middle) => zoomedAt(lie, STEP, middle),
  '-': (lie, middle) => zoomedAt(lie, 1 / STEP, middle),
  ArrowLeft: (lie) => ({ ...lie, x: lie.x + STRIDE }),
  ArrowRight: (lie) => ({ ...lie, x: lie.x - STRIDE }),
  ArrowUp: (lie) => ({ ...lie, y: lie.y + STRIDE }),
  ArrowDown: (lie) => ({ ...lie, y: lie.y - STRIDE }),
};

/** Moves and scales a drawing by wheel, hand, two fingers and keys. `name`: what its lie is remembered by. */
export function usePanZoom(window: RefObject<HTMLElement | null>, name: string) {
  const [lie, setLie] = usePlace<Lie | null>(`lie.${name}`, null);
  const change = (next: (lie: Lie) => Lie): void => setLie((now) => next(now ?? { x: 0, y: 0, scale: 1 }));
  useWheel(window, (factor, point) => change((now) => zoomedAt(now, factor, point)));
  const middle = () => ({ x: (window.current?.clientWidth ?? 0) / 2, y: (window.current?.clientHeight ?? 0) / 2 });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change((now) => key(now, middle()));
  };
  const zoom = (direction: 1 | -1): void => change((now) => zoomedAt(now, STEP ** direction, middle()));
  return { lie, setLie, zoom, handlers: { onKeyDown, ...useHands(window, change) } };
}

/** React listens to the wheel passively: the page would scroll as well. */
function useWheel(window: RefObject<HTMLElement | null>, onZoom: (factor: number, point: { x: number; y: number }) => void): void {
  const latest = useRef(onZoom);
  useEffect(() => void (latest.current = onZoom));
  useEffect(() => {
    const element = window.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // A pinch on a touchpad comes as small turns of the wheel with the control key.
      latest.current(Math.exp(-pixels / (event.ctrlKey ? 100 : 500)), {
        x: event.clientX - (box?.left ?? 0),
        y: event.clientY - (box?.top ?? 0),
      });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [window]);
}

interface Hand {
  readonly x: number;
  readonly y: number;
}

/** Beyond this a press is no click any more. */
const SLACK = 4;

const between = (a: Hand, b: Hand): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One hand moves the drawing, two scale it. */
function useHands(window: RefObject<HTMLElement | null>, change: (next: (lie: Lie) => Lie) => void) {
  const hands = useRef(new Map<number, Hand>());
  const moved = useRef(0);
  const handOf = (event: PointerEvent): Hand => {
    const box = window.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      moved.current = 0;
      hands.current.set(event.pointerId, handOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = hands.current.get(event.pointerId);
      if (!before) return;
      const now = handOf(event);
      moved.current += between(before, now);
      if (moved.current <= SLACK) return;
      const other = [...hands.current].find(([id]) => id !== event.pointerId)?.[1];
      hands.current.set(event.pointerId, now);
      window.current?.setPointerCapture(event.pointerId);
      if (other) change((lie) => zoomedAt(lie, between(now, other) / Math.max(1, between(before, other)), other));
      else change((lie) => ({ ...lie, x: lie.x + now.x - before.x, y: lie.y + now.y - before.y }));
    },
    onPointerUp: (event: PointerEvent) => void hands.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void hands.current.delete(event.pointerId),
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (moved.current > SLACK) event.stopPropagation();
    },
  };
}
