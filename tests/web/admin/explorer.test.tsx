// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/admin/AdminRoutes.tsx';
import { freshPages, openAsStaff, pageText, press } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('alert', (words: string) => requests.push(words));
  vi.stubGlobal('confirm', (words: string) => requests.push(words) > 0);
});

const steps = [1, 2, 100].map((index) => ({ index, name: `ETAPE_${index}`, description: '' }));
const CITIES = {
  json: [{ city: 'VILLE', slug: 'ville', name: 'Ville', hasLetter: true, steps, pictures: [] }],
};
const staff = {
  email: null,
  tiedEmail: null,
  version: 1,
  batch: null,
  createdAt: '2026-06-02T10:00:00.000Z',
  updatedAt: '2026-06-02T10:00:00.000Z',
  activatedAt: null,
  cancelledAt: null,
  stoppedAt: null,
  waiver: null,
};
const at = (code: string, index: number | null) => ({
  ...makeStatus({
    code,
    step:
      index === null
        ? null
        : { index, name: `ETAPE_${index}`, description: '', maxClues: 3, hasAlternativePath: false },
  }),
  view: null,
  staff,
});

async function register() {
  const orders = [
    at('AUTRES', 100),
    at('PREMIE', 1),
    at('ATTEND', null),
    { ...at('ARRETE', null), staff: { ...staff, stoppedAt: staff.createdAt } },
  ];
  const fake = openAsStaff('/admin/explorer', {
    'GET admin/cities': CITIES,
    'GET admin/status/explorer?size=50': { json: orders, headers: { 'x-total-count': '4' } },
    'POST admin/status/changeStep': {
      status: 409,
      json: { error: 'CHANGED_MEANWHILE', message: 'Relisez.' },
    },
  });
  await screen.findByText('AUTRES');
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('admin/cities'));
  return fake;
}

const changes = (fake: Awaited<ReturnType<typeof register>>) =>
  fake.calls.filter(({ method }) => method === 'POST');

describe('the register of orders', () => {
  it('labels each cell for the card layout, under the nine column headers (G-ADMIN-15)', async () => {
    await register();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const [row] = screen.getAllByRole('row').slice(1);
    const names = within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label);
    expect(heads).toEqual([
      '#',
      'Code',
      'Identifier',
      'City',
      'State',
      'Step',
      'Full Price',
      'Steps',
      'Updated',
    ]);
    expect(names).toEqual(heads);
  });

  it('refuses an unknown step number without a dialog or a call, and shows the valid ones', async () => {
    const fake = await register();
    press('− une étape : AUTRES');
    press('+ une étape : AUTRES');
    press('− une étape : PREMIE');
    expect(requests).toEqual(['Problème', 'Problème', 'Problème']);
    expect(changes(fake)).toEqual([]);
    expect(pageText()).toContain("Cette ville n'a pas d'étape 101");
  });

  it('shows « No step index » for an unactivated order (G-ADMIN-18)', async () => {
    const fake = await register();
    press('+ une étape : ATTEND');
    expect([requests, changes(fake)]).toEqual([['No step index'], []]);
  });

  it('marks the order whose code was stopped', async () => {
    await register();
    expect(screen.getByRole('row', { name: /ARRETE/ }).textContent).toContain('code arrêté');
  });
});
