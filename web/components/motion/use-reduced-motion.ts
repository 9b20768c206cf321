import { useSyncExternalStore } from 'react';
import { motionQuery, prefersReducedMotion } from './prefers-reduced-motion.ts';

function subscribe(listener: () => void): () => void {
  const query = motionQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** True when what only moves for the eye should simply be there. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
