import { BrowserRouter } from 'react-router-dom';
import { SessionGate } from './account/SessionGate.tsx';
import { ErrorBoundary } from './components/status/ErrorBoundary.tsx';
import { mount } from './api/mount.ts';
import { AppRoutes } from './routes.tsx';

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
