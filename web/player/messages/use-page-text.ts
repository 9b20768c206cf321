import { useLayoutEffect, useState, type RefObject } from 'react';

const READY = '[data-page="ready"]';

/** The text of the page in the container, null until it is drawn: its script comes after the screen. */
export function usePageText(container: RefObject<HTMLElement | null>): string | null {
  const [text, setText] = useState<string | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const look = () => setText(element.querySelector(READY)?.textContent ?? null);
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
    look();
    return () => observer.disconnect();
  }, [container]);
  return text;
}
