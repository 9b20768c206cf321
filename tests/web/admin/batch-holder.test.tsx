// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayOf, momentOf } from '../../../web/admin/dates.ts';
import { freshPages, openAsStaff, pageText, says } from '../support/app.tsx';

freshPages();

const TAKEN_AT = '2026-06-02T10:00:00.000Z';
const batch = (id: number, taken: object | null) => ({
  id,
  city: 'VILLE',
  count: 10,
  label: null,
  createdAt: TAKEN_AT,
  taken,
});
const takenBy = (holder: string | null, isMine: boolean) => ({ holder, isMine, takenAt: TAKEN_AT });

function openBatches(page: string, batches: readonly ReturnType<typeof batch>[]): void {
  openAsStaff(page, {
    'GET admin/printing': { json: [] },
    'GET admin/batches?page=1&size=50': { json: batches },
    'GET admin/batches/7': { json: batches[0] },
    'GET admin/batches/7/letters?from=1&count=10': { json: [] },
  });
}

describe('a batch of the print queue', () => {
  it('says in the list who holds it, and a batch made by hand says when it was made', async () => {
    openBatches('/admin/batches', [
      batch(7, takenBy('paul@poste.test', false)),
      batch(8, takenBy('claire@poste.test', true)),
      batch(9, takenBy(null, false)),
      batch(10, null),
    ]);
    await says('Lot 10');
    const takers = ['paul@poste.test', 'vous', 'un compte effacé'].map(
      (taker) => `Pris par ${taker} le ${momentOf(TAKEN_AT)}`,
    );
    for (const said of [...takers, dayOf(TAKEN_AT)]) expect(pageText()).toContain(said);
    expect(pageText().match(/Pris par/gu)).toHaveLength(3);
  });

  it.each([
    ['somebody else holds leads', takenBy('paul@poste.test', false), true],
    ['the reader holds does not lead', takenBy('claire@poste.test', true), false],
  ])('that %s to the queue from the page where it is printed', async (_who, taken, leads) => {
    openBatches('/admin/batches/7/letters', [batch(7, taken)]);
    await says('Pris par');
    expect(
      document.querySelector('a[href="/admin/queue"][class*="link"], main a[href="/admin/queue"]') !== null,
    ).toBe(leads);
  });

  it('that does not exist is not offered for printing', async () => {
    vi.stubGlobal('alert', () => undefined);
    openAsStaff('/admin/batches/NOPE/letters', {
      'GET admin/printing': { json: [] },
      'GET admin/batches/NOPE/letters?from=1&count=10': {
        status: 404,
        json: { error: 'UNKNOWN_BATCH', message: 'Ce lot n’existe pas' },
      },
    });
    await says("Ce lot n'existe pas");
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Réessayer']);
  });
});
