// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, loginProblem, registrationProblem } from '../../../web/account/login/login-checks.ts';
import { loginAddress, originOf } from '../../../web/account/browser/origin.ts';

const form = { email: 'a@b.fr', password: 'motdepasse', confirmation: 'motdepasse', otp: '', terms: true };

describe('the checks before a login', () => {
  it.each([
    [{ ...form, email: ' ' }, 'Le mail est obligatoire'],
    [{ ...form, password: '' }, 'Mot de passe obligatoire'],
    [{ ...form, email: '', password: '' }, 'Le mail est obligatoire'],
  ])('%#', (filled, text) => expect(checkLogin(filled)?.text).toBe(text));

  it('leave the rest to the server', () => expect(checkLogin({ ...form, email: 'x' })).toBeNull());
});

describe('the checks before a registration, in order', () => {
  it.each([
    [{ email: 'x', password: 'a', confirmation: 'b', otp: '', terms: false }, 'Veuillez accepter les conditions'],
    [{ email: 'x', password: 'a', confirmation: 'b', otp: '', terms: true }, 'Les mots de passe ne correspondent pas'],
    [{ ...form, email: 'x' }, 'Mail invalide'],
    [{ ...form, password: '1234567', confirmation: '1234567' }, 'Mot de passe trop court'],
  ])('%#', (filled, text) => expect(checkRegistration(filled)?.text).toBe(text));

  it('P-AUTH-11: accept eight characters', () =>
    expect(checkRegistration({ ...form, password: '12345678', confirmation: '12345678' })).toBeNull());
});

describe('the messages of the server’s codes', () => {
  it.each([
    ['INVALID_EMAIL', 'Mail inexistant'],
    ['INVALID_PASSWORD', 'Mauvais mot de passe'],
    ['SOMETHING', 'SOMETHING'],
  ])('login %s', (code, text) => expect(loginProblem(code, 'a@b.fr').text).toBe(text));

  it('« Mail inexistant » has another advice for an invalid address', () => {
    expect(loginProblem('INVALID_EMAIL', 'a@b.fr').advice).toContain('Aucun compte');
    expect(loginProblem('INVALID_EMAIL', 'a@b').advice).toContain('nom@exemple.fr');
    expect(loginProblem('INVALID_PASSWORD', 'a@b').advice).toBeUndefined();
  });

  it.each([
    ['PASSWORD_NOT_MATCH', 'Vérifiez les mots de passe'],
    ['DUPLICATE_EMAIL', 'Mail déjà utilisé'],
    ['PASSWORD_TOO_SHORT', 'Mot de passe trop court'],
    ['MISSING_PASSWORD', 'Mot de passe trop court'],
    ['INVALID_INFORMATIONS', 'Informations invalides'],
    ['MISSING_EMAIL', 'Veuillez indiquer un mail'],
    ['SOMETHING', 'Erreur inconnue (SOMETHING)'],
  ])('registration %s', (code, text) => expect(registrationProblem(code).text).toBe(text));
});

describe('the page requested before the login', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/logout', ''])('is not %s', (from) => {
    expect(originOf(new URLSearchParams({ from }))).toBeNull();
  });

  it('is kept in the address of the login', () => {
    const address = loginAddress({ from: '/home/app/code?x=1', register: true });
    expect(originOf(new URL(address, 'https://x.example').searchParams)).toBe('/home/app/code?x=1');
  });
});
