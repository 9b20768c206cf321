// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  ScrambledTitle,
  canScramble,
  framesOf,
  scrambledAt,
} from '../../../web/account/password/ResetPage.tsx';
import {
  fill,
  follow,
  freshPages,
  heading,
  isAt,
  openAsPlayer,
  openAt,
  pageText,
  press,
  says,
} from '../support/app.tsx';
import { fakeApi, type ApiAnswer } from '../support/fake-api.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

const LINK = '/password/reset?id=7&token=abc';

async function requestLink(answer: ApiAnswer, email = ' Lea+jeux@Exemple.fr ') {
  const fake = fakeApi({ 'POST user/password/reset': answer });
  openAt('/password/reset');
  await screen.findByRole('button', { name: 'Recevoir le lien' });
  fill(/Email/, email);
  press('Recevoir le lien');
  return fake;
}

async function chosen(answer: ApiAnswer, password = 'nouveau mot', confirmation = password) {
  const fake = fakeApi({ 'POST user/password/new': answer });
  openAt(LINK);
  await screen.findByRole('button', { name: 'Changer le mot de passe' });
  fill(/Nouveau mot de passe/, password);
  fill(/Confirmation/, confirmation);
  press('Changer le mot de passe');
  return fake;
}

describe('the page of the forgotten password', () => {
  it('P-AUTH-16, P-AUTH-18: is called « Choisir mot de passe » and leads back to the login', async () => {
    fakeApi({});
    openAt('/password/reset');
    expectShown(await heading('Choisir mot de passe'));
    expect(screen.getByRole('link', { name: 'Retour à la connexion' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['', 'Recevoir le lien'],
    ['?id=7', 'Recevoir le lien'],
    ['?token=abc', 'Recevoir le lien'],
    ['?id=&token=', 'Recevoir le lien'],
    ['?id=7&token=abc', 'Changer le mot de passe'],
  ])('P-AUTH-17: with the query « %s » the button is « %s »', async (query, button) => {
    fakeApi({});
    openAt(`/password/reset${query}`);
    expectShown(await screen.findByRole('button', { name: button }));
  });

  it.each([
    ['/password/reset', '/home'],
    [LINK, '/password/reset'],
  ])('P-ROUTE-07: redirects a logged-in user from %s to %s', async (from, to) => {
    openAsPlayer(from);
    await screen.findByRole('heading', { level: 1 });
    await isAt(to);
  });
});

describe('requesting a link', () => {
  it.each(['lea', 'lea@exemple', 'le a@exemple.fr', ''])(
    'P-AUTH-19: shows « Mail invalide » for « %s » without a call',
    async (email) => {
      const fake = await requestLink({ json: {} }, email);
      await says('Mail invalide');
      expect(fake.calls).toEqual([]);
    },
  );

  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-19 200', { json: {} }, 'Mail envoyé'],
    ['P-ERR-20 404', { status: 404, json: { error: 'UNKNOWN_ACCOUNT' } }, 'Compte inexistant'],
    ['P-ERR-21 500', { status: 500, json: {} }, 'Une erreur est survenue'],
    ['P-ERR-21 no network', 'unreachable', 'Une erreur est survenue'],
    [
      'a mail server that is down',
      { status: 503, json: { error: 'MAIL_DELAYED' } },
      "Une erreur est survenueLe mail n'a pas pu partir",
    ],
  ])('%s', async (_row, answer, words) => {
    const fake = await requestLink(answer);
    await says(words);
    expect(fake.calls[0]?.body).toEqual({ email: 'Lea+jeux@Exemple.fr' });
  });
});

describe('choosing another password', () => {
  it.each([
    ['P-AUTH-20 seven characters', '1234567', '1234567', 'Mot de passe trop court'],
    ['P-AUTH-21 a different confirmation', '12345678', '12345679', 'Les mots de passe ne correspondent pas'],
  ])('%s', async (_row, password, confirmation, words) => {
    const fake = await chosen({ json: {} }, password, confirmation);
    await says(words);
    expect(fake.calls).toEqual([]);
    for (const field of document.querySelectorAll<HTMLInputElement>('input')) expect(field.minLength).toBe(8);
  });

  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-22 200', { json: {} }, 'Changement confirmé'],
    ['P-ERR-23 401', { status: 401, json: { error: 'INVALID_REQUEST' } }, 'Requête invalide'],
    ['P-ERR-24 403', { status: 403, json: { error: 'TOKEN_EXPIRED' } }, 'Le lien utilisé a expiré'],
    ['P-ERR-25 403 with another code', { status: 403, json: { error: 'X' } }, 'Une erreur est survenue'],
    ['P-ERR-25 500', { status: 500, json: {} }, 'Une erreur est survenue'],
  ])('%s', async (_row, answer, words) => {
    const fake = await chosen(answer, 'motdepasse🙂');
    await says(words);
    expect(fake.calls[0]?.body).toEqual({ token: 'abc', id: '7', newPassword: 'motdepasse🙂' });
    expect(document.querySelectorAll('input').length).toBe(words === 'Changement confirmé' ? 0 : 2);
  });

  it.each<[string, ApiAnswer]>([
    ['has served', { status: 401, json: { error: 'INVALID_REQUEST' } }],
    ['has expired', { status: 403, json: { error: 'TOKEN_EXPIRED' } }],
  ])('with a link that %s offers another one', async (_what, answer) => {
    await chosen(answer);
    fireEvent.click(await screen.findByRole('link', { name: 'Recevoir un nouveau lien' }));
    expectShown(await screen.findByRole('button', { name: 'Recevoir le lien' }));
    expect(window.location.search).toBe('');
  });

  it('leads to a login that does not mention the ended session', async () => {
    await chosen({ json: {} });
    await says('Changement confirmé');
    follow('Retour à la connexion');
    await heading('Connexion');
    expect(pageText()).not.toContain('session');
  });
});

describe('the animation of letters', () => {
  const title = 'Choisir mot de passe';

  it('reveals one letter per tick from the left and keeps spaces', () => {
    expect(scrambledAt(title, 0, () => 0)).toBe('aaaaaaa aaa aa aaaaa');
    expect(scrambledAt(title, 4, () => 0.999)).toBe('Choizzz zzz zz zzzzz');
    expect(scrambledAt(title, framesOf(title), () => 0)).toBe(title);
  });

  it('P-CONST-14: changes every 50 ms', () => {
    vi.useFakeTimers();
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
    const { container } = render(<ScrambledTitle>Oyez</ScrambledTitle>, { wrapper: MemoryRouter });
    const seen = [49, 1, 49, 1, 49, 1].map((ms) => {
      act(() => void vi.advanceTimersByTime(ms));
      return [...(container.querySelector('span')?.textContent ?? '')].findIndex(
        (letter, at) => letter !== 'Oyez'[at],
      );
    });
    chance.mockRestore();
    expect(seen).toEqual([-1, 1, 1, 2, 2, 3]);
  });

  it('P-CONST-14: takes fewer than a hundred ticks', () =>
    expect([canScramble('x'.repeat(99)), canScramble('x'.repeat(100))]).toEqual([true, false]));
});
