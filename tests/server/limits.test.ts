import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../server/limits/subject.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Answered } from '../support/test-player.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp({ settings: { trustProxy: 1 } })));
afterEach(() => app.stop());

/** As a proxy in front would say it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

async function untilLimited(most: number, send: (index: number) => Promise<Answered>): Promise<{ before: number; refused: Answered }> {
  for (let index = 0; index < most; index += 1) {
    const answered = await send(index);
    if (answered.status === 429) return { before: index, refused: answered };
  }
  throw new Error(`no limit in ${most}`);
}

function expectSeconds({ body, headers }: Answered): void {
  expect(body.error).toBe(`Trop d’essais : réessayez dans ${body.seconds} s`);
  expect(headers.get('retry-after')).toBe(String(body.seconds));
}

describe('guessing codes', () => {
  it('stops after a hundred failures a minute, and starts again when the minute is over', async () => {
    const player = await app.player();
    const guess = () => player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.1'));
    const { before, refused } = await untilLimited(200, guess);
    expect(before).toBeGreaterThanOrEqual(100);
    expectSeconds(refused);
    app.clock.wait((refused.body.seconds ?? 0) * 1000);
    expect((await guess()).status).toBe(404);
  });

  it('counts look-ups like activations', async () => {
    const player = await app.player();
    const { before } = await untilLimited(200, (index) =>
      index % 2
        ? player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.2'))
        : player.get('/api/user/status/find/ZZZZZZ', from('203.0.113.2')),
    );
    expect(before).toBeGreaterThanOrEqual(100);
  });

  it('does not count what succeeds', async () => {
    const player = await app.player();
    const code = await app.post();
    for (let count = 0; count < 150; count += 1)
      expect((await player.get(`/api/user/status/find/${code}`, from('203.0.113.3'))).status).toBe(200);
  });

  it('from one address does not stop another', async () => {
    const [guesser, player] = [await app.player(), await app.player()];
    await untilLimited(200, () => guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.4')));
    expect((await player.post(`/api/a/${await app.post()}`, undefined, from('203.0.113.5'))).status).toBe(200);
  });

  it('follows the account to another address', async () => {
    const guesser = await app.player();
    await untilLimited(200, () => guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.6')));
    expect((await guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.7'))).status).toBe(429);
  });
});

describe('answers from one address', () => {
  it('are limited after a hundred wrong ones a minute, whoever sends them', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => app.playing()));
    const { before, refused } = await untilLimited(200, (index) => {
      const player = players[index % players.length];
      return player ? player.answer(`faux ${index}`, {}, from('203.0.113.8')) : Promise.reject(new Error());
    });
    expect(before).toBeGreaterThanOrEqual(100);
    expectSeconds(refused);
    expect((await players[0]?.answer('place du Vieux-Puits', {}, from('203.0.113.9')))?.status).toBe(200);
  });
});

describe('registration and login', () => {
  it('are limited to sixty failures a minute from one address', async () => {
    const visitor = app.visitor();
    const registering = await untilLimited(100, () => visitor.post('/api/user/register', { email: 'x' }, from('203.0.113.10')));
    expect(registering.before).toBe(60);
    expectSeconds(registering.refused);
    const login = await untilLimited(100, (index) =>
      visitor.post('/api/user/authenticate', { email: `inconnu${index}@poste.test`, password: 'x' }, from('203.0.113.11')),
    );
    expect(login.before).toBe(60);
  });

  it('make one account wait longer and longer, from wherever it is tried', async () => {
    const visitor = app.visitor();
    await visitor.register('cible@poste.test');
    let address = 0;
    const guess = (password: string) =>
      visitor.post('/api/user/authenticate', { email: 'cible@poste.test', password }, from(`198.51.100.${(address += 1)}`));
    for (let count = 0; count < 5; count += 1) expect((await guess('faux')).status).toBe(401);
    const waits: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const refused = await guess('un mot de passe');
      expectSeconds(refused);
      waits.push(refused.body.seconds ?? 0);
      app.clock.wait((refused.body.seconds ?? 0) * 1000);
      expect((await guess('faux')).status).toBe(401);
    }
    expect(waits).toEqual([10, 20, 40, 80, 120]);
    app.clock.wait(120_000);
    expect((await guess('un mot de passe')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await guess('faux')).status).toBe(401);
  });

  it('let few of many passwords sent at once through', async () => {
    const visitor = app.visitor();
    await visitor.register('rafale@poste.test');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visitor.post('/api/user/authenticate', { email: 'rafale@poste.test', password: `faux ${index}` }, from(`198.51.100.${index}`)),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});

describe('the table of limits', () => {
  it('holds neither addresses nor e-mails', async () => {
    await app.visitor().post('/api/user/authenticate', { email: 'secret@poste.test', password: 'x' }, from('203.0.113.12'));
    const rows = JSON.stringify(await app.db('limits').select());
    expect(rows).toContain('login-address');
    expect(rows).not.toMatch(/203\.0\.113|secret/);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
