import { useLayoutEffect } from 'react';
import type { Status } from '../../../engine/public.ts';
import { getState, setState } from '../../state/store.ts';

/** Sets the client's status, which the bar's popups read, and restores it when the story is unmounted. */
export function useStagedStatus(status: Status | null): void {
  useLayoutEffect(() => {
    const before = getState();
    setState({ status: { initialized: true, loading: false, error: null, status } });
    return () => setState(before);
  }, [status]);
}
