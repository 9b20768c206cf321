import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStore } from '../../../server/store/orders/attempts.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { tinyCity } from '../../support/cities/tiny-city.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** The tiny city, with a near answer one letter from the solution. */
const city = tinyCity({ files: { 'steps/01-gare.yaml': (text) => text.replace('- to: [puits]', '- to: [puits, vieux fuits]') } });

describe('an answer with a slip of the finger', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ cities: [city] })));
  afterAll(() => app.stop());

  async function readingsOf(player: Player) {
    const order = await orderStore(app.db).byCode((await player.status()).code);
    const rows = order ? await attemptStore(app.db).ofOrder(order.id) : [];
    return rows.filter(({ kind }) => kind === 'answer').map(({ verdict, reading }) => [verdict, reading]);
  }

  it('is right, and recorded as the solution it means', async () => {
    const player = await app.playing();
    const { status, body } = await player.answer('C’est la place du Vieu Puits');
    expect([status, body.step?.name]).toEqual([200, 'PORT_VIEUX']);
    expect(await readingsOf(player)).toEqual([['right', 'vieuxpuits']]);
  });

  it('that may as well be a near answer is told so, makes nobody wait, and leaves the mistakes as they were', async () => {
    const player = await app.playing();
    for (const letter of ['l', 'n', 'c', 'r', 'm', 'b', 't', 'd'])
      expect(await player.answer(`vieux ${letter}uits`)).toMatchObject({ status: 404, body: { error: 'Une lettre de travers' } });
    expect((await player.answer('le phare')).status).toBe(404);
    expect((await player.answer('place du vieux puits')).status).toBe(200);
    expect((await readingsOf(player)).map(([verdict]) => verdict)).toEqual([...Array<string>(8).fill('almost'), 'wrong', 'right']);
  });
});
