import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** On the page one lands on the browser itself knows where to begin reading. */
let landing = true;

/**
 * On arrival from another screen the title takes the focus, so that it is read and the keyboard starts there.
 * `name` tells screens apart that share an address. It happens as the screen appears, never after: who already types
 * in a field keeps it.
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
