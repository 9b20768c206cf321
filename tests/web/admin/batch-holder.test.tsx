// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf, momentOf } from '../../../web/admin/dates.ts';
import { freshPages, giveSession, openAt, pageText } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

freshPages();

const TAKEN_AT = '2026-06-02T10:00:00.000Z';
/** The answer for a batch that does not exist. */
const NONE = { status: 404, json: { error: 'ERROR_UNKNOWN' } };
const batch = (id: number, taken: object | null) => ({ id, city: 'VILLE', count: 10, label: null, createdAt: TAKEN_AT, taken });
const takenBy = (holder: string | null, isMine: boolean) => ({ holder, isMine, takenAt: TAKEN_AT });

function openBatches(page: string, batches: readonly ReturnType<typeof batch>[]): void {
  giveSession();
  fakeApi({
    'GET user/check': { json: { email: 'claire@poste.test', admin: true } },
    'GET admin/cities': { json: [] },
    'GET admin/printing': { json: [] },
    'GET admin/batches': { json: batches },
    'GET admin/batches/7': { json: batches[0] },
    'GET admin/batches/7/letters?from=1&count=10': { json: [] },
    'GET admin/batches/8': NONE,
    'GET admin/batches/8/letters?from=1&count=10': NONE,
  });
  openAt(page);
}

describe('a batch of the print queue', () => {
  it('says in the list who holds it, and a batch made by hand says when it was made', async () => {
    openBatches('/admin/batches', [
      batch(7, takenBy('paul@poste.test', false)),
      batch(8, takenBy('claire@poste.test', true)),
      batch(9, takenBy(null, false)),
      batch(10, null),
    ]);
    await waitFor(() => expect(pageText()).toContain('Lot 10'));
    const takers = ['paul@poste.test', 'vous', 'un compte effacé'].map((taker) => `Pris par ${taker} le ${momentOf(TAKEN_AT)}`);
    for (const said of [...takers, dayOf(TAKEN_AT)]) expect(pageText()).toContain(said);
    expect(pageText().match(/Pris par/gu)).toHaveLength(3);
  });

  it.each([
    ['somebody else holds leads', takenBy('paul@poste.test', false), true],
    ['the reader holds does not lead', takenBy('claire@poste.test', true), false],
  ])('that %s to the queue from the page where it is printed', async (_who, taken, leads) => {
    openBatches('/admin/batches/7/letters', [batch(7, taken)]);
    await waitFor(() => expect(pageText()).toContain('Pris par'));
    expect(document.querySelector('a[href="/admin/queue"][class*="link"], main a[href="/admin/queue"]') !== null).toBe(leads);
  });

  it('that does not exist offers nothing to print, and says so', async () => {
    openBatches('/admin/batches/8/letters', [batch(7, null)]);
    await waitFor(() => expect(pageText()).toContain('Les feuilles ne sont pas arrivées.'));
    expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual(['Réessayer']);
  });
});
