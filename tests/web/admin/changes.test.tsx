// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Changes } from '../../../web/admin/order/Changes.tsx';
import type { OrderFile } from '../../../web/admin/order/order-calls.ts';
import { freshPages } from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

freshPages();

const order = { code: 'ABC234', step: { index: 1 }, story: { city: 'VILLE' }, giftFrom: null, staff: { email: null, tiedEmail: null } };
const file = { order, standing: {}, timelineTotal: 0, timeline: [] } as unknown as OrderFile;

it.each(['Note', 'Pourquoi'])('the field « %s » states that the player may read its text', (label) => {
  fakeApi({ 'GET admin/cities': { json: [] } });
  render(<Changes file={file} change={() => Promise.resolve(true)} />);
  const described = document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Le joueur peut lire ces mots');
});
