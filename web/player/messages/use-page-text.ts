import { useLayoutEffect, useState, type RefObject } from 'react';

const READY = '[data-page="ready"]';

/** Text of the page in the container; null until its script is loaded and it is rendered. */
export function usePageText(container: RefObject<HTMLElement | null>): string | null {
  const [text, setText] = useState<string | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const update = () => setText(element.querySelector(READY)?.textContent ?? null);
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
    update();
    return () => observer.disconnect();
  }, [container]);
  return text;
}
