// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, loginProblem, registrationProblem } from '../../../web/account/login/login-checks.ts';
import { loginAddress, originOf } from '../../../web/account/browser/origin.ts';

const form = { email: 'a@b.fr', password: 'motdepasse', confirmation: 'motdepasse', otp: '', terms: true };

describe('what is checked before a login', () => {
  it.each([
    [{ ...form, email: ' ' }, 'Le mail est obligatoire'],
    [{ ...form, password: '' }, 'Mot de passe obligatoire'],
    [{ ...form, email: '', password: '' }, 'Le mail est obligatoire'],
  ])('%#', (filled, text) => expect(checkLogin(filled)?.text).toBe(text));

  it('lets the server judge the rest', () => expect(checkLogin({ ...form, email: 'x' })).toBeNull());
});

describe('what is checked before a registration, in this order', () => {
  it.each([
    [{ email: 'x', password: 'a', confirmation: 'b', otp: '', terms: false }, 'Veuillez accepter les conditions'],
    [{ email: 'x', password: 'a', confirmation: 'b', otp: '', terms: true }, 'Les mots de passe ne correspondent pas'],
    [{ ...form, email: 'x' }, 'Mail invalide'],
    [{ ...form, password: '1234567', confirmation: '1234567' }, 'Mot de passe trop court'],
  ])('%#', (filled, text) => expect(checkRegistration(filled)?.text).toBe(text));

  it('P-AUTH-11: is content with eight characters', () =>
    expect(checkRegistration({ ...form, password: '12345678', confirmation: '12345678' })).toBeNull());
});

describe('the words of the server’s codes', () => {
  it.each([
    ['INVALID_EMAIL', 'Mail inexistant'],
    ['INVALID_PASSWORD', 'Mauvais mot de passe'],
    ['SOMETHING', 'SOMETHING'],
  ])('login %s', (code, text) => expect(loginProblem(code, 'a@b.fr').text).toBe(text));

  it('« Mail inexistant » comes with another advice for an address that is none', () => {
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

describe('the page one came for', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/logout', ''])('is not %s', (from) => {
    expect(originOf(new URLSearchParams({ from }))).toBeNull();
  });

  it('survives the address of the login', () => {
    const address = loginAddress({ from: '/home/app/code?x=1', register: true });
    expect(originOf(new URL(address, 'https://x.example').searchParams)).toBe('/home/app/code?x=1');
  });
});
