// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { freshPages, openAsStaff, says } from '../support/app.tsx';

freshPages();

const NOTHING = { letters: [], sales: [], people: [], nearCodes: [], isCut: false };
const sale = (id: number) => ({
  id,
  number: `V-${id}`,
  shop: 'stripe',
  reference: `pi_${id}`,
  amount: 2900,
  currency: 'eur',
  createdAt: '2026-06-02T10:00:00.000Z',
  paidAt: '2026-06-02T10:00:00.000Z',
  reversal: null,
  reversedAt: null,
  problems: [{ code: 'no-address', words: 'Sans adresse.' }],
  lookedAt: null,
  unread: [],
  buyer: null,
  letters: [],
  keepsakes: [],
});

describe('the search of the counter', () => {
  it('is reached by « / », except from a field, and asks for what was typed', async () => {
    openAsStaff('/admin/search', {
      'GET admin/search?q=AJW+E3P': { json: { ...NOTHING, nearCodes: ['AJWE3C'] } },
    });
    const field = await screen.findByRole('searchbox');
    // The field is drawn a moment before it listens.
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: '/' });
      expect(document.activeElement).toBe(field);
    });
    expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
    await userEvent.type(field, ' AJW E3P {Enter}');
    await says('À un signe près');
    expect(screen.getByRole('link', { name: 'AJWE3C' }).getAttribute('href')).toBe('/admin/orders/AJWE3C');
  });
});

describe('the sales', () => {
  it('are narrowed by the same words, beside their own filter, until these are cleared', async () => {
    const api = openAsStaff('/admin/search?q=Camille+Roux', {
      'GET admin/search?q=Camille+Roux': { json: { ...NOTHING, sales: [sale(3)] } },
      'GET admin/sales?q=Camille+Roux&page=1&size=50': { json: [sale(3)] },
      'GET admin/sales?open=1&q=Camille+Roux&page=1&size=50': { json: [] },
      'GET admin/sales?open=1&page=1&size=50': { json: [] },
    });
    await says('Ventes : 1');
    const places = await screen.findByRole('navigation', { name: /Recherche/u });
    await userEvent.click(within(places).getByRole('link', { name: 'Ventes' }));
    await screen.findByRole('heading', { level: 1, name: 'Ventes' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Camille Roux');
    await userEvent.click(screen.getByRole('link', { name: 'À regarder' }));
    await says('Aucune vente ne répond à cette recherche');
    await userEvent.click(screen.getByRole('link', { name: 'Effacer la recherche' }));
    await says('est à regarder');
    expect(api.calls.filter(({ path }) => path.startsWith('admin/sales')).length).toBe(3);
  });

  it('that were chosen are marked by one gesture', async () => {
    const api = openAsStaff('/admin/sales', {
      'GET admin/sales?page=1&size=50': { json: [sale(3), sale(2), sale(1)] },
      'POST admin/sales/3/looked': { json: sale(3) },
      'POST admin/sales/1/looked': { json: sale(1) },
    });
    for (const number of ['V-3', 'V-1'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choisir ${number}` }));
    await userEvent.click(screen.getByRole('button', { name: /2.ventes/u }));
    const marked = () => api.calls.flatMap(({ method, path }) => (method === 'POST' ? path : []));
    await waitFor(() => expect(marked()).toEqual(['admin/sales/3/looked', 'admin/sales/1/looked']));
  });
});
