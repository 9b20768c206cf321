// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/site/SiteRoutes.tsx';
import { loadAllWords } from '../../../web/words/catalogues.ts';
import {
  follow,
  freshPages,
  heading,
  isAt,
  openAt,
  openAsPlayer,
  pageText,
  press,
  says,
} from '../support/app.tsx';
import { fakeApi } from '../support/fake-api.ts';

await loadAllWords('en');

freshPages();
const forget = () => void (document.cookie = 'language=; path=/; max-age=0');
beforeEach(forget);
afterEach(forget);

const cookie = () => document.cookie.split('; ').find((one) => one.startsWith('language='));
const addressOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

describe('an English public page', () => {
  it('says everything in English, and its links stay there', async () => {
    openAt('/en/');
    await says('A letter tells you where to begin.');
    expect(pageText()).toContain('A game of investigations, by post and on foot');
    expect(pageText()).toContain('Price: €14.50 (see terms of sale)');
    expect(document.documentElement.lang).toBe('en');
    expect(addressOf('Log in')).toBe('/en/login');
    expect(addressOf('Legal notice')).toBe('/en/legal');
    follow('Log in');
    await isAt('/en/login');
    await heading('Log in');
    follow('Back');
    await isAt('/en/');
  });

  it('is the one for unknown addresses too', async () => {
    openAt('/en/nowhere');
    await heading('You had better turn back.');
    expect(screen.getByRole('link', { name: 'Back to the front page' }).getAttribute('href')).toBe('/en/');
  });

  it.each(['/en/legal', '/en/cgv', '/en/login/cgu', '/en/accessibilite'])(
    'sets the legal text at %s as English is set, and its links stay there',
    async (address) => {
      openAt(address);
      await says('This page is a translation: should the two differ, the French text prevails.');
      const text = screen.getByRole('main');
      expect(text.textContent).not.toMatch(/[ \u00A0\u202F][:;!?]/u);
      const links = [...text.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'));
      expect(links.filter((link) => !link?.startsWith('/en/'))).toEqual([]);
    },
  );

  it('tells the server its language, whatever the telephone has chosen', async () => {
    document.cookie = 'language=fr; path=/';
    const fake = fakeApi({ 'POST newsletter/unsubscribe': { status: 202, json: {} } });
    openAt('/en/unsubscribe');
    fireEvent.change(await screen.findByPlaceholderText('Enter your email'), { target: { value: 'a@b.fr' } });
    press('Unsubscribe');
    await screen.findByRole('dialog');
    expect(fake.calls[0]?.headers['x-language']).toBe('en');
  });

  it('leads a scanned letter to the English login, and sets nothing', async () => {
    fakeApi({});
    openAt('/en/a/ABC123');
    await isAt('/en/login');
    expect(new URLSearchParams(window.location.search).get('from')).toBe('/en/a/ABC123');
    await says('Your letter is waiting: ABC123');
    expect(cookie()).toBeUndefined();
  });

  it('leads into the game, whose address has no language', async () => {
    openAsPlayer('/en/login');
    await isAt('/home');
  });
});

describe('the link to the game without an account', () => {
  it.each([
    ['/en/', /^Try a letter/, 'language=en'],
    ['/', /^Essayer un pli/, undefined],
  ])('of the page at %s leads to that game in the language of the page', async (address, name, chosen) => {
    openAt(address);
    const link = await screen.findByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('href')).toBe('/essai');
    expect(cookie()).toBe(chosen);
  });
});

describe('a French public page', () => {
  it('stays French on a telephone that plays in English', async () => {
    document.cookie = 'language=en; path=/';
    openAt('/');
    await says('Une lettre vous dit où commencer.');
    expect(document.documentElement.lang).toBe('fr');
    expect(addressOf('Connexion')).toBe('/login');
  });

  it('has a link to its English page, which keeps the choice and the query', async () => {
    openAt('/unsubscribe?from=mail');
    const link = await screen.findByRole('link', { name: 'In English' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('href')).toBe('/en/unsubscribe?from=mail');
    expect(cookie()).toBe('language=en');
  });
});

describe('the proposal of English', () => {
  const PROPOSAL = 'This site is also in English.';
  const asking = (...languages: readonly string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['en-GB', 'fr-FR'],
    ['de-CH', 'en'],
    ['nl-NL', ''],
  ])('is made to a browser that asks for %s, %s, until it is refused', async (...languages) => {
    asking(...languages);
    openAt('/login');
    await says(PROPOSAL);
    expect(addressOf(PROPOSAL)).toBe('/en/login');
    expect(cookie(), 'before anything is touched').toBeUndefined();
    press('Rester en français');
    await waitFor(() => expect(pageText()).not.toContain(PROPOSAL));
    expect(cookie()).toBe('language=fr');
  });

  it.each([
    ['to a browser that asks for French first', '/login', 'fr-FR', 'language='],
    ['after a choice', '/login', 'en-GB', 'language=en'],
    ['on an English page', '/en/login', 'en-GB', 'language='],
  ])('is not made %s', async (_when, address, asked, chosen) => {
    document.cookie = `${chosen}; path=/`;
    asking(asked, 'en');
    openAt(address);
    await screen.findByRole('link', { name: /^(In English|En français)$/ });
    expect(pageText()).not.toContain(PROPOSAL);
  });
});
