import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../support/server/test-app.ts';
import { REAL_HASHING } from '../../support/server/quick-hashing.ts';
import { staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ hashing: REAL_HASHING })));
afterAll(() => app.stop());

const SEVEN_DAYS = 7 * 24 * 3600 * 1000;

describe('registration', () => {
  it.each([
    ['P-ERR-11, no e-mail', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['P-ERR-11, an empty e-mail', { email: '  ', password: PASSWORD }, 'MISSING_EMAIL'],
    ['P-ERR-09, no password', { email: 'a@poste.test' }, 'MISSING_PASSWORD'],
    ['P-ERR-09, a short password', { email: 'a@poste.test', password: '1234567' }, 'PASSWORD_TOO_SHORT'],
    ['P-ERR-10, a bad e-mail', { email: 'a@poste', password: PASSWORD }, 'INVALID_INFORMATIONS'],
    ['P-ERR-10, a number for an e-mail', { email: 12, password: PASSWORD }, 'INVALID_INFORMATIONS'],
    ['an endless password', { email: 'a@poste.test', password: 'x'.repeat(2000) }, 'INVALID_INFORMATIONS'],
  ])('P-API-08: refuses %s', async (_what, body, error) => {
    const answered = await app.visitor().post('/api/user/register', body);
    expect(answered.status).toBe(400);
    expect(answered.body.error).toBe(error);
  });

  it.each([
    ['7 characters', 'sept789', 400],
    ['8 characters', 'huit8901', 201],
    ['200 characters', 'à'.repeat(200), 201],
    ['8 emoji', '📮📬📭📫📪📩📨📧', 201],
    ['7 emoji', '📮📬📭📫📪📩📨', 400],
    ['an emoji among words', 'lettre 📮 perdue', 201],
  ])(
    'accepts or refuses a password of %s, and logs in with an accepted one',
    async (_what, password, status) => {
      const email = `clef-${[...password].length}-${password.length}@poste.test`;
      expect((await app.visitor().register(email, password)).status).toBe(status);
      expect((await app.visitor().login(email, password)).status).toBe(status === 201 ? 200 : 401);
    },
  );

  it.each([
    ['spaces around it', '  espaces@poste.test ', 'espaces@poste.test'],
    ['capitals', 'Jeanne.BARET@Poste.Test', 'jeanne.baret@poste.test'],
    ['a plus', 'jeanne+lettre@poste.test', 'jeanne+lettre@poste.test'],
  ])('accepts an e-mail with %s and stores it normalised', async (_what, typed, kept) => {
    expect((await app.visitor().register(typed)).status).toBe(201);
    expect((await app.visitor().login(typed)).body.email).toBe(kept);
    expect((await app.visitor().login(kept)).status).toBe(200);
  });

  it.each(['jeanne baret@poste.test', 'a@b@poste.test', '@poste.test', 'a@.test', 'a\u0000b@poste.test'])(
    'refuses %j, which is not an e-mail',
    async (email) => {
      const { status, body } = await app.visitor().register(email);
      expect([status, body.error]).toEqual([400, 'INVALID_INFORMATIONS']);
    },
  );

  it('P-API-08, P-ERR-08: recognises an e-mail in another spelling as the same', async () => {
    const visitor = app.visitor();
    expect((await visitor.register('Double@Poste.test')).status).toBe(201);
    const second = await visitor.register(' double@poste.TEST ');
    expect([second.status, second.body.error]).toEqual([409, 'DUPLICATE_EMAIL']);
    expect((await visitor.login('DOUBLE@poste.test')).status).toBe(200);
  });
});

describe('login', () => {
  it('P-API-03, P-ERR-01, P-ERR-02: distinguishes an unknown e-mail from a wrong password', async () => {
    const visitor = app.visitor();
    await visitor.register('connu@poste.test');
    const unknown = await visitor.login('inconnu@poste.test');
    expect([unknown.status, unknown.body.error]).toEqual([401, 'INVALID_EMAIL']);
    const wrong = await visitor.login('connu@poste.test', 'autre chose');
    expect([wrong.status, wrong.body.error]).toEqual([401, 'INVALID_PASSWORD']);
  });

  it('P-API-03, P-AUTH-13: returns the token, the e-mail and the admin flag', async () => {
    const visitor = app.visitor();
    await visitor.register('jeton@poste.test');
    const { body } = await visitor.login('jeton@poste.test');
    expect(body).toEqual({
      token: expect.any(String) as string,
      email: 'jeton@poste.test',
      admin: false,
      emailProved: false,
    });
    expect((await visitor.get('/api/user/check')).body).toEqual({
      email: 'jeton@poste.test',
      admin: false,
      emailProved: false,
    });
  });

  it('P-AUTH-13: returns the admin flag, as user/check does', async () => {
    const staff = await staffOf(app, 'guichet@poste.test');
    expect((await app.visitor().login('guichet@poste.test')).body.admin).toBe(true);
    expect((await staff.get('/api/user/check')).body).toEqual({
      email: 'guichet@poste.test',
      admin: true,
      emailProved: true,
    });
  });

  it('stores no token and no password', async () => {
    const player = await app.player('coffre@poste.test');
    const rows = JSON.stringify([await app.db('sessions').select(), await app.db('accounts').select()]);
    expect(rows).not.toContain(player.token);
    expect(rows).not.toContain(PASSWORD);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('the session cookies', () => {
  const cookiesOf = (headers: Headers) => headers.getSetCookie();

  it('P-API-04, P-API-05: are set without Secure over plain http', async () => {
    const visitor = app.visitor();
    await visitor.register('biscuit@poste.test');
    const { headers, body } = await visitor.login('biscuit@poste.test');
    expect(cookiesOf(headers)).toEqual([
      expect.stringMatching(/^known=[\w-]{43}; HttpOnly; Path=\/api; SameSite=Lax; Max-Age=31536000$/),
      `token=${body.token}; HttpOnly; Path=/; SameSite=Lax; Max-Age=604800`,
      'session=1; Path=/; SameSite=Lax; Max-Age=604800',
    ]);
  });

  it('P-API-02: authenticate without the header', async () => {
    const player = await app.player();
    const visitor = app.visitor();
    const ways: Record<string, string>[] = [
      { cookie: `token=${player.token}; session=1` },
      { 'x-token': player.token ?? '' },
    ];
    for (const alone of ways) expect((await visitor.get('/api/user/check', alone)).status).toBe(200);
    expect((await visitor.get('/api/user/check')).status).toBe(401);
  });

  it('are both deleted when the session has ended', async () => {
    const { status, headers, body } = await app
      .visitor()
      .get('/api/user/check', { cookie: 'token=perdu; session=1' });
    expect([status, body.error]).toEqual([401, 'NOT_CONNECTED']);
    expect(cookiesOf(headers).map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'session=']);
    expect(cookiesOf(headers).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  it('P-API-04: are set with Secure and HSTS behind a proxy that serves https', async () => {
    const behind = await startTestApp({ settings: { trustProxy: 1 } });
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    await behind.visitor().register('sur@poste.test');
    const credentials = { email: 'sur@poste.test', password: PASSWORD };
    const secure = await behind.visitor().post('/api/user/authenticate', credentials, https);
    expect(cookiesOf(secure.headers).every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age');
    await behind.stop();
  });

  it('are set without Secure behind a proxy that is not configured', async () => {
    const { headers } = await app.visitor().get('/api/user/check', { 'x-forwarded-proto': 'https' });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});

describe('the session', () => {
  it('P-API-06: is anonymous without a token', async () => {
    const { status, body, headers } = await app.visitor().get('/api/user/check');
    expect([status, body.error]).toEqual([401, 'NOT_CONNECTED']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('P-API-06: is anonymous with an unknown token', async () => {
    const visitor = app.visitor();
    visitor.token = 'A'.repeat(43);
    for (const path of ['/api/user/status/current', '/api/user/check']) {
      const { status, body } = await visitor.get(path);
      expect([status, body.error]).toEqual([401, 'NOT_CONNECTED']);
    }
  });

  it('P-API-04, P-API-06: ends after seven days', async () => {
    const player = await app.player();
    app.clock.wait(SEVEN_DAYS - 1);
    expect((await player.get('/api/user/check')).status).toBe(200);
    app.clock.wait(1);
    expect((await player.get('/api/user/check')).status).toBe(401);
  });

  it('P-API-07, P-ROUTE-13: ends with logout, which deletes both cookies', async () => {
    const player = await app.player();
    const { status, headers } = await player.post('/api/user/logout');
    expect(status).toBe(200);
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'session=']);
    expect((await player.get('/api/user/check')).status).toBe(401);
  });

  it('is replaced by the next login from the same browser only', async () => {
    const player = await app.player();
    const elsewhere = app.visitor();
    const { email } = (await player.get('/api/user/check')).body as { email: string };
    await elsewhere.login(email);
    const former = player.token ?? '';
    await player.login(email);
    const statusOf = async (token: string | null) =>
      (await app.visitor().get('/api/user/check', { 'x-token': token ?? '' })).status;
    expect([await statusOf(former), await statusOf(player.token), await statusOf(elsewhere.token)]).toEqual([
      401, 200, 200,
    ]);
  });
});
