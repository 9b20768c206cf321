import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Status } from '../../../engine/public.ts';
import { App } from '../../../web/App.tsx';
// Imports both chunks of the game before the first test's timeout starts.
import '../../../web/player/GameRoutes.tsx';
import '../../../web/player/screens.ts';
import { initialState } from '../../../web/state/client-state.ts';
import { deviceStorage, tabStorage } from '../../../web/state/device/storage.ts';
import { setState } from '../../../web/state/store.ts';
import { teachDialogs } from './dialogs.ts';
import { fakeApi, type FakeRoutes } from './fake-api.ts';
import { makeStatus } from './statuses.ts';

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

function forgetAll(): void {
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

/** A page of a player who is logged in, with this story or without one. */
export function openAsPlayer(path: string, status: Status | null = makeStatus(), routes: FakeRoutes = {}) {
  giveSession();
  const current = status ? { json: status } : { status: 404, json: { error: 'NO_STATUS' } };
  const fake = fakeApi({
    'GET user/check': { json: { email: 'a@b.fr', admin: false } },
    'GET user/status/current': current,
    ...routes,
  });
  openAt(path);
  return fake;
}

/** A page of the counter. */
export function openAsStaff(path: string, routes: FakeRoutes = {}) {
  const staff: FakeRoutes = {
    'GET user/check': { json: { email: 'chef@b.fr', admin: true } },
    'GET admin/cities': { json: [] },
  };
  return openAsPlayer(path, makeStatus(), { ...staff, ...routes });
}

export const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
export const follow = (name: RegExp | string) => fireEvent.click(screen.getByRole('link', { name }));
/** Fills in the field of this label. */
export const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const valueOf = (label: RegExp | string): string =>
  screen.getByLabelText<HTMLInputElement>(label).value;
/** Waits until the page is at this path. */
export const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
/** Waits until the page says these words. */
export const says = (words: string) => waitFor(() => expect(pageText()).toContain(words));

/** Normalises spaces and apostrophes, which are typography. */
export const plain = (text: string | null): string =>
  (text ?? '')
    .replace(/[\s  ]+/g, ' ')
    .replace(/’/g, "'")
    .trim();

export const pageText = (): string => plain(document.body.textContent);
