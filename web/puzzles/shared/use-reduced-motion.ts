import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);

function subscribe(listener: () => void): () => void {
  const query = media();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export const prefersReducedMotion = (): boolean => media()?.matches ?? false;

/** True when what only moves for the eye should simply be there. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    prefersReducedMotion,
    () => false,
  );
