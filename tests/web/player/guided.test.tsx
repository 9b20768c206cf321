// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { getState } from '../../../web/state/store.ts';
import { freshPages, openAsPlayer, pageText } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

// The path of the site is read when its module is loaded.
const mount = vi.hoisted(() => {
  vi.resetModules();
  return (document.documentElement.dataset.mount = '/studio/phone/ville');
});
afterAll(() => {
  delete document.documentElement.dataset.mount;
  vi.resetModules();
});

freshPages();

const STEP = { index: 3, name: 'PORT', description: '', maxClues: 3, hasAlternativePath: false };

it('goes along with the studio that moves it, also while it is typed on, and calls nobody elsewhere', async () => {
  const fake = openAsPlayer(`${mount}/home/app/code`);
  await screen.findByRole('textbox');
  fake.routes['GET user/status/current'] = {
    json: makeStatus({ step: STEP }, { version: 4, stepNumber: 3 }),
  };
  await waitFor(() => {
    fireEvent.focus(window);
    expect(getState().status.status?.step?.name).toBe('PORT');
  });
  expect(pageText()).not.toContain('avancé ailleurs');
});
