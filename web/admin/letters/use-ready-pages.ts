import { useEffect, useState, type RefObject } from 'react';

/** The marks that PageContent leaves on each page: what it waits for, and what never came. */
const WAITING = '[data-page="loading"]';
const FAILED = '[data-page="failed"]';

export type Readiness = 'waiting' | 'ready' | 'failed';

/** Whether every page inside has been drawn, pictures included: paper cannot be completed later. */
export function useReadyPages(ref: RefObject<HTMLElement | null>, drawn: boolean): Readiness {
  const [readiness, setReadiness] = useState<Readiness>('waiting');
  useEffect(() => {
    const element = ref.current;
    if (!element || !drawn) return;
    const look = () => {
      const pictures = [...element.querySelectorAll('img')];
      // Nobody scrolls on paper: what waits to come into view would never come.
      for (const picture of pictures) if (picture.loading === 'lazy') picture.loading = 'eager';
      const pending = element.querySelector(WAITING) !== null || pictures.some(({ complete }) => !complete);
      setReadiness(element.querySelector(FAILED) ? 'failed' : pending ? 'waiting' : 'ready');
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    element.addEventListener('load', look, true);
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('load', look, true);
    };
  }, [ref, drawn]);
  return readiness;
}
