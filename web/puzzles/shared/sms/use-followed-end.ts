import { useEffect, useRef } from 'react';

/** In screen heights: an end further below means that the reader has scrolled up. */
const NEAR = 1.5;

/** Scrolls to the newest message, unless the reader has scrolled up to read again. */
export function useFollowedEnd(progress: string) {
  const end = useRef<HTMLDivElement>(null);
  const first = useRef(progress);
  useEffect(() => {
    if (first.current === progress || !end.current) return;
    if (end.current.getBoundingClientRect().top < NEAR * innerHeight)
      end.current.scrollIntoView?.({ block: 'nearest' });
  }, [progress]);
  return end;
}
