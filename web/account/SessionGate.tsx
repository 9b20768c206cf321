import { useLayoutEffect, type ReactNode } from 'react';
import { Loading } from '../components/status/Loading.tsx';
import { startSession } from '../state/session/session.ts';
import { useClientState } from '../state/store.ts';

/** Asks once who is there, before the first screen is shown to anybody who has a session. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const checking = useClientState((state) => !state.auth.initialized && state.auth.loading);
  useLayoutEffect(() => {
    void startSession();
  }, []);
  return checking ? <Loading /> : children;
}
