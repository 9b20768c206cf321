// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Changes } from '../../../web/admin/order/Changes.tsx';
import type { OrderFile } from '../../../web/admin/order/order-calls.ts';
import { fill, freshPages, press } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

freshPages();

const order = {
  code: 'ABC234',
  step: { index: 1 },
  story: { city: 'VILLE' },
  giftFrom: null,
  staff: { email: null, tiedEmail: null },
};
const gift = { giftTo: null, giftLine: null, postOn: null, lastWord: null };
const file = {
  order,
  gift,
  address: null,
  standing: {},
  timelineTotal: 0,
  timeline: [],
} as unknown as OrderFile;

it.each(['Note', 'Pourquoi'])('the field « %s » states that the player may read its text', (label) => {
  fakeApi({ 'GET admin/cities': { json: [] } });
  render(<Changes file={file} change={() => Promise.resolve(true)} />);
  const described = document.getElementById(
    screen.getByLabelText(label).getAttribute('aria-describedby') ?? '',
  );
  expect(described?.textContent).toContain('Le joueur peut lire ces mots');
});

it('a present is sent whole, and the form of an address names its country', async () => {
  const sent: unknown[] = [];
  fakeApi({ 'GET admin/cities': { json: [] }, 'POST admin/orders/ABC234/gift': { json: {} } });
  render(
    <Changes
      file={file}
      change={(call) => {
        sent.push(call);
        return Promise.resolve(true);
      }}
    />,
  );
  fill('Dernier mot', 'À dimanche.');
  press('Enregistrer le cadeau');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>('Pays (deux lettres)').value).toBe('FR');
});
