// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OrderFile } from '../../../web/admin/order/order-calls.ts';
import { StandingCard } from '../../../web/admin/order/StandingCard.tsx';
import { freshPages } from '../support/app.tsx';

freshPages();

/** What the card reads of a file. */
const fileWith = (tiedEmail: string | null, buyer: string | null) =>
  ({
    order: {
      state: 1,
      identifier: 'V-12-1',
      giftFrom: 'Papi',
      fullOnWin: false,
      staff: {
        email: null,
        tiedEmail,
        cancelledAt: null,
        stoppedAt: null,
        activatedAt: null,
        waiver: null,
        language: 'fr',
      },
    },
    standing: null,
    party: [],
    way: null,
    sale: { buyer },
  }) as unknown as OrderFile;

it.each([
  ['a present', null],
  ['a letter for oneself', 'papi@exemple.fr'],
])('the file of %s names its buyer, and leads to the page of this person', (_what, tiedEmail) => {
  render(<StandingCard file={fileWith(tiedEmail, 'papi@exemple.fr')} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Acheteur').nextElementSibling?.textContent).toBe('papi@exemple.fr');
  expect(screen.getByRole('link', { name: /papi@exemple.fr/ }).getAttribute('href')).toBe(
    '/admin/person?email=papi%40exemple.fr',
  );
});
