import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { typesetIn } from '../../../web/components/text/typography.tsx';
import { initialState } from '../../../web/state/client-state.ts';
import { deviceStorage, tabStorage } from '../../../web/state/device/storage.ts';
import { setState } from '../../../web/state/store.ts';

/** Forgets the session, what the page and its storage hold, and every drawn screen. */
function freshWindow(): void {
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  vi.restoreAllMocks();
  deviceStorage.clear();
  tabStorage.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
  setState(initialState);
  typesetIn('fr');
  document.documentElement.lang = '';
  // As most visitors' browsers: jsdom asks for English, which French pages would propose.
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['fr-FR', 'fr'] });
}

// The files of a worker share one window and the modules of the product.
beforeAll(freshWindow);
afterEach(cleanup);
