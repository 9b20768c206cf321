import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backTarget } from '../../../web/site/back-target.ts';
import { renderSite } from './render-site.tsx';
import { expectShown } from '../support/expect-shown.ts';

const headerLink = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

describe('the public shell', () => {
  it('leads to the login form from the landing page, and back from there by the same button', async () => {
    renderSite('/');
    fireEvent.click(headerLink('Login'));
    expectShown(screen.getByRole('heading', { name: 'Connexion' }));
    fireEvent.click(headerLink('Retour'));
    expectShown(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' }));
  });

  it.each(['/', '/legal', '/cgv', '/login'])('links to the legal notice from %s', (address) => {
    renderSite(address);
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Mentions légales' });
    expect(link.getAttribute('href')).toBe('/legal');
  });
});

describe('the way back', () => {
  it.each([
    ['/legal', '', '/'],
    ['/cgv', '?register=true', '/'],
    ['/login', '?register=true', '/'],
    ['/login/cgu', '', '/login'],
    ['/login/cgu/', '', '/login'],
    ['/login/cgu', '?register=true', '/login?register=true'],
  ])('from %s%s is %s', (pathname, search, expected) => {
    expect(backTarget({ pathname, search })).toBe(expected);
  });
});
