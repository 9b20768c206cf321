import { useLayoutEffect } from 'react';
import type { Status } from '../../../engine/public.ts';
import { getState, setState } from '../../state/store.ts';

/** The client's state as after a call that answered this: what the bar's popups read. Given back when the story goes. */
export function useStagedStatus(status: Status | null): void {
  useLayoutEffect(() => {
    const before = getState();
    setState({ status: { initialized: true, loading: false, error: null, status } });
    return () => setState(before);
  }, [status]);
}
