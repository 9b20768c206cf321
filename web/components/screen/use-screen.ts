import { useSyncExternalStore } from 'react';

/** As a `ref`: the element takes the focus once it is there. */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();

const subscribeToNothing = () => () => undefined;

/** Value that only the browser has: null during server rendering and hydration. */
export const useClientOnly = <Value extends string>(read: () => Value | null): Value | null =>
  useSyncExternalStore(subscribeToNothing, read, () => null);
