import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

/** On the first page of a visit the browser itself sets the starting point for reading. */
let landing = true;

/**
 * On arrival from another screen the title takes the focus, so that it is read aloud and the keyboard starts
 * there. A `key` distinguishes screens of the same address. A layout effect, so that it never takes the focus
 * from someone already typing in a field.
 */
export function ScreenTitle(props: ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (landing) {
      landing = false;
      return;
    }
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return <h1 ref={ref} tabIndex={-1} {...props} />;
}
