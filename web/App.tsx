import { BrowserRouter } from 'react-router-dom';
import { SessionGate } from './account/SessionGate.tsx';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <SessionGate>
          <AppRoutes />
        </SessionGate>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
