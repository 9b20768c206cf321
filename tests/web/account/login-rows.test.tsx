// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, follow, freshPages, heading, openAt, press, says, valueOf } from '../support/app.tsx';
import { fakeApi, type ApiAnswer } from '../support/fake-api.ts';
import { expectShown } from '../support/expect-shown.ts';

freshPages();

async function loggedIn(answer: ApiAnswer | (() => Promise<ApiAnswer>)) {
  const fake = fakeApi({ 'POST user/authenticate': answer });
  openAt('/login');
  await heading('Connexion');
  fill(/Email/, 'a@b.fr');
  fill(/Mot de passe/, 'motdepasse');
  press('Se connecter');
  return fake;
}

interface Filled {
  readonly email?: string;
  readonly password?: string;
  readonly confirmation?: string;
  readonly terms?: boolean;
}

async function registered(
  answer: ApiAnswer,
  { email = 'a@b.fr', password = 'motdepasse', confirmation, terms = true }: Filled = {},
) {
  const fake = fakeApi({ 'POST user/register': answer });
  openAt('/login?register=true');
  await heading('Inscription');
  fill(/Email/, email);
  fill(/Mot de passe/, password);
  fill(/Confirmation/, confirmation ?? password);
  if (terms) fireEvent.click(screen.getByRole('checkbox'));
  press('Créer le compte');
  return fake;
}

describe('a login', () => {
  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-01', { status: 401, json: { error: 'INVALID_EMAIL' } }, 'Mail inexistant'],
    ['P-ERR-02', { status: 401, json: { error: 'INVALID_PASSWORD' } }, 'Mauvais mot de passe'],
    ['P-ERR-03 any other code', { status: 418, json: { error: 'ANOTHER_CODE' } }, 'ANOTHER_CODE'],
    ['P-ERR-04 a cookie that does not stay', { json: { token: 't', admin: false } }, 'ERROR_COOKIES'],
    ['P-ERR-05 no JSON', { status: 502, text: '<html>' }, 'ERROR_UNKNOWN'],
    ['P-ERR-05 no network', 'unreachable', 'ERROR_NETWORKPas de réseau : vérifiez votre connexion'],
    ['P-ERR-06 no code', { status: 500, json: {} }, 'UNKNOWN_ERROR'],
  ])('%s is told as « %s »', async (_row, answer, words) => {
    await loggedIn(answer);
    await says(words);
    expect(valueOf(/Mot de passe/)).toBe('motdepasse');
  });

  it('P-AUTH-07: is ignored while one is in progress, and the fields keep their values', async () => {
    let answer: (value: ApiAnswer) => void = () => undefined;
    const fake = await loggedIn(() => new Promise<ApiAnswer>((resolve) => (answer = resolve)));
    const busy = await screen.findByRole('button', { name: 'Un instant…' });
    fireEvent.click(busy);
    fireEvent.click(busy);
    expect(valueOf(/Mot de passe/)).toBe('motdepasse');
    answer({ status: 401, json: { error: 'INVALID_PASSWORD' } });
    await says('Mauvais mot de passe');
    expect(fake.calls.length).toBe(1);
    expect(valueOf(/Mot de passe/)).toBe('motdepasse');
  });
});

