import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox, resetLinkOf } from '../../support/server/mail-server.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Answered } from '../../support/server/test-player.ts';
import { PASSWORD } from '../../support/server/test-player.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp()));
afterEach(() => app.stop());

const EMAIL = 'marthe@poste.test';
const login = (password: string, cookie = '') =>
  app.visitor().post('/api/user/authenticate', { email: EMAIL, password }, cookie === '' ? {} : { cookie });
const knownOf = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('known='))
    ?.split(';')[0] ?? '';

/** An attacker who tries a password as soon as the limits allow one, for ten minutes. */
async function besiege(eachMinute: () => Promise<void>): Promise<number> {
  let judged = 0;
  for (let second = 0; second < 600; second += 10) {
    if ((await login('faux')).status === 401) judged += 1;
    if (second % 60 === 0) await eachMinute();
    app.clock.wait(10_000);
  }
  return judged;
}

describe('a known device', () => {
  it('logs in with the right password while strangers who guess have to wait', async () => {
    await app.visitor().register(EMAIL);
    let cookie = knownOf(await login(PASSWORD));
    const statuses: number[] = [];
    const judged = await besiege(async () => {
      const answered = await login(PASSWORD, cookie);
      statuses.push(answered.status);
      cookie = knownOf(answered);
    });
    expect(statuses).toEqual(Array<number>(10).fill(200));
    expect(judged).toBeLessThanOrEqual(15);
  });

  it('is stored in the same transaction as the login', async () => {
    await app.visitor().register(EMAIL);
    const cookie = knownOf(await login(PASSWORD));
    const written: string[] = [];
    app.db.on(
      'query',
      ({ sql }: { sql: string }) =>
        void (/^(begin|insert|update|delete|commit)/i.test(sql) && written.push(sql)),
    );
    expect((await login(PASSWORD, cookie)).status).toBe(200);
    expect(written.filter((sql) => /^commit/i.test(sql))).toHaveLength(1);
    expect([written[0], written.at(-1)].map((sql) => sql?.slice(0, 5))).toEqual(['BEGIN', 'COMMI']);
  });

  it('waits for its own wrong attempts only', async () => {
    await app.visitor().register(EMAIL);
    const cookie = knownOf(await login(PASSWORD));
    for (let count = 0; count < 5; count += 1) expect((await login('faux', cookie)).status).toBe(401);
    expect((await login(PASSWORD, cookie)).body.seconds).toBe(10);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('is recognised by an HttpOnly cookie of one year, stored as a hash and renewed at each login', async () => {
    await app.visitor().register(EMAIL);
    const first = await login(PASSWORD);
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('known='));
    expect(cookie).toMatch(/^known=[\w-]{43}; HttpOnly; Path=\/api; SameSite=Lax; Max-Age=31536000$/);
    const second = await login(PASSWORD, knownOf(first));
    expect(knownOf(second)).not.toBe(knownOf(first));
    const rows = await app.db('known_devices').select();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(knownOf(second).slice('known='.length));
  });

  it('is not recognised by an invented cookie or by that of another account', async () => {
    await app.visitor().register(EMAIL);
    await app.visitor().register('autre@poste.test');
    const other = await app
      .visitor()
      .post('/api/user/authenticate', { email: 'autre@poste.test', password: PASSWORD });
    for (let count = 0; count < 5; count += 1) await login('faux');
    for (const cookie of [`known=${'x'.repeat(43)}`, knownOf(other)])
      expect((await login(PASSWORD, cookie)).status).toBe(429);
    app.clock.wait(10_000);
    await login(PASSWORD, knownOf(other));
    for (let count = 0; count < 5; count += 1) await login('faux');
    expect((await login(PASSWORD, knownOf(other))).status).toBe(429);
  });

  it('is known to each account that logged in on it', async () => {
    await app.visitor().register(EMAIL);
    await app.visitor().register('fille@poste.test');
    const mother = knownOf(await login(PASSWORD));
    const credentials = { email: 'fille@poste.test', password: PASSWORD };
    const daughter = knownOf(
      await app.visitor().post('/api/user/authenticate', credentials, { cookie: mother }),
    );
    for (let count = 0; count < 5; count += 1) await login('faux');
    expect((await login(PASSWORD, daughter)).status).toBe(200);
  });

  it('is forgotten when it is not among the latest twenty of its account', async () => {
    await app.visitor().register(EMAIL);
    const first = knownOf(await login(PASSWORD));
    for (let count = 0; count < 20; count += 1) {
      app.clock.wait(1000);
      await login(PASSWORD);
    }
    expect(await app.db('known_devices').select()).toHaveLength(20);
    for (let count = 0; count < 5; count += 1) await login('faux');
    expect((await login(PASSWORD, first)).status).toBe(429);
  });

  it('stays known when a new password was chosen on it, and all others are forgotten', async () => {
    await app.visitor().register(EMAIL);
    const former = knownOf(await login(PASSWORD));
    await app.visitor().post('/api/user/password/reset', { email: EMAIL });
    const [mail] = await readOutbox(app.dataDir);
    if (!mail) throw new Error('no mail');
    const chosen = await app
      .visitor()
      .post('/api/user/password/new', { ...resetLinkOf(mail), newPassword: 'un tout autre mot' });
    for (let count = 0; count < 5; count += 1) await login('faux');
    expect((await login('un tout autre mot', former)).status).toBe(429);
    expect((await login('un tout autre mot', knownOf(chosen))).status).toBe(200);
  });

  it('appears in the account’s data with the day of its last login, and is erased with the account', async () => {
    const player = await app.player(EMAIL);
    const { body } = await player.get('/api/user/data');
    expect(body).toMatchObject({ knownDevices: [{ lastLoginAt: new Date(app.clock.now).toISOString() }] });
    await player.post('/api/user/delete', { password: PASSWORD });
    expect(await app.db('known_devices').select()).toEqual([]);
  });
});
