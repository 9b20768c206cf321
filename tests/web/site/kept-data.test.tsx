// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { freshPages, openAt, press, says } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

freshPages();
afterEach(() => vi.restoreAllMocks());

const LETTER = {
  number: 'V-12-1',
  city: 'Ville',
  state: 'posted',
  isReplacement: false,
  paidAt: '2026-06-02T10:00:00.000Z',
  postOn: null,
  printedAt: null,
  postedAt: null,
  deliveredAt: null,
  trackingNumber: null,
  news: null,
  newsAt: null,
};

it('the page of a buyer asks for a link to what is kept of them', async () => {
  const fake = fakeApi({
    'GET post/s12-20700-x': { json: { letters: [LETTER] } },
    'POST post/s12-20700-x/proof': { json: {} },
  });
  openAt('/suivi/s12-20700-x');
  await screen.findByRole('button', { name: 'Recevoir ce lien' });
  press('Recevoir ce lien');
  await says('un lien vient de partir vers lui');
  expect(fake.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the mailed link shows what is kept, erases it when confirmed, and says what stays and until when', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const keptByLaw = [{ what: 'Le prix de la commande V-12-1', until: '2036-12-31' }];
  const fake = fakeApi({
    'POST post/S12-20700-x/erase': { json: { erased: 1, leaving: ['V-12-2'], keptByLaw } },
  });
  openAt('/suivi/S12-20700-x');
  const file = await screen.findByRole('link', { name: 'Télécharger le fichier' });
  expect(file.getAttribute('href')).toMatch(/\/post\/S12-20700-x\/data$/);
  press('Tout effacer');
  expect(fake.calls).toEqual([]);
  ask.mockReturnValue(true);
  press('Tout effacer');
  await says("C'est effacé");
  await says('pour poster V-12-2');
  await says("Le prix de la commande V-12-1, jusqu'au 31 décembre 2036");
});
