import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PurchaseBlock } from '../../../web/site/landing/PurchaseBlock.tsx';
import { site } from '../../../web/state/site.ts';
import { plain, renderSite } from './render-site.tsx';
import { expectShown } from '../support/expect-shown.ts';

describe('the landing page', () => {
  it('P-LAND-01, P-LAND-02, P-ROUTE-03: shows the product’s name, also as its title, and a description', async () => {
    const { container } = renderSite('/');
    expect(plain((await screen.findByRole('heading', { level: 1 })).textContent)).toBe('Poste Restante');
    expect(plain(container.textContent)).toContain('Bonjour,Poste Restante');
    expect(plain(container.textContent)).toContain("Jeu d'enquêtes postales et locales");
    expect(document.title).toBe('Poste Restante');
  });

  it('P-LAND-03, P-LAND-04: shows the three illustrated steps in order', async () => {
    renderSite('/');
    const steps = within(await screen.findByRole('list', { name: 'Le concept' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 2 }).textContent)).toEqual([
      '1Recevez',
      '2Explorez',
      '3Résolvez',
    ]);
    expect(steps.map((step) => plain(within(step).getByText(/\.$/).textContent))).toEqual([
      'Une lettre vous dit où commencer.',
      "Menez l'enquête à travers la ville.",
      'Découvrez qui en veut à la Compagnie.',
    ]);
    for (const step of steps)
      expect(within(step).getByRole('img').getAttribute('aria-label')).toMatch(/^Une? .{20}/);
  });

  it('P-LAND-05: has a link to the concept over its steps', async () => {
    renderSite('/');
    const link = await screen.findByRole('link', { name: 'Comment cela se joue' });
    expect(link.getAttribute('href')).toBe('/concept');
    expect(link.parentElement?.querySelectorAll('ol')).toHaveLength(1);
  });

  it('gives each SVG pattern a unique id, so that pictures do not share one', async () => {
    const { container } = renderSite('/');
    await screen.findAllByRole('img');
    const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('P-LAND-07, P-LAND-08, P-LAND-11, P-CONST-01: shows the price and a plain link to the payment page', async () => {
    const { container } = renderSite('/');
    const link = await screen.findByRole('link', { name: 'Commandez un pack Paris, Lyon ou Toulouse' });
    expect(link.getAttribute('href')).toBe(site.checkoutLink);
    expect(plain(container.textContent)).toContain('Prix : 14,50€ (voir CGV)');
    expect(screen.getByRole('link', { name: 'CGV' }).getAttribute('href')).toBe('/cgv');
  });

  it('P-LAND-15: opens the social network in a new tab', async () => {
    renderSite('/');
    const link = await screen.findByRole('link', { name: 'Suivez-nous' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe(site.socialLink);
  });
});

describe('what is in the envelope', () => {
  it('is shown sheet by sheet, each drawn and named', async () => {
    renderSite('/');
    const contents = await screen.findByRole('region', { name: 'Dans l’enveloppe' });
    expect(
      within(contents)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['La lettre', 'La transcription', 'La carte', 'Le code']);
    expect(within(contents).getAllByRole('img')).toHaveLength(4);
  });
});

describe('the order', () => {
  it('is one link away in the head of the landing page too, whatever moves below', async () => {
    renderSite('/');
    const head = within(screen.getByRole('banner'));
    expect((await head.findByRole('link', { name: 'Commander' })).getAttribute('href')).toBe(
      site.checkoutLink,
    );
  });

  it('is not in the head of a form', async () => {
    renderSite('/login');
    expectShown(await screen.findByRole('heading', { name: 'Connexion' }));
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Commander' })).toBeNull();
  });
});

describe('the intro', () => {
  const forget = () => void (document.cookie = 'seen=; Path=/; Max-Age=0');
  const isSeen = () => document.cookie.split('; ').includes('seen=1');
  const open = async (address = '/') => {
    const { container, unmount } = renderSite(address);
    await screen.findByRole('heading', { level: 1 });
    return { unmount, isPlaying: () => container.querySelector('[class*="playing"]') !== null };
  };
  beforeEach(forget);
  afterEach(forget);

  it('plays, and keeps nothing before somebody acts', async () => {
    expect((await open()).isPlaying()).toBe(true);
    expect(isSeen()).toBe(false);
  });

  it.each([
    ['a touch', () => void fireEvent.click(document.body)],
    ['a key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a scroll', () => void fireEvent.scroll(window)],
    ['a wheel', () => void fireEvent.wheel(document.body)],
  ])('ends with %s, for good', async (_name, act) => {
    const { isPlaying, unmount } = await open();
    expect(isPlaying()).toBe(true);
    act();
    await waitFor(() => expect(isPlaying()).toBe(false));
    expect(isSeen()).toBe(true);
    unmount();
    expect((await open()).isPlaying()).toBe(false);
  });

  it('is over where the server has drawn it so', async () => {
    expect((await open('/?seen=true')).isPlaying()).toBe(false);
  });
});

describe('the way to the promotions', () => {
  const words = /^Vous avez résolu une enquête sur nos réseaux\s\?$/;

  it('P-LAND-16: is a button to the page of the codes', async () => {
    renderSite('/');
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('/code');
  });

  it('P-ROUTE-12: is hidden when showCodeButton is off', () => {
    render(<PurchaseBlock showCodeButton={false} />, { wrapper: MemoryRouter });
    expectShown(screen.getByRole('link', { name: 'Suivez-nous' }));
    expect(screen.queryByRole('link', { name: words })).toBeNull();
  });
});

describe('the way to the game without an account', () => {
  const words = 'Essayer un pli, chez vous, en trois minutes';

  it('is one link, to another document', async () => {
    renderSite('/');
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe('/essai');
  });

  it('is hidden when showTrial is off', () => {
    render(<PurchaseBlock showTrial={false} />, { wrapper: MemoryRouter });
    expectShown(screen.getByRole('link', { name: 'Suivez-nous' }));
    expect(screen.queryByRole('link', { name: words })).toBeNull();
  });
});

describe('the purchase block with a promotion code', () => {
  const renderPreorder = () => render(<PurchaseBlock promoCode="MAI 25" />, { wrapper: MemoryRouter });

  it('P-LAND-09, P-LAND-10: sells a pre-order and passes the code on', () => {
    renderPreorder();
    const link = screen.getByRole('link', {
      name: 'Précommandez un pack Paris, Lyon ou Toulouse pour Mai 2025',
    });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('prefilled_promo_code')).toBe('MAI 25');
  });

  it('P-LAND-12, P-LAND-13, P-LAND-14, P-CONST-01: shows the shipment, the lower price and the regular one struck through', () => {
    const { container } = renderPreorder();
    expect(plain(container.textContent)).toContain('Envoi Mai 2025');
    expect(plain(container.textContent)).toContain('Prix Précommande 9,50€');
    expect(container.querySelector('s')?.textContent).toBe('14,50€');
    expect(screen.getByRole('link', { name: 'CGV' }).getAttribute('href')).toBe('/cgv');
  });
});
