// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPages, openAsStaff, pageText, says } from '../support/app.tsx';

freshPages();

const announcements: string[] = [];
beforeEach(() => {
  announcements.length = 0;
  vi.stubGlobal('alert', (words: string) => announcements.push(words));
});

const CITIES = {
  json: [{ city: 'VILLE', slug: 'ville', name: 'Ville', hasLetter: true, steps: [], pictures: [] }],
};
const DOWN = { status: 503, json: { error: 'ERROR_SERVER' } };

/** The page, its call, the call's response, and the text shown then. */
const LISTS: readonly (readonly [page: string, call: string, rows: unknown, words: string])[] = [
  ['/admin/unsent', 'admin/status/unsent', [], 'Tout est parti'],
  ['/admin/explorer', 'admin/status/explorer?size=50', [], 'Aucune commande ne répond'],
  ['/admin/batches', 'admin/batches?page=1&size=50', [], 'Aucun lot'],
  [
    '/admin/queue',
    'admin/queue',
    { today: '2026-06-02', withdrawals: [], waiting: [], lots: [] },
    'tout est posté',
  ],
  ['/admin/sales', 'admin/sales?page=1&size=50', [], 'Aucune vente'],
  [
    '/admin/figures',
    'admin/figures?unposted=3&unopened=30',
    { weeks: [], behind: [] },
    'Rien depuis huit semaines',
  ],
  ['/admin/places', 'admin/reports?city=VILLE', [], "Aucun joueur n'a rien signalé"],
  [
    '/admin/funnel',
    'admin/funnel?city=VILLE',
    { city: 'VILLE', started: 3, finished: 1, steps: [] },
    '3 parties commencées',
  ],
  ['/admin/editions', 'admin/editions', { editions: [], live: null, back: null }, "pas encore d'édition"],
  ['/admin/security', 'admin/secondFactor', { enrolled: true, recoveryCodesLeft: 7 }, 'restants : 7'],
];

function openWithout(page: string, call: string) {
  return openAsStaff(page, {
    'GET admin/cities': CITIES,
    'GET admin/places?city=VILLE': { json: [] },
    [`GET ${call}`]: DOWN,
  });
}

const again = () => screen.findByRole('button', { name: 'Réessayer' });

describe('a staff list that failed to load', () => {
  it.each(LISTS)(
    'of %s shows one error, keeps it while retrying, and then loads',
    async (page, call, rows, words) => {
      const fake = openWithout(page, call);
      const key = await again();
      expect(announcements).toEqual(['Status: 503']);
      expect(pageText()).toContain('Le service est indisponible');
      expect(pageText()).not.toContain('arrive…');
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      fake.routes[`GET ${call}`] = async () => {
        await held;
        return { json: rows };
      };
      key.focus();
      fireEvent.click(key);
      await waitFor(() => expect(key.getAttribute('aria-disabled')).toBe('true'));
      expect(document.activeElement).toBe(key);
      release();
      await says(words);
      expect(document.activeElement?.tagName).toBe('H1');
    },
  );

  it('shows the error again when the retry fails', async () => {
    openWithout('/admin/unsent', 'admin/status/unsent');
    fireEvent.click(await again());
    await waitFor(() => expect(announcements).toEqual(['Status: 503', 'Status: 503']));
    await again();
  });

  it('can be retried where a city is chosen', async () => {
    const fake = openWithout('/admin/funnel', 'admin/cities');
    const key = await again();
    expect(pageText()).toContain('Les villes ne sont pas arrivées');
    expect(announcements).toEqual(['Status: 503']);
    fake.routes['GET admin/cities'] = CITIES;
    fireEvent.click(key);
    await screen.findByLabelText('Ville');
  });
});