describe('a registration', () => {
  it.each<[string, ApiAnswer, string]>([
    ['P-ERR-07', { status: 400, json: { error: 'PASSWORD_NOT_MATCH' } }, 'Vérifiez les mots de passe'],
    ['P-ERR-08', { status: 409, json: { error: 'DUPLICATE_EMAIL' } }, 'Mail déjà utilisé'],
    ['P-ERR-09', { status: 400, json: { error: 'PASSWORD_TOO_SHORT' } }, 'Mot de passe trop court'],
    ['P-ERR-09', { status: 400, json: { error: 'MISSING_PASSWORD' } }, 'Mot de passe trop court'],
    ['P-ERR-10', { status: 400, json: { error: 'INVALID_INFORMATIONS' } }, 'Informations invalides'],
    [
      'P-ERR-10',
      {
        status: 400,
        json: { error: 'INVALID_INFORMATIONS', message: 'Cette adresse contient un signe invisible.' },
      },
      'signe invisible',
    ],
    ['P-ERR-11', { status: 400, json: { error: 'MISSING_EMAIL' } }, 'Veuillez indiquer un mail'],
    ['P-ERR-12', { status: 400, json: { error: 'ANOTHER_CODE' } }, 'Erreur inconnue (ANOTHER_CODE)'],
    ['P-ERR-12', { status: 500, json: {} }, 'Erreur inconnue (UNKNOWN_ERROR)'],
  ])('%s %j is told as « %s »', async (_row, answer, words) => {
    await registered(answer);
    await says(words);
  });

  it.each([
    ['P-AUTH-08', { terms: false, confirmation: 'autre', email: 'x' }, 'Veuillez accepter les conditions'],
    ['P-AUTH-09', { confirmation: 'autre', email: 'x' }, 'Les mots de passe ne correspondent pas'],
    ['P-AUTH-10', { email: 'x' }, 'Mail invalide'],
    ['P-AUTH-11', { password: '1234567' }, 'Mot de passe trop court'],
  ])('%s: %j is stopped before the call by « %s »', async (_row, fields, words) => {
    const fake = await registered({ json: {} }, fields);
    await says(words);
    expect(fake.calls).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(/Confirmation/).minLength).toBe(8);
  });

  it('P-AUTH-02, P-AUTH-03: links to the terms; the login links to the forgotten password', async () => {
    await registered({ json: {} }, { terms: false });
    expect(screen.getByRole('link', { name: /conditions d.utilisation/ }).getAttribute('href')).toBe(
      '/login/cgu?register=true',
    );
    follow('Se connecter');
    expect((await screen.findByRole('link', { name: /oublié/ })).getAttribute('href')).toBe(
      '/password/reset',
    );
  });

  it('is followed by a login with one press, without typing the password again', async () => {
    const fake = await registered({ status: 201, json: {} });
    await says('Le compte a été créé');
    press('Se connecter');
    await waitFor(() =>
      expect(fake.calls.at(-1)).toMatchObject({ body: { email: 'a@b.fr', password: 'motdepasse' } }),
    );
    expect(fake.calls.map(({ path }) => path)).toEqual(['user/register', 'user/authenticate']);
  });

  it('does not offer that password for another address, and prefers a typed one', async () => {
    const fake = await registered({ status: 201, json: {} });
    await says('Le compte a été créé');
    fill(/Email/, 'autre@b.fr');
    press('Se connecter');
    await says('Mot de passe obligatoire');
    fill(/Email/, 'a@b.fr');
    fill(/Mot de passe/, 'un autre');
    press('Se connecter');
    await waitFor(() => expect(fake.calls.at(-1)).toMatchObject({ body: { password: 'un autre' } }));
  });

  it('shows the minimum length of the password, and the password on request', async () => {
    fakeApi({});
    openAt('/login?register=true');
    await heading('Inscription');
    const password = screen.getByLabelText<HTMLInputElement>(/Mot de passe/);
    expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /Huit caractères/,
    );
    const [eye] = screen.getAllByRole('button', { name: 'Afficher les caractères' });
    if (!eye) throw new Error('no eye');
    expect([password.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(eye);
    expect([password.type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    fireEvent.click(eye);
    expect(password.type).toBe('password');
  });

  it('keeps the fields while the terms of use are read, without storing the password', async () => {
    await registered({ json: {} }, { confirmation: 'pas encore' });
    follow(/conditions d.utilisation/);
    const back = await screen.findAllByRole('link', { name: 'Retour' });
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('motdepasse');
    fireEvent.click(back.at(-1) ?? document.body);
    await heading('Inscription');
    const values = [/Email/, /Mot de passe/, /Confirmation/].map((label) => valueOf(label));
    expect(values).toEqual(['a@b.fr', 'motdepasse', 'pas encore']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('P-AUTH-04: leaves the e-mail for the login, and nothing secret', async () => {
    await registered({ status: 201, json: {} });
    await says('Le compte a été créé');
    expectShown(screen.getByRole('heading', { name: 'Connexion' }));
    expect(valueOf(/Email/)).toBe('a@b.fr');
    expect(valueOf(/Mot de passe/)).toBe('');
  });
});
