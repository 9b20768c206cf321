import { fireEvent, render, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { backTarget, PublicShell } from '../../../web/site/PublicShell.tsx';
import { expectShown } from '../support/expect-shown.ts';
import { plain, renderSite } from './render-site.tsx';

const headerLink = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

describe('the public shell', () => {
  it('P-ROUTE-04: links from the landing page to the login form, and back by the same button', async () => {
    renderSite('/');
    fireEvent.click(headerLink('Connexion'));
    expectShown(await screen.findByRole('heading', { name: 'Connexion' }));
    fireEvent.click(headerLink('Retour'));
    expectShown(await within(screen.getByRole('banner')).findByRole('link', { name: 'Connexion' }));
  });

  it.each([
    '/',
    '/concept',
    '/legal',
    '/cgv',
    '/login',
    '/password/reset',
    '/unsubscribe',
    '/code',
    '/retractation',
    '/nulle-part',
  ])(
    'P-ROUTE-06: links to the legal notice, to the withdrawal and to the accessibility statement from %s',
    (address) => {
      renderSite(address);
      const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
      expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
        ['Mentions légales', '/legal'],
        ['Renoncer au contrat ici', '/retractation'],
        ['Accessibilité : partiellement conforme', '/accessibilite'],
        ['In English', `/en${address}`],
      ]);
    },
  );

  it('P-ROUTE-05: has no button in its header when showLogin is off', () => {
    const { unmount } = render(<PublicShell showLogin={false} />, { wrapper: MemoryRouter });
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Connexion' })).toBeNull();
    unmount();
    render(<PublicShell showLogin />, { wrapper: MemoryRouter });
    expect(headerLink('Connexion').getAttribute('href')).toBe('/login');
  });
});

describe('a page that is loading', () => {
  it('shows « Chargement » in the site’s layout', () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    render(
      <MemoryRouter>
        <Routes>
          <Route element={<PublicShell />}>
            <Route path="/" element={<Never />} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
    expectShown(within(screen.getByRole('main')).getByRole('status'));
    expect(screen.getByRole('main').textContent).toContain('Chargement');
    expect(document.querySelector('.night')).toBeNull();
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
    ['/en/login/cgu', '', '/login'],
  ])('P-ROUTE-11: from %s%s is %s', (pathname, search, expected) => {
    expect(backTarget({ pathname, search })).toBe(expected);
  });
});
