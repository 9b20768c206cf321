import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Answered } from '../support/server/test-player.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp({ settings: { trustProxy: 1 } })));
afterEach(() => app.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const metrics = async (): Promise<string> => (await app.visitor().get('/metrics')).text;

async function failuresBefore429(
  guess: () => Promise<Answered>,
): Promise<{ failures: number; seconds: number }> {
  for (let failures = 0; failures < 200; failures += 1) {
    const { status, body } = await guess();
    if (status === 429) return { failures, seconds: body.seconds ?? 0 };
  }
  throw new Error('no limit');
}

describe('an account that guesses codes', () => {
  it('waits twice as long each time after a hundred failures, and can activate again', async () => {
    const guesser = await app.player();
    const guess = () => guesser.post('/api/a/ZZZZZZ');
    expect((await failuresBefore429(guess)).failures).toBe(100);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { failures, seconds } = await failuresBefore429(guess);
      expect(failures).toBe(round === 0 ? 0 : 1);
      waits.push(seconds);
      app.clock.wait(seconds * 1000);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920]);
    expect((await guess()).status).toBe(404);
  });
});

describe('the budget of unknown codes', () => {
  const HOUR = 3_600_000;
  /** Simulates a thousand failures from everywhere, written by another process. */
  const spend = (points: number) => {
    const hour = Math.floor(app.clock.now / HOUR);
    return app.db('limits').insert({ key: `codes-site:${hour}`, points, expires_at: (hour + 1) * HOUR });
  };

  it('raises one alarm in the log and the metrics, without names', async () => {
    await spend(998);
    const guesser = await app.player();
    for (let count = 0; count < 4; count += 1) await guesser.post('/api/a/ZZZZZZ');
    await app.share();
    for (let count = 0; count < 4; count += 1) await (await app.player()).post('/api/a/ZZZZZZ');
    await app.share();
    const alarms = app
      .logs()
      .split('\n')
      .filter((line) => line.includes('"alarm":"failures"'));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? '')).toMatchObject({ level: 40, limit: 'codes' });
    expect(await metrics()).toMatch(/limit_alarms_total\{limit="codes"\} 1\n/);
    expect(await metrics()).toMatch(/limit_failures_total\{limit="codes"\} 7\n/);
  });

  it('leaves each account three failures when spent, accepts right codes, and is refilled in the next hour', async () => {
    await spend(1000);
    const [guesser, player] = [await app.player(), await app.player()];
    const { failures, seconds } = await failuresBefore429(() =>
      guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.1')),
    );
    expect([failures, seconds]).toEqual([3, 60]);
    for (let count = 0; count < 2; count += 1)
      await player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.2'));
    expect((await player.post(`/api/a/${await app.post()}`, undefined, from('203.0.113.2'))).status).toBe(
      200,
    );
    app.clock.wait(HOUR);
    expect((await guesser.post('/api/a/ZZZZZZ')).status).toBe(404);
    expect((await guesser.post('/api/a/ZZZZZZ')).status).toBe(404);
  });
});

describe('an account that keeps guessing during an attack', () => {
  it('waits a quarter of an hour at most for its first twenty failures, then a day', async () => {
    const HOUR = 3_600_000;
    const now = Math.floor(app.clock.now / HOUR);
    const row = (hour: number) => ({
      key: `codes-site:${hour}`,
      points: 1000,
      expires_at: (hour + 1) * HOUR,
    });
    await app.db('limits').insert(Array.from({ length: 12 }, (_, index) => row(now + index)));
    const guesser = await app.player();
    const guess = () => guesser.post('/api/a/ZZZZZZ');
    for (let count = 0; count < 3; count += 1) await guess();
    const waits: number[] = [];
    for (let tried = 3; tried <= 21; tried += 1) {
      const seconds = (await guess()).body.seconds ?? 0;
      waits.push(seconds);
      app.clock.wait(seconds * 1000);
      if (tried < 21) expect((await guess()).status).toBe(404);
    }
    expect(waits).toEqual([60, 120, 240, 480, ...Array<number>(14).fill(900), 86_400]);
  });
});

describe('accounts created from one address', () => {
  it('are limited to six hundred an hour with the seconds to wait, without affecting other addresses', async () => {
    const register = (address: string, name: string) =>
      app
        .visitor()
        .post(
          '/api/user/register',
          { email: `${name}@poste.test`, password: 'un mot de passe' },
          from(address),
        );
    expect((await register('203.0.113.3', 'premiere')).status).toBe(201);
    await app.share();
    await app.db('limits').where('key', 'like', 'new-accounts-network:%').update({ points: 600 });
    app.clock.wait(1000);
    const refused = await register('203.0.113.3', 'derniere');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3599']);
    expect((await register('203.0.114.4', 'ailleurs')).status).toBe(201);
  });
});

describe('a wrong answer', () => {
  it('counts as a failure in the metrics, unlike a right one', async () => {
    const player = await app.playing();
    expect((await player.answer('faux')).status).toBe(404);
    expect((await player.answer('place du Vieux-Puits')).status).toBe(200);
    expect(await metrics()).toMatch(/limit_failures_total\{limit="answers"\} 1\n/);
  });
});
