import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const motionQuery = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);

/** Whether decorative animations should be skipped. */
export const prefersReducedMotion = (): boolean => motionQuery()?.matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = motionQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** True when decorative animations should be skipped. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
