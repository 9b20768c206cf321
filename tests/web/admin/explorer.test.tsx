// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Compiled before the clock of the first test runs.
import '../../../web/admin/AdminRoutes.tsx';
import '../../../web/admin/screens.ts';
import { freshPages, giveSession, openAt, pageText } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('alert', (words: string) => told.push(words));
  vi.stubGlobal('confirm', (words: string) => told.push(words) > 0);
});

const steps = [1, 2, 100].map((index) => ({ index, name: `ETAPE_${index}`, description: '' }));
const CITIES = { json: [{ city: 'VILLE', slug: 'ville', name: 'Ville', steps, pictures: [] }] };
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
    step: index === null ? null : { index, name: `ETAPE_${index}`, description: '', maxClues: 3, hasAlternativePath: false },
  }),
  view: null,
  staff,
});

async function register() {
  giveSession();
  const orders = [
    at('AUTRES', 100),
    at('PREMIE', 1),
    at('ATTEND', null),
    { ...at('ARRETE', null), staff: { ...staff, stoppedAt: staff.createdAt } },
  ];
  const fake = fakeApi({
    'GET user/check': { json: { email: 'a@b.fr', admin: true } },
    'GET admin/cities': CITIES,
    'GET admin/status/explorer?size=50': { json: orders, headers: { 'x-total-count': '4' } },
    'POST admin/status/changeStep': { status: 409, json: { error: 'CHANGED_MEANWHILE', message: 'Relisez.' } },
  });
  openAt('/admin/explorer');
  await screen.findByText('AUTRES');
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('admin/cities'));
  return fake;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const changes = (fake: Awaited<ReturnType<typeof register>>) => fake.calls.filter(({ method }) => method === 'POST');

describe('the register of orders', () => {
  it('names each box for who sees cards, under the nine heads of the columns (G-ADMIN-15)', async () => {
    await register();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const [row] = screen.getAllByRole('row').slice(1);
    const names = within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label);
    expect(heads).toEqual(['#', 'Code', 'Identifier', 'City', 'State', 'Step', 'Full Price', 'Steps', 'Updated']);
    expect(names).toEqual(heads);
  });

  it('refuses a number that the city lacks, without asking or calling, and says where to go', async () => {
    const fake = await register();
    press('− une étape : AUTRES');
    press('+ une étape : AUTRES');
    press('− une étape : PREMIE');
    expect(told).toEqual(['Problème', 'Problème', 'Problème']);
    expect(changes(fake)).toEqual([]);
    expect(pageText()).toContain("Cette ville n'a pas d'étape 101");
  });

  it('asks before it moves an order to a step that there is', async () => {
    const fake = await register();
    press('+ une étape : PREMIE');
    await waitFor(() => expect(changes(fake).map(({ body }) => body)).toEqual([{ statusCode: 'PREMIE', stepIdx: 2 }]));
    expect(told[0]).toContain('passer de l’étape 1 à l’étape 2');
  });

  it('says « No step index » of an order that nobody plays (G-ADMIN-18)', async () => {
    const fake = await register();
    press('+ une étape : ATTEND');
    expect([told, changes(fake)]).toEqual([['No step index'], []]);
  });

  it('marks the order whose code was stopped', async () => {
    await register();
    expect(screen.getByRole('row', { name: /ARRETE/ }).textContent).toContain('code arrêté');
  });
});
