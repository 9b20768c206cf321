import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cityAddress, presentedCities, site, siteIn } from '../../../web/state/site.ts';
import { expectShown } from '../support/expect-shown.ts';
import { plain, renderSite } from './render-site.tsx';

const cities = presentedCities('fr');
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page of a city', () => {
  it('is there for each city that is sold', () => {
    expect(cities.map(({ city }) => city)).toEqual(site.outings.map(({ city }) => city));
    expect(cities.length).toBeGreaterThan(0);
  });

  it.each(cities.map((outing) => [cityAddress(outing.page.slug), outing] as const))(
    '%s says what one sees, what it takes and whom it suits',
    async (address, { city, duration, distance, ground, hours, party, page }) => {
      renderSite(address);
      expectShown(await screen.findByRole('heading', { level: 1, name: city }));
      const said = plain(screen.getByRole('main').textContent);
      const { lead, sees, stairs, season, brings, suits } = page;
      const texts = [ground, hours, party, lead, ...sees, stairs, season, brings, ...suits];
      for (const text of [`${duration} · ${distance} à pied`, ...texts]) expect(said).toContain(plain(text));
    },
  );

  it('sells it, and leads to the other ones', async () => {
    const [first, ...others] = cities;
    renderSite(cityAddress(first?.page.slug ?? ''));
    const order = await screen.findByRole('link', { name: site.purchase.label });
    expect(order.getAttribute('href')).toBe(site.checkoutLink);
    expect(linksIn(screen.getByRole('region', { name: 'Les autres villes' }))).toEqual(
      others.map(({ city, page }) => [city, cityAddress(page.slug)]),
    );
  });

  it.each(['/villes/ailleurs', '/villes'])('is not there at %s', async (address) => {
    renderSite(address);
    expectShown(await screen.findByRole('heading', { level: 1, name: 'Vous devriez faire demi-tour.' }));
  });

  it('has the same facts in English', () => {
    const english = siteIn('en').outings;
    expect(english.map(({ page }) => [page?.slug, page?.accent, page?.sees.length])).toEqual(
      cities.map(({ page }) => [page.slug, page.accent, page.sees.length]),
    );
  });
});

describe('the way to it', () => {
  it('begins on the landing page, whose cards say length and ground', async () => {
    renderSite('/');
    const cards = await screen.findByRole('region', { name: 'Où jouer' });
    expect(linksIn(cards)).toEqual(cities.map(({ city, page }) => [city, cityAddress(page.slug)]));
    for (const { duration, distance, ground } of cities)
      for (const text of [`${duration} · ${distance}`, ground])
        expect(plain(cards.textContent)).toContain(plain(text));
  });
});
