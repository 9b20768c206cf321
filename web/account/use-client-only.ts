import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Value that only the browser has: null during server rendering and hydration. */
export const useClientOnly = <Value extends string>(read: () => Value | null): Value | null =>
  useSyncExternalStore(subscribeToNothing, read, () => null);
