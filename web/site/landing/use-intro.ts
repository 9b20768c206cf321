import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts';

/**
 * The cookie that is set once the intro was seen. The server reads it too, and then sends the page without it: it is drawn
 * at the address that has a parameter of this name.
 */
const SEEN = 'seen';
const ONE_YEAR = 365 * 24 * 3600;

const keep = (): void => {
  document.cookie = `${SEEN}=1; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR}`;
};

const isKept = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${SEEN}=1`);

/** A tap is waited for as a click: what it uncovers must not be what it opens. */
const GESTURES = ['click', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Whether the landing page plays its intro, until somebody touches, types or scrolls. Only such a gesture, during
 * the intro or after it, sets the cookie.
 */
export function useIntro(): boolean {
  const [query] = useSearchParams();
  const isStill = useReducedMotion();
  const [isPlaying, setPlaying] = useState(() => !query.has(SEEN) && !isKept());
  useEffect(() => {
    if (!isPlaying || isStill) return;
    const end = (): void => {
      keep();
      setPlaying(false);
    };
    for (const name of GESTURES) window.addEventListener(name, end, { passive: true });
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, end);
    };
  }, [isPlaying, isStill]);
  return isPlaying;
}
