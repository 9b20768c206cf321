import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { canHideText, TypedText } from './typed-text.ts';

const CHARACTER_MS = 30;
const DELAY_MS = 1000;
/** The last lines stay above the bar under the thumb. */
const FOLLOW_MARGIN = 150;

export interface Typewriter {
  readonly typing: boolean;
  /** The rest at once. */
  readonly finish: () => void;
}

/** The page scrolls like the paper in the machine, until the reader takes it in hand. */
function follow(place: DOMRect): void {
  const below = place.bottom - (window.innerHeight - FOLLOW_MARGIN);
  if (below > 0) window.scrollBy(0, below);
}

/** Strikes what stands in the container, 30 ms a character after a second, once `ready`. */
export function useTypewriter(
  container: RefObject<HTMLElement | null>,
  cursor: RefObject<HTMLElement | null>,
  ready: boolean,
  wanted: boolean,
): Typewriter {
  const [done, setDone] = useState(false);
  const active = wanted && canHideText();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = container.current;
    if (!ready || !active || !element) return undefined;
    const text = new TypedText(element);
    const begin = performance.now() + DELAY_MS;
    let frame = 0;
    let last = -1;
    const end = () => {
      cancelAnimationFrame(frame);
      text.release();
      setDone(true);
    };
    const strike = (now: number) => {
      const count = Math.max(0, Math.floor((now - begin) / CHARACTER_MS));
      if (count > text.length) return end();
      if (count !== last) placeCursor(cursor.current, element, text.show(count));
      last = count;
      frame = requestAnimationFrame(strike);
    };
    text.show(0);
    stop.current = end;
    frame = requestAnimationFrame(strike);
    return () => {
      cancelAnimationFrame(frame);
      text.release();
    };
  }, [ready, active, container, cursor]);
  const finish = useCallback(() => stop.current(), []);
  return { typing: active && !done, finish };
}

function placeCursor(cursor: HTMLElement | null, container: HTMLElement, place: DOMRect | null): void {
  if (!cursor || !place) return;
  const origin = container.getBoundingClientRect();
  cursor.style.translate = `${place.right - origin.left}px ${place.top - origin.top}px`;
  cursor.style.height = `${place.height}px`;
  follow(place);
}
