import { BrowserRouter } from 'react-router-dom';
import { SessionGate } from './account/SessionGate.tsx';
import { ErrorBoundary } from './components/status/ErrorBoundary.tsx';
import { mount } from './mount.ts';
import { AppRoutes } from './routes.tsx';

/** All that is drawn, in the browser and ahead of time alike: the router stands around it. */
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
