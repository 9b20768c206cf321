import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../../web/App.tsx';
// Imports both chunks of the game before the first test's timeout starts.
import '../../../web/player/GameRoutes.tsx';
import '../../../web/player/screens.ts';
import { initialState } from '../../../web/state/client-state.ts';
import { deviceStorage, tabStorage } from '../../../web/state/device/storage.ts';
import { setState } from '../../../web/state/store.ts';
import { teachDialogs } from './dialogs.ts';

/** Resets the page for each test: no session, empty storage, at `/`. */
export function freshPages(): void {
  beforeEach(() => {
    teachDialogs();
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    forgetAll();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export function forgetAll(): void {
  deviceStorage.clear();
  tabStorage.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'session=; path=/; max-age=0';
  setState(initialState);
}

export const giveSession = (): void => {
  document.cookie = 'session=1; path=/';
};

export function openAt(path: string) {
  window.history.replaceState(null, '', path);
  return render(<App />);
}

/** Normalises spaces and apostrophes, which are typography. */
export const plain = (text: string | null): string =>
  (text ?? '')
    .replace(/[\s  ]+/g, ' ')
    .replace(/’/g, "'")
    .trim();

export const pageText = (): string => plain(document.body.textContent);
