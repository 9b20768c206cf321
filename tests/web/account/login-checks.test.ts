// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, loginProblem } from '../../../web/account/login/login-checks.ts';
import { account } from '../../../web/words/fr/account.tsx';
import { loginAddress, originOf } from '../../../web/account/browser/origin.ts';

const form = { email: 'a@b.fr', password: 'motdepasse', confirmation: 'motdepasse', otp: '', terms: true };

describe('the checks before a call', () => {
  it('leave a strange address of a login to the server', () =>
    expect(checkLogin({ ...form, email: 'x' }, account)).toBeNull());

  it('P-AUTH-11: accept eight characters', () =>
    expect(
      checkRegistration({ ...form, password: '12345678', confirmation: '12345678' }, account),
    ).toBeNull());
});

describe('« Mail inexistant »', () => {
  it('has another advice for an invalid address', () => {
    expect(loginProblem('INVALID_EMAIL', 'a@b.fr', account).advice).toContain('Aucun compte');
    expect(loginProblem('INVALID_EMAIL', 'a@b', account).advice).toContain('nom@exemple.fr');
    expect(loginProblem('INVALID_PASSWORD', 'a@b', account).advice).toBeUndefined();
  });
});

describe('the page requested before the login', () => {
  it.each([
    '//evil',
    '/\\evil',
    'https://evil.example',
    '/\t/evil',
    '/\n/evil',
    '/home\r',
    '/\u0000',
    '/login',
    '/logout',
    '',
  ])('is not %j', (from) => {
    expect(originOf(new URLSearchParams({ from }))).toBeNull();
  });

  it('is kept in the address of the login', () => {
    const address = loginAddress({ from: '/home/app/code?x=1', register: true });
    expect(originOf(new URL(address, 'https://x.example').searchParams)).toBe('/home/app/code?x=1');
  });
});
