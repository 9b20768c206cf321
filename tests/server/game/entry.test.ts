import { beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { type FileChange, TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

const ENTRY_PHRASE = 'Tout est dans la cave';

const ENTRY = `entry:
  phrase: [${ENTRY_PHRASE}]
  when:
    - { city: ville, solved: GARE }
    - { city: ville, solved: PORT_VIEUX }
`;

const FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': (text) =>
    text
      .replace('city: VILLE', 'city: CAVE')
      .replace('name: Ville', 'name: La Cave')
      .replace('demonstration: VILLE1\n', '')
      .replace('letter: letter\n', ENTRY),
  'letter.mdx': null,
};

/**
 * « CAVE »: the same story as « VILLE » without a letter, opened by a phrase to who solved two steps of «
 * VILLE ».
 */
const enteredCity = (): ScenarioSource => tinyCity({ slug: 'cave', files: FILES });

const options = { cities: [tinyCity(), enteredCity()] };
const said = encodeURIComponent(ENTRY_PHRASE);

const find = (player: Player, phrase = said) => player.get(`/api/user/status/find/${phrase}`);
const say = (player: Player, phrase = said) => player.post(`/api/a/${phrase}`, {});

/** A player who met the phrase’s conditions in other cities. */
async function initiated(app: TestApp): Promise<Player> {
  const player = await app.playing('VILLE');
  for (const step of ['GARE', 'PORT_VIEUX'])
    expect((await player.answer(TINY_ANSWERS[step] ?? '')).status).toBe(200);
  app.clock.wait(1000);
  return player;
}

onBothServers(({ start, startTwo }) => {
  describe('a city that a phrase opens', () => {
    let app: TestApp;
    beforeAll(async () => void (app = await start(options)));

    const entered = () =>
      app
        .db('orders')
        .where({ city: 'CAVE' })
        .whereNotNull('entered_by')
        .select('code', 'entered_by', 'account_id');

    it('begins without a letter or a waiver for a player who met its conditions in other cities', async () => {
      const player = await initiated(app);
      expect((await find(player)).body).toEqual({ available: true, giftFrom: null, isPhrase: true });
      const before = (await entered()).length;
      const begun = await say(player);
      expect(begun.status).toBe(200);
      expect(begun.body).toMatchObject({ state: 3, story: { city: 'CAVE' }, step: { name: 'GARE' } });
      expect(await entered()).toHaveLength(before + 1);
      expect((await player.status()).story.city).toBe('CAVE');
      expect((await find(player)).body).toEqual({ error: 'UNAVAILABLE_CODE', reason: 'taken' });
    });

    it.each([
      'tout est dans la cave',
      'TOUT EST DANS LA CAVE !',
      'c’est : tout est dans la cave',
      'toutestdanslacave',
    ])('reads « %s » as an answer is read', async (typed) => {
      const player = await initiated(app);
      expect((await say(player, encodeURIComponent(typed))).body.story?.city).toBe('CAVE');
    });

    it('answers everybody else as for an unknown code, and creates nothing', async () => {
      const halfway = await app.playing('VILLE');
      await halfway.answer(TINY_ANSWERS['GARE'] ?? '');
      const before = (await entered()).length;
      for (const player of [halfway, await app.player()]) {
        const [found, foundOther] = [await find(player), await find(player, 'tout-va-bien')];
        expect([found.status, found.text]).toEqual([foundOther.status, foundOther.text]);
        const [begun, begunOther] = [await say(player), await say(player, 'tout-va-bien')];
        expect([begun.status, begun.text]).toEqual([begunOther.status, begunOther.text]);
      }
      expect(await entered()).toHaveLength(before);
    });

    it('counts a phrase that opens nothing as a guess', async () => {
      const player = await app.playing('VILLE');
      for (let count = 0; count < 120; count += 1) await find(player);
      expect((await find(player)).status).toBe(429);
      app.clock.wait(3_600_000);
    });

    it('is opened once by two taps at once', async () => {
      const player = await initiated(app);
      const before = (await entered()).length;
      const both = await Promise.all([say(player), say(player), say(player)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await entered()).toHaveLength(before + 1);
      expect((await say(player)).status).toBe(200);
    });

    it('is offered to a player who may enter and types it as an answer', async () => {
      const [player, stranger] = [await initiated(app), await app.playing('VILLE')];
      expect((await player.answer(ENTRY_PHRASE)).body).toMatchObject({ letter: ENTRY_PHRASE });
      const refused = await stranger.answer(ENTRY_PHRASE);
      expect([refused.status, 'letter' in refused.body]).toEqual([404, false]);
    });

    it('has no letter to print and none to create', async () => {
      const staff = await staffOf(app);
      const { code } = (await say(await initiated(app))).body;
      for (const refused of [
        await staff.get(`/api/admin/orders/${code}/letter`),
        await staff.post('/api/admin/status/create', { cityName: 'CAVE' }),
        await staff.post('/api/admin/batches', { cityName: 'CAVE', count: 2 }),
      ])
        expect([refused.status, refused.body.error]).toEqual([409, 'NO_LETTER']);
      expect((await staff.get(`/api/admin/orders/${code}/file`)).status).toBe(200);
    });

    it('keeps its order when the account is erased, and names nobody', async () => {
      const player = await initiated(app);
      const { code } = (await say(player)).body;
      expect((await player.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
      const row: unknown = await app.db('orders').where({ code }).first('account_id', 'entered_by');
      expect(row).toEqual({ account_id: null, entered_by: null });
    });
  });

  it.skipIf(startTwo === null)('is opened once by two servers', async () => {
    const [one, two] = (await startTwo?.(options)) ?? [];
    if (!one || !two) throw new Error('two servers need one database');
    const player = await initiated(one);
    two.clock.now = one.clock.now;
    const other = two.visitor();
    other.token = player.token;
    const both = await Promise.all([say(player), say(other), say(player), say(other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(both.map(({ body }) => body.code)).size).toBe(1);
    expect(await one.db('orders').where({ city: 'CAVE' })).toHaveLength(1);
  });
});
