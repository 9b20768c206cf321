import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { mount } from './mount.ts';
import { readInitialState } from './state/game/initial-state.ts';
import { refreshStatus } from './state/game/status.ts';
import { FirstState, getState } from './state/store.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
readInitialState();
const app = (
  <StrictMode>
    <FirstState value={getState()}>
      <App />
    </FirstState>
  </StrictMode>
);

// A public page, or the step of who plays, comes drawn: it is taken over as it stands. Everywhere else the document comes empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// In development, a scenario that was changed shows at once, at the same step.
import.meta.hot?.on('scenarios:changed', () => void refreshStatus());
if (import.meta.hot && mount !== '') void import('./studio/phone/in-phone.ts');
