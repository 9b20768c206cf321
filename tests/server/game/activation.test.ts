import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentWaiver } from '../../../engine/public.ts';
import { attemptStore } from '../../../server/store/orders/attempts.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

const { version } = currentWaiver('fr');

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

async function journalOf(code: string) {
  const order = await orderStore(app.db).byCode(code);
  return order ? attemptStore(app.db).ofOrder(order.id) : [];
}

describe('a code', () => {
  it('P-API-15: is available while it is sent and not activated', async () => {
    const [player, code] = [await app.player(), await app.post()];
    const free = await player.get(`/api/user/status/find/${code}`);
    expect([free.status, free.body]).toEqual([200, { available: true, giftFrom: null }]);
    await player.post(`/api/a/${code}`);
    const used = await player.get(`/api/user/status/find/${code}`);
    expect([used.status, used.body]).toEqual([404, { error: 'UNAVAILABLE_CODE', reason: 'taken' }]);
  });

  it.each(['ZZZZZZ', 'abc', 'TROPLONG', '%E0%A4%A', '..%2f..%2f', 'C0000é'])(
    'P-API-12, P-API-15: is not available when it is %s',
    async (code) => {
      const player = await app.player();
      const found = await player.get(`/api/user/status/find/${code}`);
      expect([found.status, found.body]).toEqual([404, { error: 'UNAVAILABLE_CODE', reason: 'unknown' }]);
      const activated = await player.post(`/api/a/${code}`);
      expect([activated.status, activated.body.error]).toEqual([404, 'UNKNOWN_CODE']);
    },
  );

  it('is not available before the letter is sent', async () => {
    const player = await app.player();
    const code = await app.post();
    await app.db('orders').where({ code }).update({ state: 'COMMAND' });
    const found = await player.get(`/api/user/status/find/${code}`);
    expect([found.status, found.body]).toEqual([404, { error: 'UNAVAILABLE_CODE', reason: 'unsent' }]);
    const activated = await player.post(`/api/a/${code}`);
    expect([activated.status, activated.body.error]).toEqual([403, 'INVALID_CODE']);
  });
});

describe('activating', () => {
  it('P-ACT-24: starts the story at its first step', async () => {
    const player = await app.player();
    const { status, body } = await player.post(`/api/a/${await app.post()}`, {
      waiver: { version },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 3,
      step: { name: 'GARE', index: 1 },
      clueIndex: 0,
      clues: [],
      view: { puzzle: { type: 'text-field' } },
    });
  });

  it('P-API-11: accepts the code in lower case, without a payload', async () => {
    const player = await app.player();
    const code = await app.post();
    const { status, body } = await player.post(`/api/a/${code.toLowerCase()}`);
    expect([status, body.code, body.state]).toEqual([200, code, 3]);
  });

  it('stores the waiver with its version and its time', async () => {
    const player = await app.player();
    const code = await app.post();
    await player.post(`/api/a/${code}`, { waiver: { version } });
    expect((await orderStore(app.db).byCode(code))?.waiver).toEqual({
      version,
      at: app.clock.now,
    });
    expect(await journalOf(code)).toMatchObject([{ kind: 'activation', reason: null }]);
  });

  it('records a missing waiver in the journal', async () => {
    const player = await app.player();
    const code = await app.post();
    await player.post(`/api/a/${code}`, {});
    expect((await orderStore(app.db).byCode(code))?.waiver).toBeNull();
    expect(await journalOf(code)).toMatchObject([{ kind: 'activation', reason: 'sans renonciation' }]);
  });

  it('twice by its owner is the same as once', async () => {
    const player = await app.player();
    const code = await app.post();
    const both = await Promise.all([player.post(`/api/a/${code}`), player.post(`/api/a/${code}`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await player.answer('place du Vieux-Puits');
    const again = await player.post(`/api/a/${code}`);
    expect([again.status, again.body.step?.name]).toEqual([200, 'PORT_VIEUX']);
    expect((await journalOf(code)).filter(({ kind }) => kind === 'activation')).toHaveLength(1);
  });

  it('P-API-13: is refused when another account activated the letter', async () => {
    const [owner, other] = [await app.player(), await app.player()];
    const code = await app.post();
    await owner.post(`/api/a/${code}`);
    const refused = await other.post(`/api/a/${code}`);
    expect([refused.status, refused.body.error]).toEqual([403, 'INVALID_CODE']);
  });

  it('by two accounts at once gives the letter to one of them', async () => {
    const [one, two] = [await app.player(), await app.player()];
    const code = await app.post();
    const both = await Promise.all([one.post(`/api/a/${code}`), two.post(`/api/a/${code}`)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
  });

  it('a second letter makes it the current one and keeps the first in the journal', async () => {
    const player = await app.player();
    const [first, second] = [await app.post(), await app.post()];
    await player.post(`/api/a/${first}`);
    app.clock.wait(1000);
    await player.post(`/api/a/${second}`);
    expect((await player.status()).code).toBe(second);
    expect(await journalOf(first)).toHaveLength(1);
    const again = await player.post(`/api/a/${first}`);
    expect([again.status, again.body.code]).toEqual([200, second]);
  });
});

describe('the status', () => {
  it('P-API-16: is absent without an order and refused without a token', async () => {
    const { status, body } = await (await app.player()).get('/api/user/status/current');
    expect([status, body.error]).toEqual([404, 'NO_STATUS']);
    const nobody = await app.visitor().get('/api/user/status/current');
    expect([nobody.status, nobody.body.error]).toEqual([401, 'NOT_CONNECTED']);
  });

  it('shows an order tied to the e-mail before activation, without anything of the city', async () => {
    const player = await app.player('acheteur@poste.test');
    await markEmailProved(app, 'acheteur@poste.test');
    const code = await app.post();
    await app.db('orders').where({ code }).update({ tied_email: 'acheteur@poste.test' });
    expect(await player.status()).toMatchObject({ code, state: 2, step: null, view: null, clues: [] });
    await app.db('orders').where({ code }).update({ state: 'COMMAND' });
    expect(await player.status()).toMatchObject({ code, state: 1, step: null, view: null });
    const answered = await player.answer('place du Vieux-Puits');
    expect([answered.status, answered.body.error]).toEqual([403, 'NO_STATUS']);
  });

  it('P-API-16: contains the server’s time', async () => {
    const player = await app.playing();
    expect((await player.status()).serverTime).toBe(new Date(app.clock.now).toISOString());
  });

  it('of a removed city breaks nothing', async () => {
    const player = await app.playing();
    await app
      .db('orders')
      .where({ code: (await player.status()).code })
      .update({ city: 'PARTIE' });
    const { status, body } = await player.get('/api/user/status/current');
    expect([status, body]).toEqual([503, { error: 'ERROR_SERVER', unknownCity: 'PARTIE' }]);
    expect(app.logs()).toContain('Histoire inconnue');
  });
});
