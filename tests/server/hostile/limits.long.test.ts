import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networksOf } from '../../../server/limits/networks.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Answered } from '../../support/server/test-player.ts';
import { writeRefusal } from '../../../server/words/words.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp({ settings: { trustProxy: 1 } })));
afterEach(() => app.stop());

/** As a trusted proxy would set it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

async function untilLimited(
  most: number,
  send: (index: number) => Promise<Answered>,
): Promise<{ before: number; refused: Answered }> {
  for (let index = 0; index < most; index += 1) {
    const answered = await send(index);
    if (answered.status === 429) return { before: index, refused: answered };
  }
  throw new Error(`no limit in ${most}`);
}

function expectSeconds({ body, headers }: Answered): void {
  expect(body.error).toBe(writeRefusal(['tooManyTries', body.seconds ?? 0]));
  expect(headers.get('retry-after')).toBe(String(body.seconds));
}

describe('guessing codes', () => {
  it('counts look-ups like activations', async () => {
    const player = await app.player();
    const { before } = await untilLimited(200, (index) =>
      index % 2
        ? player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.2'))
        : player.get('/api/user/status/find/ZZZZZZ', from('203.0.113.2')),
    );
    expect(before).toBeGreaterThanOrEqual(100);
  });

  it('does not count successes', async () => {
    const player = await app.player();
    const code = await app.post();
    for (let count = 0; count < 150; count += 1)
      expect((await player.get(`/api/user/status/find/${code}`, from('203.0.113.3'))).status).toBe(200);
  });

  it('by others on the network blocks no right code and no account’s first failures', async () => {
    const guessers = [await app.player(), await app.player()];
    for (const guesser of guessers)
      await untilLimited(200, () => guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.4')));
    const player = await app.player();
    for (let mistakes = 0; mistakes < 3; mistakes += 1)
      expect((await player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.4'))).status).toBe(404);
    expectSeconds(await player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.4')));
    const careful = await app.player();
    expect((await careful.post(`/api/a/${await app.post()}`, undefined, from('203.0.113.4'))).status).toBe(
      200,
    );
  });

  it('keeps its count after a right code', async () => {
    const guesser = await app.player();
    const own = await app.post();
    await untilLimited(200, (index) =>
      index % 10 ? guesser.post('/api/a/ZZZZZZ') : guesser.post(`/api/a/${own}`),
    );
  });

  it('from sixty networks of one /48 leaves each new account three failures once the surrounding networks made too many', async () => {
    const network = (index: number) => from(`2001:db8:1:${index.toString(16)}::1`);
    const guessers = await Promise.all(Array.from({ length: 60 }, () => app.player()));
    const judged: number[] = [];
    for (const [index, guesser] of guessers.entries()) {
      let before = 0;
      while (
        before < 10 &&
        (await guesser.get('/api/user/status/find/ZZZZZZ', network(index))).status === 404
      )
        before += 1;
      judged.push(before);
    }
    expect(judged.slice(0, 12)).toEqual(Array<number>(12).fill(10));
    expect(judged.slice(12)).toEqual(Array<number>(48).fill(3));
  });

  it('is counted for the account at another address', async () => {
    const guesser = await app.player();
    await untilLimited(200, () => guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.6')));
    expect((await guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.7'))).status).toBe(429);
  });
});

describe('answers', () => {
  it('of others on the network that are nonsense make no other player wait', async () => {
    const [one, two, player] = [await app.playing(), await app.playing(), await app.playing()];
    const { before } = await untilLimited(300, (index) =>
      (index % 2 ? one : two).answer('?', {}, from('203.0.113.8')),
    );
    expect(before).toBe(240);
    expect((await player.answer('place du Vieux-Puits', {}, from('203.0.113.8'))).status).toBe(200);
  });

  it('of one letter are judged wrong at most 120 times a minute, including those sent during a wait', async () => {
    const player = await app.playing();
    for (let index = 0; index < 130; index += 1) await player.answer(`faux ${index}`);
    expect(await app.db('attempts').where({ kind: 'answer' })).toHaveLength(120);
  });
});

describe('registration and login', () => {
  const login = (email: string, password: string, address: string, headers: Record<string, string> = {}) =>
    app.visitor().post('/api/user/authenticate', { email, password }, { ...from(address), ...headers });

  it('accept right credentials behind an address where others failed, and refuse all wrong ones alike', async () => {
    const visitor = app.visitor();
    for (let index = 0; index < 61; index += 1) {
      await visitor.post('/api/user/register', { email: 'x' }, from('203.0.113.10'));
      await login(`inconnu${index}@poste.test`, 'x', '203.0.113.10');
    }
    const refused = await login('inconnu@poste.test', 'x', '203.0.113.10');
    expectSeconds(refused);
    const fresh = { email: 'juste@poste.test', password: 'un mot de passe' };
    expect((await visitor.post('/api/user/register', fresh, from('203.0.113.10'))).status).toBe(201);
    expect((await login(fresh.email, 'faux', '203.0.113.10')).body).toEqual(refused.body);
    expect((await login(fresh.email, fresh.password, '203.0.113.10')).status).toBe(200);
  });

  it('make strangers wait increasingly for one account, from any address', async () => {
    await app.visitor().register('cible@poste.test');
    let address = 0;
    const guess = (password: string) => login('cible@poste.test', password, `198.51.100.${(address += 1)}`);
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

  it('verify few of many passwords sent at once', async () => {
    await app.visitor().register('rafale@poste.test');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        login('rafale@poste.test', `faux ${index}`, `198.51.100.${index}`),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('write nothing for refused requests', async () => {
    await app.visitor().register('tranquille@poste.test');
    for (let count = 0; count < 5; count += 1) await login('tranquille@poste.test', 'faux', '203.0.113.11');
    await app.share();
    const statements: string[] = [];
    app.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    for (let count = 0; count < 100; count += 1)
      expect((await login('tranquille@poste.test', 'faux', '203.0.113.11')).status).toBe(429);
    await app.share();
    expect(statements.filter((sql) => !sql.startsWith('select'))).toEqual([]);
  });
});

describe('the table of limits', () => {
  it('holds neither addresses nor e-mails', async () => {
    await app
      .visitor()
      .post('/api/user/authenticate', { email: 'secret@poste.test', password: 'x' }, from('203.0.113.13'));
    await app.share();
    const rows = JSON.stringify(await app.db('limits').select());
    expect(rows).toContain('login-network');
    expect(rows).not.toMatch(/203\.0\.113|secret/);
  });
});

describe('while nothing can be stored', () => {
  it('guesses are still counted', async () => {
    const guesser = await app.player();
    await app.db.raw('pragma query_only = 1');
    const { before } = await untilLimited(200, () => guesser.get('/api/user/status/find/ZZZZZZ'));
    expect(before).toBe(100);
    await expect(app.share()).rejects.toThrow();
    expect((await guesser.get('/api/user/status/find/ZZZZZZ')).status).toBe(429);
    await app.db.raw('pragma query_only = 0');
    await app.share();
    expect(await app.db('limits').where('key', 'like', 'codes:%').select('points')).toEqual([
      { points: 100 },
    ]);
  });
});

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
    ['::ffff:203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
    ['2001:db8:1:2a7:3:4:5:6', ['2001:db8:1:2a7::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:0db8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ])('of %s are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});

describe('a limited request', () => {
  it('is refused after a pause, so that a program gains nothing by repeating it at once', async () => {
    const patient = await startTestApp({ limitPauseMs: 200 });
    try {
      const wrong = { email: 'personne@exemple.fr', password: 'un autre mot' };
      await untilLimited(200, () => patient.visitor().post('/api/user/authenticate', wrong));
      const sent = performance.now();
      expect((await patient.visitor().post('/api/user/authenticate', wrong)).status).toBe(429);
      expect(performance.now() - sent).toBeGreaterThan(190);
    } finally {
      await patient.stop();
    }
  });
});
