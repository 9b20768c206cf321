import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { canHideText, TypedText } from './typed-text.ts';

const CHARACTER_MS = 30;
/** Delay between mounting the text and its first character. */
export const FIRST_SIGN_MS = 1000;
/** Events of scrolling by hand. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'] as const;

export interface Typewriter {
  readonly typing: boolean;
  /** Shows the rest at once. */
  readonly finish: () => void;
}

interface Machine {
  /** Element with the text. */
  readonly container: RefObject<HTMLElement | null>;
  readonly cursor: RefObject<HTMLElement | null>;
  /** Element over the bottom of the screen: the typed line stays above it. */
  readonly foot: RefObject<HTMLElement | null>;
}

/** Scrolls so that the typed line stays visible. */
function follow(place: DOMRect, foot: HTMLElement | null): void {
  const below = place.bottom + place.height - (foot?.getBoundingClientRect().top ?? window.innerHeight);
  if (below > 0) window.scrollBy(0, below);
}

/** Returns a function that says whether the reader has scrolled by hand; `signal` removes the listeners. */
function watchScrolling(signal: AbortSignal): () => boolean {
  let scrolled = false;
  SCROLL_EVENTS.forEach((type) =>
    window.addEventListener(type, () => (scrolled = true), { passive: true, signal }),
  );
  return () => scrolled;
}

/** Types the container's text, 30 ms a character after a second, once `ready`. */
export function useTypewriter(
  { container, cursor, foot }: Machine,
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
    const listening = new AbortController();
    const isScrolledByHand = watchScrolling(listening.signal);
    const begin = performance.now() + FIRST_SIGN_MS;
    let frame = 0;
    let last = -1;
    const stopTyping = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      text.release();
    };
    const end = () => {
      stopTyping();
      setDone(true);
    };
    const strike = (now: number) => {
      const count = Math.max(0, Math.floor((now - begin) / CHARACTER_MS));
      if (count > text.length) return end();
      const place = count === last ? null : text.show(count);
      if (place) placeCursor(cursor.current, element, place);
      if (place && !isScrolledByHand()) follow(place, foot.current);
      last = count;
      frame = requestAnimationFrame(strike);
    };
    text.show(0);
    stop.current = end;
    frame = requestAnimationFrame(strike);
    return stopTyping;
  }, [ready, active, container, cursor, foot]);
  const finish = useCallback(() => stop.current(), []);
  return { typing: active && !done, finish };
}

function placeCursor(cursor: HTMLElement | null, container: HTMLElement, place: DOMRect): void {
  if (!cursor) return;
  const origin = container.getBoundingClientRect();
  cursor.style.translate = `${place.right - origin.left}px ${place.top - origin.top}px`;
  cursor.style.height = `${place.height}px`;
}
