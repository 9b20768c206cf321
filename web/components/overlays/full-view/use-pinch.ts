import { useEffect, useRef, type RefObject } from 'react';

const distance = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Zooms with two fingers: apart enlarges, together reduces. */
export function usePinch(
  frame: RefObject<HTMLElement | null>,
  zoom: number,
  zoomTo: (zoom: number) => void,
): void {
  const latest = useRef({ zoom, zoomTo });
  useEffect(() => {
    latest.current = { zoom, zoomTo };
  });
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const gestures = new AbortController();
    let grip: { readonly distance: number; readonly zoom: number } | null = null;
    const begin = ({ touches }: TouchEvent) => {
      grip = touches.length === 2 ? { distance: distance([...touches]), zoom: latest.current.zoom } : null;
    };
    const move = (event: TouchEvent) => {
      if (!grip || event.touches.length !== 2) return;
      event.preventDefault();
      latest.current.zoomTo((grip.zoom * distance([...event.touches])) / grip.distance);
    };
    const { signal } = gestures;
    box.addEventListener('touchstart', begin, { signal, passive: true });
    box.addEventListener('touchend', begin, { signal, passive: true });
    box.addEventListener('touchmove', move, { signal, passive: false });
    return () => gestures.abort();
  }, [frame]);
}
