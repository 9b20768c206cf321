import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { isTrial, mount } from './api/mount.ts';
import { readInitialState } from './state/game/initial-state.ts';
import { FirstRenderState, getState } from './state/store.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
readInitialState();
const app = (
  <StrictMode>
    <FirstRenderState value={getState()}>
      <App />
    </FirstRenderState>
  </StrictMode>
);

// Public pages and a player's step come rendered and are hydrated. Every other document comes empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

if (import.meta.hot) void import('./studio/phone/follow-files.ts');
if (import.meta.hot && mount !== '' && !isTrial) void import('./studio/phone/in-phone.ts');
