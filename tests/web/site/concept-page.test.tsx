import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { site } from '../../../web/state/site.ts';
import { plain, renderSite } from './render-site.tsx';
import { expectShown } from '../support/expect-shown.ts';

describe('the concept', () => {
  it.each([
    [0, 'P-PAGE-01', '1. Recevez', /lettre .* étrange Compagnie .* retrouver un agent.* dans votre ville/],
    [1, 'P-PAGE-02', '2. Explorez', /Suivez les messages codés et les consignes/],
    [2, 'P-PAGE-03', '3. Résolvez', /énigmes mêlent de vrais bâtiments et des documents fictifs/],
  ])('step %i (%s) is « %s »', async (index, _row, title, words) => {
    renderSite('/concept');
    const step = (await screen.findAllByRole('listitem'))[index] as HTMLElement;
    expect(plain(within(step).getByRole('heading', { level: 2 }).textContent)).toBe(title);
    expect(plain(step.textContent)).toMatch(words);
    expectShown(within(step).getByRole('img'));
  });

  it('says for each city how long, how far, on what ground, until when and for how many', async () => {
    renderSite('/concept');
    const before = await screen.findByRole('region', { name: 'Avant de partir' });
    expect(
      within(before)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Lyon', 'Paris', 'Toulouse']);
    for (const city of within(before).getAllByRole('listitem'))
      expect(plain(city.textContent)).toMatch(/\d h.*\d km à pied/);
  });

  it('ends in an order', async () => {
    renderSite('/concept');
    const links = within(await screen.findByRole('main')).findAllByRole('link');
    expect((await links).map((link) => link.getAttribute('href')).slice(-2)).toEqual([
      site.checkoutLink,
      '/',
    ]);
  });

  it('P-PAGE-04: leads back home', async () => {
    renderSite('/concept');
    expect((await screen.findByRole('link', { name: /Retour à l.accueil/ })).getAttribute('href')).toBe('/');
  });
});
