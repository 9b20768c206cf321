import { useLayoutEffect, type ReactNode } from 'react';
import { Loading } from '../components/status/Loading.tsx';
import { startSession } from '../state/session/session.ts';
import { useClientState } from '../state/store.ts';

/** Checks the session once, before the first screen of anyone who has one. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const checking = useClientState((state) => !state.auth.initialized && state.auth.loading);
  useLayoutEffect(() => {
    void startSession();
  }, []);
  return checking ? <Loading /> : children;
}
