// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayerView } from '../../../engine/public.ts';
import { apiAddress } from '../../../web/api/client.ts';
import { site } from '../../../web/state/site.ts';
import { expectShown } from '../support/expect-shown.ts';
import { fakeApi, type FakeRoutes } from '../support/fake-api.ts';
import { freshPages, heading, isAt, openAt, plain, press, says } from '../support/app.tsx';
import { makeStatus, makeView } from '../support/statuses.ts';

// The document of the game without an account says so, and its path is read when its module is loaded.
vi.hoisted(() => {
  vi.resetModules();
  document.documentElement.dataset.mount = '/essai';
});
afterAll(() => {
  delete document.documentElement.dataset.mount;
  vi.resetModules();
});

freshPages();

const statusOf = (view: Partial<PlayerView> = {}) => makeStatus({ code: '0ABCDE' }, { hours: null, ...view });

const message = {
  slug: 'bonsoir',
  title: 'Bonsoir',
  author: 'Berthe Mallet',
  date: null,
  isNew: true,
  page: { address: '/pages/a.js', media: {} },
};

const STATUS = 'GET user/status/current';

function openTrial(path: string, view: Partial<PlayerView> = {}, routes: FakeRoutes = {}) {
  const fake = fakeApi({ [STATUS]: { json: statusOf(view) }, ...routes });
  openAt(path);
  return fake;
}

const atEnd: Partial<PlayerView> = {
  tiles: [{ id: 'credits', label: 'Crédits', to: '/home/app/credits', disabled: false, isNew: false }],
  puzzle: null,
};

describe('the game without an account', () => {
  it('calls the server at a path of its own', () => {
    expect(apiAddress('code/check')).toBe('/api/trial/code/check');
  });

  it('opens its desk at once, and asks about no account', async () => {
    const { calls } = openTrial('/essai');
    await heading('Ville');
    await isAt('/essai/home');
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set([STATUS]));
  });

  it('opens its envelope when nothing has happened in it yet, then its first message', async () => {
    openTrial('/essai/home', {
      version: 1,
      messages: [message],
      reaction: { to: ['/home', '/home/messages/bonsoir'] },
    });
    await heading('Ville');
    const envelope = document.querySelector('[data-opening]');
    expect(envelope).not.toBeNull();
    fireEvent.click(envelope as Element);
    fireEvent.click(envelope as Element);
    await isAt('/essai/home/messages/bonsoir');
  });

  it('has no account, no party, no notebook and no hours in its bar and on its desk', async () => {
    openTrial('/essai/home');
    await heading('Ville');
    expectShown(screen.getByRole('link', { name: 'Réglages' }));
    expectShown(screen.getByRole('button', { name: 'Indices' }));
    for (const name of [/Compte/, /Carnet/, /plusieurs/i])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Horaires' })).toBeNull();
  });

  it.each(['letter', 'email', 'cgv', 'party', 'carnet', 'app/report', 'nulle-part'])(
    'has no screen at /home/%s',
    async (path) => {
      openTrial(`/essai/home/${path}`);
      await isAt('/essai/home');
    },
  );

  it('sets this telephone only', async () => {
    openTrial('/essai/home/settings');
    await heading('Réglages');
    expectShown(screen.getByRole('switch', { name: /Plein soleil/ }));
    expect(screen.queryByText(/Mes données|Se déconnecter|Appareils connectés/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' }).getAttribute('href')).toBe('/');
  });

  it('ends with an order', async () => {
    openTrial('/essai/home/app/credits', atEnd);
    await heading('Crédits');
    const order = screen.getByRole('link', { name: plainName(site.purchase.label) });
    expect(order.getAttribute('href')).toBe(site.checkoutLink);
    await says('14,50€');
    expect(screen.queryByText(/Carnet|rapport/)).toBeNull();
  });

  it('begins again on request', async () => {
    const { calls } = openTrial('/essai/home/app/credits', atEnd, {
      'POST restart': { json: statusOf({ version: 1 }) },
    });
    await heading('Crédits');
    press('Recommencer ce pli');
    await isAt('/essai/home');
    expect(calls.some(({ path }) => path === 'restart')).toBe(true);
  });

  it('says once that a game could not be read, and opens the new one', async () => {
    let asked = 0;
    openTrial(
      '/essai/home',
      {},
      {
        [STATUS]: () => {
          asked += 1;
          return asked === 1
            ? { status: 409, json: { error: 'TRIAL_UNREADABLE', status: statusOf({ version: 1 }) } }
            : { json: statusOf({ version: 1 }) };
        },
      },
    );
    await says('En voici un neuf.');
    press('Réessayer');
    await heading('Ville');
    await waitFor(() => expect(screen.queryByText(/En voici un neuf/)).toBeNull());
  });

  it('stores what it keeps apart from the game of an account', async () => {
    openTrial('/essai/home');
    await heading('Ville');
    const kept = Object.keys(localStorage);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((key) => !key.startsWith('poste-restante/essai.'))).toEqual([]);
  });
});

describe('its proposal of English', () => {
  const inBoth = { city: { ...makeView().city, languages: ['fr', 'en'] as const } };
  const asking = (language: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const proposal = () => screen.queryByRole('button', { name: 'Play in English' });
  afterEach(() => {
    vi.restoreAllMocks();
    document.cookie = 'language=; path=/; max-age=0';
  });

  it('is made to a browser that asks for it, until it is refused', async () => {
    asking('en-GB');
    openTrial('/essai/home', inBoth);
    await screen.findByRole('button', { name: 'Play in English' });
    press('Rester en français');
    await waitFor(() => expect(proposal()).toBeNull());
    expect(document.cookie).toContain('language=fr');
  });

  it.each([
    ['to one that asks for French', 'fr-FR', inBoth],
    ['where the letter is French only', 'en-GB', {}],
  ])('is not made %s', async (_when, language, view) => {
    asking(language);
    openTrial('/essai/home', view);
    await heading('Ville');
    expect(proposal()).toBeNull();
  });
});

const plainName = (text: string) => (name: string) => plain(name) === plain(text);
