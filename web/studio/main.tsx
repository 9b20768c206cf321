import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/status/ErrorBoundary.tsx';
import '../styles/index.css';
import { openAddress } from './address.ts';
import { Studio } from './Studio.tsx';

openAddress(window.location.hash);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Studio />
    </ErrorBoundary>
  </StrictMode>,
);
