import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { GraphPoint, PlacedEdge, PlacedNode } from '../../../engine/graph/placed-graph.ts';
import type { ViewTransform } from './use-pan-zoom.ts';

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
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setArrow(null);
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
