// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshPages, openAsPlayer } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const LINES = ['La place est trouvée.', 'Irène Maréchal attend.', 'Sur le pont, rive droite.'];

async function desk(recap?: readonly string[]) {
  openAsPlayer('/home', makeStatus({}, recap ? { recap } : {}));
  await screen.findByRole('navigation', { name: 'Applications' });
}

it('reminds who comes back of where they were', async () => {
  await desk(LINES);
  const region = screen.getByRole('region', { name: /Où j’en étais/u });
  expect(region.querySelectorAll('li').length).toBe(3);
});

it('says nothing to who never left', async () => {
  await desk();
  expect(screen.queryByRole('region', { name: /Où j’en étais/u })).toBeNull();
});
