import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountKey } from '../../server/limits/subject.ts';
import { siteBudget } from '../../server/limits/site-budget.ts';
import { limitStore } from '../../server/store/limits.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Answered } from '../support/test-player.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp({ settings: { trustProxy: 1 } })));
afterEach(() => app.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const metrics = async (): Promise<string> => (await app.visitor().get('/metrics')).text;

async function failuresBefore429(guess: () => Promise<Answered>): Promise<{ failures: number; seconds: number }> {
  for (let failures = 0; failures < 200; failures += 1) {
    const { status, body } = await guess();
    if (status === 429) return { failures, seconds: body.seconds ?? 0 };
  }
  throw new Error('no limit');
}

describe('an account that guesses codes', () => {
  it('waits longer each time its minute is spent, a quarter of an hour at most, and is let in again', async () => {
    const guesser = await app.player();
    const guess = () => guesser.post('/api/a/ZZZZZZ');
    const key = `codes-account:${accountKey(1)}`;
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await guess();
      await app.db('limits').where({ key }).update({ points: 99 });
      const { failures, seconds } = await failuresBefore429(guess);
      expect(failures).toBe(1);
      waits.push(seconds);
      app.clock.wait(seconds * 1000);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
    expect((await guess()).status).toBe(404);
  });
});

describe('the budget of unknown codes', () => {
  /** As if a thousand had been tried from everywhere. */
  const spend = (points: number) => app.db('limits').insert({ key: 'codes-site:site', points, expires_at: app.clock.now + 3_600_000 });

  it('raises one alarm, in the log and in the measures, and names nobody', async () => {
    await spend(998);
    const guesser = await app.player();
    for (let count = 0; count < 4; count += 1) await guesser.post('/api/a/ZZZZZZ');
    const alarms = app
      .logs()
      .split('\n')
      .filter((line) => line.includes('"alarm":"failures"'));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? '')).toMatchObject({ level: 40, limit: 'codes' });
    expect(await metrics()).toMatch(/limit_alarms_total\{limit="codes"\} 1\n/);
    expect(await metrics()).toMatch(/limit_failures_total\{limit="codes"\} 4\n/);
  });

  it('spent, leaves each twenty mistakes a minute, and lets who is right through', async () => {
    await spend(1000);
    const [guesser, player] = [await app.player(), await app.player()];
    const { failures, seconds } = await failuresBefore429(() => guesser.post('/api/a/ZZZZZZ', undefined, from('203.0.113.1')));
    expect([failures, seconds]).toEqual([20, 60]);
    for (let count = 0; count < 5; count += 1) await player.post('/api/a/ZZZZZZ', undefined, from('203.0.113.2'));
    expect((await player.post(`/api/a/${await app.post()}`, undefined, from('203.0.113.2'))).status).toBe(200);
  });

  it('is told once by all processes together, and whole again an hour later', async () => {
    const told: string[] = [];
    const budget = (name: string) =>
      siteBudget(
        limitStore(app.db),
        () => app.clock.now,
        { name: 'essai', points: 10 },
        () => void told.push(name),
      );
    const [one, two] = [budget('one'), budget('two')];
    await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? one : two).spend()));
    expect(told).toHaveLength(1);
    expect([await one.isSpent(), await two.isSpent()]).toEqual([true, true]);
    app.clock.wait(3_600_000);
    expect([await one.isSpent(), await two.isSpent()]).toEqual([false, false]);
  });
});

describe('accounts made from one address', () => {
  it('are six hundred an hour at most, with the seconds told, and another address makes its own', async () => {
    const register = (address: string, name: string) =>
      app.visitor().post('/api/user/register', { email: `${name}@poste.test`, password: 'un mot de passe' }, from(address));
    expect((await register('203.0.113.3', 'premiere')).status).toBe(201);
    await app.db('limits').where('key', 'like', 'new-accounts:%').update({ points: 600 });
    const refused = await register('203.0.113.3', 'derniere');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await register('203.0.113.4', 'ailleurs')).status).toBe(201);
  });
});

describe('a wrong answer', () => {
  it('stands among the failures of the measures; a right one does not', async () => {
    const player = await app.playing();
    expect((await player.answer('faux')).status).toBe(404);
    expect((await player.answer('place du Vieux-Puits')).status).toBe(200);
    expect(await metrics()).toMatch(/limit_failures_total\{limit="answers"\} 1\n/);
  });
});
