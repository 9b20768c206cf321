import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Most sheets are higher than wide: where the screen is not, one that is fitted into it is about so wide for its height. */
const SHEET = 0.7;

const SMALLEST = 1;
const LARGEST = 8;

const bounded = (zoom: number): number => Math.min(LARGEST, Math.max(SMALLEST, zoom));

interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** How many times the sheet is as wide and as high as its frame. */
  readonly zoom: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  zoomTo(zoom: number): void;
}

/** The size of a sheet in the frame that it is looked at through: what is in the middle stays there when it changes. */
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
  return { frame, zoom, zoomTo: (to) => setZoom(bounded(to)), isSmallest: zoom <= SMALLEST, isLargest: zoom >= LARGEST };
}
