// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Status } from '../../../engine/public.ts';
import { replaceStatus } from '../../../web/state/game/status.ts';
import { getState } from '../../../web/state/store.ts';
import { follow, freshPages, heading, openAsPlayer, pageText, press, says } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const CURRENT = 'GET user/status/current';
const STEP = { index: 3, name: 'PORT', description: '', maxClues: 3, hasAlternativePath: false };
/** The step that the other phone has reached. */
const ahead = (): Status =>
  makeStatus({ step: STEP }, { version: 4, stepNumber: 3, reaction: { to: ['/home/app/correct'] } });

async function play(path: string) {
  const fake = openAsPlayer(path);
  await screen.findByRole('heading', { level: 1 });
  const looks = () => fake.calls.filter(({ path: called }) => called === 'user/status/current').length;
  const moveOn = () => (fake.routes[CURRENT] = { json: ahead(), headers: { etag: '"a"' } });
  return { fake, looks, moveOn };
}

const comeBack = () => fireEvent.focus(window);
const TOLD = "Votre enquête a avancé ailleurs : vous en êtes à l'étape 3.";

describe('a step solved on another phone', () => {
  it('is shown and announced on the desk when the page becomes visible', async () => {
    const { moveOn } = await play('/home');
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    expect(pageText()).toContain('Étape 3');
    press('Suivre');
    await heading('Code Juste');
  });

  it('is noticed on the next screen', async () => {
    const { moveOn } = await play('/home');
    moveOn();
    follow(/Documents/);
    await says(TOLD);
    expect(getState().status.status?.step?.name).toBe('PORT');
  });

  it('is told no more on the way back to the screen where it was read', async () => {
    const { moveOn } = await play('/home');
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    follow(/Documents/);
    await heading('Documents');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull());
    expect(pageText()).not.toContain(TOLD);
  });

  it('is told no more once the game is at a later step', async () => {
    const { moveOn } = await play('/home');
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    act(() =>
      replaceStatus(makeStatus({ step: { ...STEP, index: 4, name: 'QUAI' } }, { version: 5, stepNumber: 4 })),
    );
    expect(pageText()).not.toContain(TOLD);
  });

  it('is announced while an answer is typed, without changing the screen until the player follows', async () => {
    const { moveOn } = await play('/home/app/code');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'presque' } });
    field.focus();
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    expect(screen.getByRole('textbox')).toBe(field);
    expect([field.value, document.activeElement, getState().status.status?.step?.name]).toEqual([
      'presque',
      field,
      'GARE',
    ]);
    press('Suivre');
    await heading('Code Juste');
    expect(getState().status.status?.step?.name).toBe('PORT');
  });

  it('is told once to whoever answers too late', async () => {
    const { fake, moveOn } = await play('/home/app/code');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    fake.routes['POST code/check'] = { status: 409, json: { error: 'STALE', status: ahead() } };
    fireEvent.change(field, { target: { value: 'presque' } });
    press('VALIDER');
    await says('Problème validation');
    expect(pageText().split(TOLD)).toHaveLength(2);
  });

  it('is not shown while a dialog is open, and marks nothing as opened', async () => {
    const { fake, moveOn } = await play('/home');
    press('Horaires');
    await screen.findByRole('heading', { name: 'Horaires' });
    moveOn();
    await waitFor(() => {
      comeBack();
      expect(pageText()).toContain(TOLD);
    });
    expect(getState().status.status?.step?.name).toBe('GARE');
    expect(fake.calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('polling', () => {
  const looked = async (looks: () => number, before: number) =>
    waitFor(() => expect(looks()).toBeGreaterThan(before));

  it('sends the known version, so that the response may be empty', async () => {
    const { fake, looks } = await play('/home');
    fake.routes[CURRENT] = { json: makeStatus(), headers: { etag: '"a"' } };
    await waitFor(() => (comeBack(), expect(looks()).toBeGreaterThan(1)));
    fake.routes[CURRENT] = { status: 304 };
    const before = looks();
    comeBack();
    await looked(looks, before);
    await waitFor(() => expect(fake.calls.at(-1)?.headers['if-none-match']).toBe('"a"'));
    expect(getState().status.status?.step?.name).toBe('GARE');
    expect(getState().status.error).toBeNull();
  });

  it('happens every twenty seconds while the page is visible and online', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { looks } = await play('/home');
    await vi.waitFor(() => (comeBack(), expect(looks()).toBeGreaterThan(1)));
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    const passed = async (): Promise<number> => {
      const before = looks();
      vi.advanceTimersByTime(20_000);
      await Promise.resolve();
      return looks() - before;
    };
    seen.mockReturnValue('hidden');
    expect(await passed()).toBe(0);
    seen.mockReturnValue('visible');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await passed()).toBe(0);
    online.mockReturnValue(true);
    // The previous request may still be pending.
    await vi.waitFor(async () => expect(await passed()).toBe(1));
    seen.mockRestore();
    online.mockRestore();
  });
});
