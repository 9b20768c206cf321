import { useCallback, useSyncExternalStore } from 'react';

const listFor = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);

/** Whether a media query holds at this moment; false where there is no screen. */
export const mediaMatches = (query: string): boolean => listFor(query)?.matches ?? false;

/** The same for a component, which follows the screen. False on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listFor(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaMatches(query),
    () => false,
  );
}
