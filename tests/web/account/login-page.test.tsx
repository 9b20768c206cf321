// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeStatus } from '../../../web/state/game/stored-status.ts';
import { storeAnswer } from '../../../web/state/game/waiting-answers.ts';
import { fakeApi } from '../support/fake-api.ts';
import {
  fill,
  follow,
  freshPages,
  giveSession,
  heading,
  isAt,
  openAsPlayer,
  openAt,
  pageText,
  press,
  says,
} from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();
const CHECK = 'GET user/check';
const LOGIN_FIELDS = ['email', 'password'];

describe('the login page', () => {
  it('P-AUTH-05, P-AUTH-06: shows what is missing before sending, and moves the focus there', async () => {
    const fake = fakeApi({});
    openAt('/login');
    await heading('Connexion');
    press('Se connecter');
    expectShown(await screen.findByText('Le mail est obligatoire'));
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    fill(/Email/, 'a@b.fr');
    press('Se connecter');
    expectShown(await screen.findByText('Mot de passe obligatoire'));
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['/login', 'Connexion'],
    ['/login?register', 'Inscription'],
    ['/login?register=true', 'Inscription'],
  ])('P-ROUTE-10: at %s opens as « %s »', async (path, title) => {
    fakeApi({});
    openAt(path);
    expectShown(await heading(title));
  });

  it('P-AUTH-01, P-AUTH-02: is one form with two modes, each with its own fields', async () => {
    fakeApi({});
    openAt('/login');
    await heading('Connexion');
    const fields = () =>
      [...document.querySelectorAll('form input')].map((input) => input.getAttribute('name'));
    for (const [mode, title] of [
      ['Créer un compte', 'Inscription'],
      ['Se connecter', 'Connexion'],
    ] as const) {
      expect(fields()).toEqual(
        title === 'Inscription' ? LOGIN_FIELDS : [...LOGIN_FIELDS, 'confirmation', 'terms'],
      );
      follow(mode);
      await screen.findByRole('heading', { name: title });
    }
    expect(fields()).toEqual(LOGIN_FIELDS);
  });
});

describe('navigation to the login page', () => {
  it('P-ROUTE-18: leads a visitor to the login, and then to the requested page', async () => {
    const status = makeStatus();
    const fake = fakeApi({
      'POST user/authenticate': { json: { token: 't', admin: false } },
      [CHECK]: { json: { email: 'a@b.fr', admin: false } },
      'GET user/status/current': { json: status },
    });
    openAt('/home/settings');
    await heading('Connexion');
    fill(/Email/, 'a@b.fr');
    fill(/Mot de passe/, 'motdepasse');
    press('Se connecter');
    expectShown(await heading('Informations du compte'));
    expect(window.location.pathname).toBe('/home/settings');
    expect(fake.calls.map(({ path }) => path).slice(0, 2)).toEqual(['user/authenticate', 'user/check']);
  });

  it('leads a user with a session to the desk instead of to an address of another site', async () => {
    openAsPlayer(`/login?from=${encodeURIComponent('//evil')}`);
    await isAt('/home');
    expect(pageText()).not.toContain('recharger');
  });

  it('P-ACT-22: keeps the code of a scanned letter in the address and in the tab until there is an account', async () => {
    fakeApi({});
    openAt('/a/abc123');
    await heading('Inscription');
    expect(window.location.search).toBe('?register=true&from=%2Fa%2Fabc123');
    expect(pageText()).toContain('Votre lettre vous attend : ABC123');
    follow('Se connecter');
    await heading('Connexion');
    expect(window.location.search).toBe('?from=%2Fa%2Fabc123');
  });

  it('P-ACT-22: opens in login mode for a letter scanned on a device with a stored story', async () => {
    fakeApi({});
    storeStatus({ email: 'a@b.fr', admin: false, status: makeStatus() });
    openAt('/a/abc123');
    expectShown(await heading('Connexion'));
  });

  it('shows that the session has ended and that an answer is queued, during all login attempts', async () => {
    fakeApi({ 'POST user/authenticate': { status: 401, json: { error: 'INVALID_PASSWORD' } } });
    storeAnswer(makeStatus(), 'la réponse');
    giveSession();
    openAt('/home/app/code');
    await heading('Connexion');
    const notices = [
      'Votre session a pris fin : connectez-vous de nouveau.',
      'Votre réponse est gardée sur cet appareil',
    ];
    for (const words of notices) expect(pageText()).toContain(words);
    fill(/Email/, 'a@b.fr');
    fill(/Mot de passe/, 'motdepasse');
    press('Se connecter');
    await says('Mauvais mot de passe');
    for (const words of notices) expect(pageText()).toContain(words);
  });

  it('does not mention a session to a visitor without one', async () => {
    fakeApi({});
    openAt('/login');
    await heading('Connexion');
    expect(pageText()).not.toContain('session');
    expectShown(screen.getByText(/Lettre égarée ou illisible/));
  });

  it('P-ROUTE-20: shows « Chargement » while the check is pending', async () => {
    giveSession();
    fakeApi({ [CHECK]: () => new Promise(() => undefined) });
    openAt('/');
    expectShown(await screen.findByText('Chargement'));
  });

  it('P-AUTH-14: logs out at /logout and leads to the site', async () => {
    giveSession();
    const fake = fakeApi({
      [CHECK]: { json: { email: 'a@b.fr', admin: false } },
      'POST user/logout': { json: {} },
    });
    openAt('/logout');
    await isAt('/');
    expect(fake.calls.map(({ path }) => path)).toContain('user/logout');
  });

  it.each(['/nowhere', '/home/nowhere'])(
    'P-ROUTE-15: shows the page for unknown addresses at %s',
    async (path) => {
      openAsPlayer(path);
      expectShown(await screen.findByRole('heading', { name: 'Vous devriez faire demi-tour.' }));
      expect(pageText()).toContain("Retour à l'accueil");
    },
  );

  it('redirects a campaign’s address to the landing page', async () => {
    fakeApi({});
    openAt('/c/abc');
    await isAt('/');
  });
});
