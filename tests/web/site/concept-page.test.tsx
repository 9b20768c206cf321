import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('P-PAGE-04: leads back home', async () => {
    renderSite('/concept');
    expect((await screen.findByRole('link', { name: /Retour à l.accueil/ })).getAttribute('href')).toBe('/');
  });
});
