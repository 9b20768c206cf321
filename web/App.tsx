import { BrowserRouter } from 'react-router-dom';
import { useLayoutEffect, type ReactNode } from 'react';
import { Loading } from './components/status/Loading.tsx';
import { startSession } from './state/session/session.ts';
import { useClientState } from './state/store.ts';
import { ErrorBoundary } from './components/status/ErrorBoundary.tsx';
import { mount } from './api/mount.ts';
import { AppRoutes } from './routes.tsx';

/** Checks the session once, before the first screen of anyone who has one. */
function SessionGate({ children }: { readonly children: ReactNode }) {
  const checking = useClientState((state) => !state.auth.initialized && state.auth.loading);
  useLayoutEffect(() => {
    void startSession();
  }, []);
  return checking ? <Loading /> : children;
}

/** Everything below the router, in the browser and on the server alike. */
export function Screens() {
  return (
    <SessionGate>
      <AppRoutes />
    </SessionGate>
  );
}

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter basename={mount}>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
