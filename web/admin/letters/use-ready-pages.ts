import { useEffect, useState, type RefObject } from 'react';

/** Attributes that PageContent sets on each page. */
const WAITING = '[data-page="loading"]';
const FAILED = '[data-page="failed"]';

export type Readiness = 'waiting' | 'ready' | 'failed';

/** Whether every page inside is rendered, pictures included: paper cannot be completed later. */
export function useReadyPages(ref: RefObject<HTMLElement | null>, drawn: boolean): Readiness {
  const [readiness, setReadiness] = useState<Readiness>('waiting');
  useEffect(() => {
    const element = ref.current;
    if (!element || !drawn) return;
    const update = () => {
      const pictures = [...element.querySelectorAll('img')];
      // Lazy pictures would stay missing, because nothing is scrolled into view for printing.
      for (const picture of pictures) if (picture.loading === 'lazy') picture.loading = 'eager';
      const pending = element.querySelector(WAITING) !== null || pictures.some(({ complete }) => !complete);
      setReadiness(element.querySelector(FAILED) ? 'failed' : pending ? 'waiting' : 'ready');
    };
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    element.addEventListener('load', update, true);
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('load', update, true);
    };
  }, [ref, drawn]);
  return readiness;
}
