import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Width of a sheet per height: most are higher than wide. Estimates the fitted width on a landscape screen.
 */
const SHEET = 0.7;

const SMALLEST = 1;
const LARGEST = 8;

const bounded = (zoom: number): number => Math.min(LARGEST, Math.max(SMALLEST, zoom));

interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Size of the sheet relative to its frame. */
  readonly zoom: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  zoomTo(zoom: number): void;
}

/** Zoom of a sheet in its scrolling frame. The centre of the view stays in place when the zoom changes. */
export function useZoom(legibleWidth: number): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(SMALLEST);
  const [zoom, setZoom] = useState(() => bounded(legibleWidth / Math.min(innerWidth, SHEET * innerHeight)));
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const grown = zoom / shown.current;
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * grown - box.clientWidth / 2;
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * grown - box.clientHeight / 2;
    shown.current = zoom;
  }, [zoom]);
  return {
    frame,
    zoom,
    zoomTo: (to) => setZoom(bounded(to)),
    isSmallest: zoom <= SMALLEST,
    isLargest: zoom >= LARGEST,
  };
}
