// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshPages, giveSession, openAt } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const LINES = ['La place est trouvée.', 'Irène Maréchal attend.', 'Sur le pont, rive droite.'];

async function desk(recap?: readonly string[]) {
  giveSession();
  const json = makeStatus({}, recap ? { recap } : {});
  fakeApi({ 'GET user/check': { json: { email: 'a@b.fr', admin: false } }, 'GET user/status/current': { json } });
  openAt('/home');
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
