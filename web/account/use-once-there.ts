import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** What only the visitor's own browser knows: null as long as the page stands as it was drawn ahead of time. */
export const useOnceThere = <Value extends string>(read: () => Value | null): Value | null =>
  useSyncExternalStore(subscribeToNothing, read, () => null);
