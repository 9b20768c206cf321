import { useEffect, useEffectEvent } from 'react';
import { type Place, placeAt } from './pictures.ts';

const HOLD_MS = 600;
/** A finger that moves further scrolls. */
const STILL_PX = 10;
const KEY = 'm';
const BUZZ_MS = 30;

/** The middle of what has the focus; of an enlarged view, the middle of what is to be seen of it. */
function middleOf(target: Element): readonly [x: number, y: number] {
  const shown = target.closest('dialog')?.querySelector('[role="region"]') ?? target;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const isWriting = (target: Element): boolean => target.matches('input, textarea, select');

/**
 * Points at a picture of a paper that is touched and held, or has the focus while « M » is pressed; also
 * while the picture is enlarged. Does nothing else: a held button is not pressed.
 */
export function usePointing(
  isActive: boolean,
  paper: () => Element | null,
  onPoint: (place: Place) => void,
): void {
  const find = useEffectEvent((target: EventTarget | null, x: number, y: number): Place | null => {
    const surface = paper();
    return surface && target instanceof Element ? placeAt(surface, target, x, y) : null;
  });
  const point = useEffectEvent((place: Place): void => {
    navigator.vibrate?.(BUZZ_MS);
    onPoint(place);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    let hold: { readonly x: number; readonly y: number; readonly timer: number } | null = null;
    let hasPointed = false;
    const letGo = (): void => {
      window.clearTimeout(hold?.timer);
      hold = null;
    };
    const onDown = ({ target, clientX: x, clientY: y, isPrimary, button }: PointerEvent): void => {
      letGo();
      hasPointed = false;
      if (!isPrimary || button !== 0 || !find(target, x, y)) return;
      const hasHeld = (): void => {
        const place = find(target, x, y);
        if (!place) return;
        hasPointed = true;
        point(place);
      };
      hold = { x, y, timer: window.setTimeout(hasHeld, HOLD_MS) };
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (hold && Math.hypot(clientX - hold.x, clientY - hold.y) > STILL_PX) letGo();
    };
    const onClick = (event: MouseEvent): void => {
      if (!hasPointed) return;
      hasPointed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // The menu of a held picture would take the finger away.
    const onMenu = (event: MouseEvent): void => {
      if (hold) event.preventDefault();
    };
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void => {
      if (key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey || repeat) return;
      if (!(target instanceof Element) || isWriting(target)) return;
      const place = find(target, ...middleOf(target));
      if (place) point(place);
    };
    const gestures = new AbortController();
    const options = { signal: gestures.signal, capture: true };
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointermove', onMove, options);
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, letGo, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('contextmenu', onMenu, options);
    document.addEventListener('keydown', onKey, options);
    return () => {
      letGo();
      gestures.abort();
    };
  }, [isActive]);
}
