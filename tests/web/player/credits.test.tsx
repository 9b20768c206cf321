// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnotherCityView, PlayerView } from '../../../engine/public.ts';
import { site } from '../../../web/state/site.ts';
import { freshPages, openAsPlayer, pageText, plain } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

async function readCredits(
  anotherCity: AnotherCityView | null,
  more: Partial<PlayerView> = {},
): Promise<void> {
  const tile = {
    id: 'credits',
    label: 'Crédits',
    to: '/home/app/credits',
    disabled: false,
    isNew: false,
  } as const;
  const status = makeStatus({ state: 4 }, { tiles: [tile], puzzle: null, anotherCity, ...more });
  openAsPlayer('/home/app/credits', status);
  await screen.findByText(/Merci d’avoir ouvert/);
}

const link = () => screen.queryByRole('link', { name: 'Recevoir une autre lettre' });

describe('the credits', () => {
  it('offer another city at the reduced price, the regular one struck through, with the code in the link', async () => {
    await readCredits({ promoCode: 'MOINS', price: 'reduced' });
    expect(plain(pageText())).toContain(
      'Avec le code MOINS, la lettre suivante est à 9,50€ au lieu de 14,50€.',
    );
    expect(document.querySelector('s')?.textContent).toBe('14,50€');
    expect(new URL(link()?.getAttribute('href') ?? '').searchParams.get('prefilled_promo_code')).toBe(
      'MOINS',
    );
  });

  it('offer it at the regular price to an order at full price', async () => {
    await readCredits({ promoCode: 'PLEIN', price: 'regular' });
    expect(plain(pageText())).toContain('Avec le code PLEIN, la lettre suivante est à 14,50€.');
    expect(document.querySelector('s')).toBeNull();
  });

  it('G-ROUTE-08: lead to the code of another letter, and invite the players to write to the contact address', async () => {
    await readCredits(null);
    expect(pageText()).toContain('Écrivez-nous');
    expect(screen.getByRole('link', { name: site.contact }).getAttribute('href')).toBe(
      `mailto:${site.contact}`,
    );
    expect(screen.getByRole('link', { name: /J.ai une autre lettre/ }).getAttribute('href')).toBe(
      '/home/letter',
    );
  });

  it('show a stamp only to players who have found everything', async () => {
    await readCredits(null);
    expect(pageText()).toContain('Vous avez tout trouvé.');
    expect(screen.getByText('Pli complet').className).toContain('is-struck');
  });

  it('show that something is still to be found, with a link', async () => {
    await readCredits(null, { puzzle: makeStatus().view?.puzzle ?? null });
    expect(screen.queryByText('Pli complet')).toBeNull();
    expect(screen.getByRole('link', { name: /Avez-vous du nouveau/ }).getAttribute('href')).toBe(
      '/home/app/code',
    );
  });

  const cave = { name: 'CAVE', title: 'La cave', to: '/home/app/code/CAVE' };
  const scene = (solvedAt: string | null) =>
    ({ ...cave, solvedAt }) as NonNullable<PlayerView['beside']>[number];

  it('name the scenes beside the route that are still open, and keep the stamp until then', async () => {
    await readCredits(null, { beside: [scene(null)] });
    expect(screen.queryByText('Pli complet')).toBeNull();
    expect(screen.getByRole('link', { name: 'La cave' }).getAttribute('href')).toBe(cave.to);
  });

  it('count the scenes that are solved', async () => {
    await readCredits(null, { beside: [scene('2026-06-01T10:00:00Z')] });
    expect(screen.getByText('Pli complet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'La cave' })).toBeNull();
  });

  it('have no such stamp for players who left a step beside the route that has closed', async () => {
    await readCredits(null, { missed: true });
    expect(screen.queryByText('Pli complet')).toBeNull();
  });

  it('offer nothing when there is nothing to offer', async () => {
    await readCredits(null);
    expect(link()).toBeNull();
  });
});
