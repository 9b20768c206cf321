import { useSyncExternalStore } from 'react';
import { motionQuery, prefersReducedMotion } from './prefers-reduced-motion.ts';

function subscribe(listener: () => void): () => void {
  const query = motionQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** True when decorative animations should be skipped. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
