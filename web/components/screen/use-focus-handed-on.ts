import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What goes with the focus in it hands the focus on to the title of the screen: nobody is left nowhere. */
export function useFocusHandedOn<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
