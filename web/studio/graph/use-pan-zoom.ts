import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTabState } from '../tab-state.ts';
import type { GraphPoint, PlacedEdge, PlacedNode } from '../../../engine/graph/placed-graph.ts';

/** Translation and scale of the drawing in its window. */
export interface ViewTransform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.15;
const MOST = 2.5;
const STEP = 1.2;
const STRIDE = 80;

/** The same transform scaled around a point of the window. */
export function zoomedAt(
  { x, y, scale }: ViewTransform,
  factor: number,
  point: { readonly x: number; readonly y: number },
): ViewTransform {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor));
  const share = next / scale;
  return { x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share, scale: next };
}

const KEYS: Readonly<
  Record<string, (transform: ViewTransform, middle: { x: number; y: number }) => ViewTransform>
> = {
  '+': (transform, middle) => zoomedAt(transform, STEP, middle),
  '=': (transform, middle) => zoomedAt(transform, STEP, middle),
  '-': (transform, middle) => zoomedAt(transform, 1 / STEP, middle),
  ArrowLeft: (transform) => ({ ...transform, x: transform.x + STRIDE }),
  ArrowRight: (transform) => ({ ...transform, x: transform.x - STRIDE }),
  ArrowUp: (transform) => ({ ...transform, y: transform.y + STRIDE }),
  ArrowDown: (transform) => ({ ...transform, y: transform.y - STRIDE }),
};

/** Pans and zooms a drawing by wheel, pointer, two fingers and keys. `name` is the storage key. */
export function usePanZoom(window: RefObject<HTMLElement | null>, name: string) {
  const [transform, setTransform] = useTabState<ViewTransform | null>(`lie.${name}`, null);
  const change = (next: (transform: ViewTransform) => ViewTransform): void =>
    setTransform((now) => next(now ?? { x: 0, y: 0, scale: 1 }));
  useWheel(window, (factor, point) => change((now) => zoomedAt(now, factor, point)));
  const middle = () => ({
    x: (window.current?.clientWidth ?? 0) / 2,
    y: (window.current?.clientHeight ?? 0) / 2,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change((now) => key(now, middle()));
  };
  const zoom = (direction: 1 | -1): void => change((now) => zoomedAt(now, STEP ** direction, middle()));
  return { transform, setTransform, zoom, handlers: { onKeyDown, ...usePointers(window, change) } };
}

/** React adds wheel listeners as passive: the page would scroll too. */
function useWheel(
  window: RefObject<HTMLElement | null>,
  onZoom: (factor: number, point: { x: number; y: number }) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = window.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // Browsers report a pinch on a touchpad as small wheel events with the control key.
      zoom(Math.exp(-pixels / (event.ctrlKey ? 100 : 500)), {
        x: event.clientX - (box?.left ?? 0),
        y: event.clientY - (box?.top ?? 0),
      });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [window]);
}

interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

/** Pixels of movement from which a press is no longer a click. */
const SLACK = 4;

const between = (a: PointerPosition, b: PointerPosition): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One pointer pans, two zoom. */
function usePointers(
  window: RefObject<HTMLElement | null>,
  change: (next: (transform: ViewTransform) => ViewTransform) => void,
) {
  const pointers = useRef(new Map<number, PointerPosition>());
  const moved = useRef(0);
  const positionOf = (event: PointerEvent): PointerPosition => {
    const box = window.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      moved.current = 0;
      pointers.current.set(event.pointerId, positionOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = positionOf(event);
      moved.current += between(before, now);
      if (moved.current <= SLACK) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      window.current?.setPointerCapture(event.pointerId);
      if (other)
        change((transform) =>
          zoomedAt(transform, between(now, other) / Math.max(1, between(before, other)), other),
        );
      else
        change((transform) => ({
          ...transform,
          x: transform.x + now.x - before.x,
          y: transform.y + now.y - before.y,
        }));
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (moved.current > SLACK) event.stopPropagation();
    },
  };
}

/** An arrow under the pointer. `edge`: the one whose end was taken; null for a new one. */
export interface DrawnArrow {
  readonly from: PlacedNode;
  readonly edge: PlacedEdge | null;
  readonly tip: GraphPoint;
}

interface ArrowDragParts {
  readonly window: RefObject<HTMLElement | null>;
  readonly transform: ViewTransform;
  readonly onDrop: (arrow: DrawnArrow) => void;
}

/** Draws an arrow from where a pointer was pressed to where it is let go. Escape gives it up. */
export function useArrowDrag({ window: room, transform, onDrop }: ArrowDragParts) {
  const [arrow, setArrow] = useState<DrawnArrow | null>(null);
  const isDrawing = arrow !== null;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const giveUp = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setArrow(null);
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, [isDrawing]);
  const tipOf = ({ clientX, clientY }: PointerEvent): GraphPoint => {
    const { left, top } = room.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      x: (clientX - left - transform.x) / transform.scale,
      y: (clientY - top - transform.y) / transform.scale,
    };
  };
  /** For the handle of a card, or of an arrow’s end. */
  const handlersOf = (from: PlacedNode, edge: PlacedEdge | null) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // The drawing stays where it is.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setArrow({ from, edge, tip: tipOf(event) });
    },
    onPointerMove: (event: PointerEvent) => arrow && setArrow({ ...arrow, tip: tipOf(event) }),
    onPointerUp: (event: PointerEvent) => {
      if (!arrow) return;
      setArrow(null);
      onDrop({ ...arrow, tip: tipOf(event) });
    },
    onPointerCancel: () => setArrow(null),
  });
  return { arrow, handlersOf };
}

export type ArrowHandlers = ReturnType<typeof useArrowDrag>['handlersOf'];
