import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** On the first page of a visit the browser itself sets the starting point for reading. */
let landing = true;

/**
 * On arrival from another screen the title takes the focus, so that it is read aloud and the keyboard starts
 * there. `name` distinguishes screens of the same address. A layout effect, so that it never takes the focus
 * from someone already typing in a field.
 */
export function useScreenFocus(name = ''): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (landing) {
      landing = false;
      return;
    }
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [pathname, name]);
  return ref;
}

/** As a `ref`: the element takes the focus once it is there. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();

const subscribeToNothing = () => () => undefined;

/** Value that only the browser has: null during server rendering and hydration. */
export const useClientOnly = <Value extends string>(read: () => Value | null): Value | null =>
  useSyncExternalStore(subscribeToNothing, read, () => null);
