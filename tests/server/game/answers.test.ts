import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStore } from '../../../server/store/orders/attempts.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const RIGHT = 'place du Vieux-Puits';

async function journalOf(player: Player) {
  const order = await orderStore(app.db).byCode((await player.status()).code);
  return order ? (await attemptStore(app.db).ofOrder(order.id)).filter(({ kind }) => kind === 'answer') : [];
}

describe('an answer', () => {
  it('G-API-01: that is right leads to the next step', async () => {
    const { status, body } = await (await app.playing()).answer(RIGHT);
    expect(status).toBe(200);
    expect(body.step?.name).toBe('PORT_VIEUX');
    expect(body.view?.messages.map(({ slug }) => slug)).toEqual(['bienvenue']);
  });

  it('G-API-02: that is wrong gets a 404 with a text and keeps the step', async () => {
    const { status, body } = await (await app.playing()).answer('place du Marché');
    expect([status, body.error]).toEqual([404, 'Code Erroné']);
    expect(body.status?.step?.name).toBe('GARE');
  });

  it.each(['', '   ', '🦊', '\u0000', "'; drop table orders; --", '../../etc/passwd'])(
    'of any text is judged: %j',
    async (code) => {
      const { status, body } = await (await app.playing()).answer(code);
      expect(status).toBe(404);
      expect(body.error).not.toBe('');
    },
  );

  it('is recorded in the journal with its verdict and its reading', async () => {
    const player = await app.playing();
    for (const code of ['place du Marché', 'la gare', '', RIGHT]) await player.answer(code);
    const rows = await journalOf(player);
    expect(rows.map(({ step, verdict, httpStatus }) => [step, verdict, httpStatus])).toEqual([
      ['GARE', 'wrong', 404],
      ['GARE', 'almost', 404],
      ['GARE', 'unreadable', 404],
      ['GARE', 'right', 200],
    ]);
    expect(rows[0]?.reading).toBe('marche');
  });

  it('without a session or without an order is refused', async () => {
    expect((await app.visitor().answer(RIGHT)).status).toBe(401);
    const refused = await (await app.player()).answer(RIGHT);
    expect([refused.status, refused.body.error]).toEqual([403, 'NO_STATUS']);
  });
});

describe('increasing waits', () => {
  it('start after five wrong answers, return the seconds left, and judge no answer meanwhile', async () => {
    const player = await app.playing();
    const wrong = ['port', 'phare', 'ancre', 'mouette', 'corde'];
    for (const code of wrong) expect((await player.answer(code)).body.seconds).toBeUndefined();
    expect((await player.answer('filet')).body).toMatchObject({ seconds: 10 });
    app.clock.wait(3000);
    const early = await player.answer(RIGHT);
    expect([early.status, early.body.seconds]).toEqual([429, 7]);
    expect(early.headers.get('retry-after')).toBe('7');
    expect(early.body.status?.step?.name).toBe('GARE');
    app.clock.wait(7000);
    expect((await player.answer(RIGHT)).status).toBe(200);
    expect((await journalOf(player)).map(({ verdict }) => verdict).slice(-2)).toEqual(['waiting', 'right']);
  });
});

describe('a repeated Idempotency-Key', () => {
  it('has one effect and returns the first verdict with the current status', async () => {
    const player = await app.playing();
    const send = () => player.answer(RIGHT, { step: 'GARE' }, { 'idempotency-key': 'un-essai' });
    expect((await send()).status).toBe(200);
    await player.answer('0412');
    const again = await send();
    expect([again.status, again.body.step?.name]).toEqual([200, 'CAFE']);
    expect(await journalOf(player)).toHaveLength(2);
  });

  it('returns the message of a wrong answer again', async () => {
    const player = await app.playing();
    const send = () => player.answer('la gare', {}, { 'idempotency-key': 'presque' });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body.error]).toEqual([first.status, first.body.error]);
    expect(await journalOf(player)).toHaveLength(1);
  });

  it('is judged once when both requests arrive together', async () => {
    const player = await app.playing();
    const both = await Promise.all(
      [1, 2].map(() => player.answer(RIGHT, { step: 'GARE' }, { 'idempotency-key': 'deux-doigts' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await journalOf(player)).toHaveLength(1);
  });

  it('is refused for a different call', async () => {
    const player = await app.playing();
    const key = { 'idempotency-key': 'deux-appels' };
    await player.answer('place du Marché', {}, key);
    expect((await player.post('/api/user/status/newClue', undefined, key)).status).toBe(400);
    expect((await player.status()).clueIndex).toBe(0);
  });

  it('is refused when it is too long', async () => {
    expect(
      (await (await app.playing()).answer(RIGHT, {}, { 'idempotency-key': 'k'.repeat(129) })).status,
    ).toBe(400);
  });
});

describe('an answer typed for another step', () => {
  it('is not judged', async () => {
    const player = await app.playing();
    const { status, body } = await player.answer(RIGHT, { step: 'PORT_VIEUX' });
    expect([status, body.error, body.status?.step?.name]).toEqual([409, 'STALE', 'GARE']);
    expect(await journalOf(player)).toHaveLength(0);
  });

  it('is not judged for another letter either', async () => {
    const player = await app.playing();
    const { status, body } = await player.answer(RIGHT, { step: 'GARE', order: 'AUTRE1' });
    expect([status, body.error]).toEqual([409, 'STALE']);
  });

  it('is stale when another phone has solved the step', async () => {
    const player = await app.playing();
    const both = await Promise.all([
      player.answer(RIGHT, { step: 'GARE' }),
      player.answer(RIGHT, { step: 'GARE' }),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
  });
});

describe('many wrong answers at once', () => {
  it('are counted one by one', async () => {
    const player = await app.playing();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => player.answer(`faux ${index}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});
