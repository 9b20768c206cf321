import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { ensureStaffAccount } from '../../../server/accounts/staff-account.ts';
import { onEachDatabase } from '../../support/database/databases.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import type { Answered, Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { tinyPromotions } from '../../support/cities/tiny-promotions.ts';

const MINUTE = 60_000;
/** Answers of steps not reached; shorter ones may occur in any identifier. */
const FUTURE = Object.values(TINY_ANSWERS)
  .slice(1)
  .filter(({ length }) => length >= 4);

const sessionsOf = async (player: Player): Promise<readonly ApiSchemas['Session'][]> =>
  ((await player.get('/api/user/sessions')).body as unknown as { sessions: readonly ApiSchemas['Session'][] })
    .sessions;

const dataOf = (answered: Answered): ApiSchemas['PersonalData'] =>
  answered.body as unknown as ApiSchemas['PersonalData'];

onEachDatabase((open) => {
  let app: TestApp;
  beforeAll(
    async () => void (app = await startTestApp({ databaseUrl: await open(), promotions: tinyPromotions() })),
  );
  afterAll(() => app.stop());

  const again = async (email: string): Promise<Player> => {
    const player = app.visitor();
    await player.login(email);
    return player;
  };

  describe('sessions', () => {
    it('are listed with the current one marked and without tokens', async () => {
      const one = await app.player('deux-appareils@poste.test');
      app.clock.wait(MINUTE);
      const two = await again('deux-appareils@poste.test');
      const { text } = await two.get('/api/user/sessions');
      const [newest, oldest] = await sessionsOf(two);
      expect([newest?.current, oldest?.current]).toEqual([true, false]);
      expect(newest?.createdAt).toBe(new Date(app.clock.now).toISOString());
      const hashes = (await app.db('sessions').select('token_hash')).map(
        (row: { token_hash: string }) => row.token_hash,
      );
      for (const secret of [one.token ?? '?', two.token ?? '?', ...hashes])
        expect(text).not.toContain(secret);
    });

    it('store their last use to ten minutes, without a write for each request', async () => {
      const player = await app.player();
      const start = app.clock.now;
      app.clock.wait(10 * MINUTE - 1);
      expect((await sessionsOf(player))[0]?.lastSeenAt).toBe(new Date(start).toISOString());
      app.clock.wait(1);
      expect((await sessionsOf(player))[0]?.lastSeenAt).toBe(new Date(start + 10 * MINUTE).toISOString());
    });

    it('are no longer listed after seven days', async () => {
      await app.player('oubli@poste.test');
      app.clock.wait(7 * 24 * 60 * MINUTE);
      expect(await sessionsOf(await again('oubli@poste.test'))).toHaveLength(1);
    });

    it('can be ended one by one, the current one with its cookies', async () => {
      const one = await app.player('fin@poste.test');
      const two = await again('fin@poste.test');
      const all = await sessionsOf(two);
      const other = all.find(({ current }) => !current);
      expect((await two.post('/api/user/sessions/end', { id: other?.id })).status).toBe(200);
      expect((await one.get('/api/user/check')).status).toBe(401);
      const own = await two.post('/api/user/sessions/end', { id: all.find(({ current }) => current)?.id });
      expect(own.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        'token=',
        'session=',
      ]);
      expect((await two.get('/api/user/check')).status).toBe(401);
    });

    it('cannot be ended when they are unknown or belong to another account', async () => {
      const victim = await app.player();
      const id = (await sessionsOf(victim))[0]?.id;
      const thief = await app.player();
      for (const wanted of [id, 'x'.repeat(22), '']) {
        const { status, body } = await thief.post('/api/user/sessions/end', { id: wanted });
        expect([status, body.error]).toEqual([404, 'UNKNOWN_SESSION']);
      }
      expect((await thief.post('/api/user/sessions/end', { id: 3 })).status).toBe(400);
      expect((await victim.get('/api/user/check')).status).toBe(200);
    });

    it('can all be ended except the current one', async () => {
      const one = await app.player('autres@poste.test');
      const two = await again('autres@poste.test');
      const three = await again('autres@poste.test');
      const stranger = await app.player();
      expect((await three.post('/api/user/sessions/endOthers')).body).toEqual({ ended: 2 });
      const statuses = [one, two, three, stranger].map(
        async (player) => (await player.get('/api/user/check')).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
      expect((await three.post('/api/user/sessions/endOthers')).body).toEqual({ ended: 0 });
    });
  });

  describe('the copy of one’s data', () => {
    it('holds the account, the game with its journal, the waiver, the promotions and a withdrawal', async () => {
      const player = await app.playing();
      await player.answer('la mauvaise place');
      await player.answer(TINY_ANSWERS.GARE ?? '');
      await player.post('/api/user/status/newClue');
      await player.post('/api/puzzle/all', { code: 'seau' });
      const { body: account } = await player.get('/api/user/check');
      await markEmailProved(app, account.email ?? '?');
      await player.post('/api/withdrawal', { reference: 'CMD-42', email: account.email });
      const answered = await player.get('/api/user/data');
      expect(answered.headers.get('content-disposition')).toMatch(
        /^attachment; filename="mes-donnees-\d{4}-\d\d-\d\d\.json"$/,
      );
      const data = dataOf(answered);
      expect(data.account.email).toBe(account.email);
      expect(data.orders[0]).toMatchObject({
        city: 'Ville',
        state: 'ACTIVATED',
        waiver: { version: '1' },
        hintsAsked: 1,
      });
      expect(data.orders[0]?.journal.map(({ what, answer }) => [what, answer])).toEqual([
        ['Code activé', null],
        ['Réponse fausse', expect.stringContaining('mauvaise')],
        ['Réponse juste', expect.stringContaining('Puits')],
        ['Indice demandé', null],
      ]);
      expect(data.promotions).toEqual([expect.objectContaining({ promotion: 'le-puits' })]);
      expect(data.withdrawals).toEqual([{ reference: 'CMD-42', receivedAt: expect.any(String) as string }]);
    });

    it('holds no hash, no token, no later solution and no data of other people', async () => {
      const other = await app.playing();
      await other.answer('le secret d’un autre');
      const player = await app.playing();
      const { text } = await player.get('/api/user/data');
      const { email: stranger } = (await other.get('/api/user/check')).body;
      expect(text).not.toMatch(/argon2|hash/i);
      for (const secret of [player.token ?? '?', stranger ?? '?', 'secret', 'vieux puits', ...FUTURE])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    });

    it('holds the letters bought with the e-mail, without the game of another player who activated them', async () => {
      const player = await app.player('acheteuse@poste.test');
      await markEmailProved(app, 'acheteuse@poste.test');
      const recipient = await app.playing();
      const code = (await recipient.status()).code;
      await app
        .db('orders')
        .where({ code })
        .update({ tied_email: 'acheteuse@poste.test', identifier: 'C-77' });
      const { tiedOrders } = dataOf(await player.get('/api/user/data'));
      expect(tiedOrders).toEqual([
        { identifier: 'C-77', city: 'Ville', tiedEmail: 'acheteuse@poste.test', giftFrom: null },
      ]);
    });
  });

  describe('the deletion of an account', () => {
    it('is refused with a wrong password, without one, and after too many attempts', async () => {
      const player = await app.player('prudente@poste.test');
      for (const body of [
        { password: 'autre chose' },
        {},
        { password: '' },
        { password: 'x'.repeat(2000) },
      ]) {
        const { status, body: answer } = await player.post('/api/user/delete', body);
        expect([status, answer.error]).toEqual([401, 'INVALID_PASSWORD']);
      }
      expect((await player.post('/api/user/delete', { password: 12 })).status).toBe(400);
      let last = await player.post('/api/user/delete', { password: 'autre chose' });
      for (let count = 0; count < 3 && last.status !== 429; count += 1)
        last = await player.post('/api/user/delete', { password: 'autre chose' });
      expect(last.status).toBe(429);
      expect((await player.get('/api/user/check')).status).toBe(200);
    });

    it('erases everything that names the person and keeps the order for bookkeeping', async () => {
      const player = await app.playing();
      const email = (await player.get('/api/user/check')).body.email ?? '?';
      const elsewhere = await again(email);
      await markEmailProved(app, email);
      const { code } = await player.status();
      const waiting = await app.post();
      await app
        .db('orders')
        .where({ code })
        .update({ tied_email: email, gift_from: 'Tante Léa', identifier: 'C-12' });
      await app.db('orders').where({ code: waiting }).update({ tied_email: email, gift_from: 'Tante Léa' });
      await player.answer('chez ma cousine Ondine');
      await player.post('/api/puzzle/all', { code: 'seau' });

      const { status, headers } = await player.post('/api/user/delete', { password: PASSWORD });
      expect(status).toBe(200);
      expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'session=']);

      expect((await player.get('/api/user/check')).status).toBe(401);
      expect((await elsewhere.get('/api/user/check')).status).toBe(401);
      expect((await app.visitor().login(email)).body.error).toBe('INVALID_EMAIL');
      const tables = ['accounts', 'sessions', 'orders', 'attempts', 'promotion_copies', 'limits'];
      const rows = JSON.stringify(await Promise.all(tables.map((table) => app.db(table).select())));
      for (const word of [email, 'Léa', 'ondine']) expect(rows).not.toContain(word);
      expect(await app.db('orders').where({ code }).first()).toMatchObject({
        identifier: 'C-12',
        city: 'VILLE',
        state: 'ACTIVATED',
        account_id: null,
        waiver_version: '1',
      });
    });

    it('disables the code of an activated letter and keeps that of an unactivated one', async () => {
      const player = await app.playing();
      const email = (await player.get('/api/user/check')).body.email ?? '?';
      const { code } = await player.status();
      const waiting = await app.post();
      await app.db('orders').where({ code: waiting }).update({ tied_email: email });
      await player.post('/api/user/delete', { password: PASSWORD });

      const other = await app.player(email);
      expect((await other.get('/api/user/status/current')).status).toBe(404);
      expect((await other.get(`/api/user/status/find/${code}`)).status).toBe(404);
      const { status, body } = await other.post(`/api/a/${code}`);
      expect([status, body.error]).toEqual([403, 'INVALID_CODE']);
      expect((await other.post(`/api/a/${waiting}`)).status).toBe(200);
    });

    it('keeps the count of a promotion’s copies', async () => {
      const player = await app.player();
      const { body: mine } = await player.post('/api/puzzle/all', { code: 'cloche d’étain' });
      await player.post('/api/user/delete', { password: PASSWORD });
      const { body: next } = await app.visitor().post('/api/puzzle/all', { code: 'cloche d’étain' });
      const index = (body: object): number => (body as { index: number }).index;
      expect(index(next)).toBe(index(mine) + 1);
    });

    it('removes only the e-mail from a letter that another account plays', async () => {
      const player = await app.player('donatrice@poste.test');
      await markEmailProved(app, 'donatrice@poste.test');
      const recipient = await app.playing();
      const { code } = await recipient.status();
      await app
        .db('orders')
        .where({ code })
        .update({ tied_email: 'donatrice@poste.test', gift_from: 'Une amie' });
      await player.post('/api/user/delete', { password: PASSWORD });
      expect(await app.db('orders').where({ code }).first('tied_email', 'gift_from')).toEqual({
        tied_email: null,
        gift_from: 'Une amie',
      });
      expect((await recipient.answer(TINY_ANSWERS.GARE ?? '')).status).toBe(200);
    });

    it('happens once for two simultaneous requests', async () => {
      const player = await app.player();
      const both = await Promise.all(
        [0, 1].map(() => player.post('/api/user/delete', { password: PASSWORD })),
      );
      expect(both.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
      expect((await player.get('/api/user/check')).status).toBe(401);
    });

    it('is refused to staff, whose actions are signed', async () => {
      await ensureStaffAccount(
        app.db,
        { email: 'guichet@poste.test', password: PASSWORD },
        () => app.clock.now,
      );
      const { status, body } = await (
        await again('guichet@poste.test')
      ).post('/api/user/delete', { password: PASSWORD });
      expect([status, body.error]).toEqual([403, 'STAFF_ACCOUNT']);
      expect((await app.visitor().login('guichet@poste.test')).status).toBe(200);
    });
  });

  describe('registration', () => {
    it('creates one account for fifty simultaneous requests', async () => {
      const all = await Promise.all(
        Array.from({ length: 50 }, () => app.visitor().register('foule@poste.test')),
      );
      const statuses = all.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.every((status) => [201, 409].includes(status))).toBe(true);
      expect(await app.db('accounts').where({ email: 'foule@poste.test' })).toHaveLength(1);
    });
  });
});
