import { describe, expect, it } from 'vitest';
import { onBothApps } from '../../support/server/both-servers.ts';
import { createdBy, staffOf } from '../../support/server/staff.ts';
import { writeRefusal } from '../../../server/words/words.ts';

onBothApps((app) => {
  const failures = async () => {
    await app().share();
    const rows: { points: number; key: string }[] = await app().db('limits').select('key', 'points');
    return rows.filter(({ key }) => key.startsWith('codes-')).reduce((sum, { points }) => sum + points, 0);
  };

  describe('the code of another letter, typed as an answer (P-ACT-27)', () => {
    it('is offered instead of refused, counts as no failure, and can be activated', async () => {
      const player = await app().playing();
      const code = await app().post();
      for (const typed of [code, ` ${code.toLowerCase()} `, `${code.slice(0, 3)}-${code.slice(3)}`]) {
        const { status, body } = await player.answer(typed);
        expect(status).toBe(404);
        expect(body).toMatchObject({ error: writeRefusal(['otherLetter']), letter: code });
      }
      const { id } = await app()
        .db('orders')
        .where({ code: (await player.status()).code })
        .first<{ id: number }>('id');
      expect(await app().db('attempts').where({ order_id: id, kind: 'answer' })).toEqual([]);
      expect((await player.post(`/api/a/${code}`, {})).body.code).toBe(code);
    });

    it('is a wrong answer when its letter is activated, not sent, stopped, or the player’s own', async () => {
      const player = await app().playing();
      const taken = (await (await app().playing()).status()).code;
      const own = (await player.status()).code;
      const unsent = await createdBy(await staffOf(app()));
      for (const code of [taken, own, unsent]) {
        const { status, body } = await player.answer(code);
        expect([status, 'letter' in body]).toEqual([404, false]);
      }
    });

    it('counts as a guessed code when it is unknown, unlike a word', async () => {
      const player = await app().playing();
      const before = await failures();
      await player.answer('ZZZZ99');
      const after = await failures();
      await player.answer('gorilles');
      await player.answer('STATUE');
      expect(after - before).toBeGreaterThan(0);
      expect(await failures()).toBe(after);
    });

    it('is judged as a normal answer once too many codes were guessed', async () => {
      const player = await app().playing();
      const code = await app().post();
      for (let count = 0; count < 120; count += 1)
        await player.get(`/api/user/status/find/ZZ${String(count).padStart(4, '0')}`);
      const { status, body } = await player.answer(code);
      expect([status, 'letter' in body]).toEqual([404, false]);
      app().clock.wait(3_600_000);
    });
  });
});
