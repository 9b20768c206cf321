import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { refreshStatus } from './state/status.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// In development, a scenario that was changed shows at once, at the same step.
import.meta.hot?.on('scenarios:changed', () => void refreshStatus());
