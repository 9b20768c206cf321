import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { editionStore, type WayBackRefusal } from '../../../server/store/staff/editions.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

const STAFF = 'redaction@poste.test';
const REFUSAL = { city: 'ville', message: 'L’étape GARE n’existe plus.' };

onBothApps((app) => {
  let staff: Player;
  let secret = '';
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app().clock.now });
  const read = async () => staffBodyOf<ApiSchemas['Editions']>(await staff.get('/api/admin/editions'));
  const back = (from: number, otp = code()) => staff.post('/api/admin/editions/back', { from, otp });
  /** Puts an edition in place, as the program that exchanges them does. */
  async function goLive(hash: string, refusals: readonly WayBackRefusal[], before = 'a'.repeat(40)) {
    const editions = editionStore(app().db);
    const changes = [{ city: 'ville', changes: [{ step: 'GARE', index: 1, words: ['Indices : changé'] }] }];
    const edition = { hash, author: 'Ada', words: 'Un indice de plus', changes, madeAt: app().clock.now };
    const id = await editions.add({ ...edition, state: 'preparing' });
    await editions.update(id, {
      state: 'live',
      liveAt: app().clock.now,
      wayBack: { hash: before, refusals },
    });
    return id;
  }

  describe('the editions of the counter', () => {
    beforeAll(async () => {
      staff = await staffOf(app(), STAFF);
      await app().playing();
    });

    it('are none before the first publication, and the way back needs a second factor', async () => {
      expect(await read()).toEqual({ editions: [], live: null, back: null });
      expect((await back(1, '123456')).body.error).toBe('NOT_ENROLLED');
      const enrolled = await staff.post('/api/admin/secondFactor/enrol', { password: PASSWORD });
      ({ secret } = staffBodyOf<{ secret: string }>(enrolled));
      staffBodyOf(await staff.post('/api/admin/secondFactor/confirm', { otp: code() }));
      app().clock.wait(3_600_000);
      expect((await back(1, '000000')).body.error).toBe('INVALID_OTP');
      app().clock.wait(3_600_000);
    });

    it('say who published what and since when, and how many stand where the way back is refused', async () => {
      const id = await goLive('b'.repeat(40), [
        { ...REFUSAL, steps: ['GARE'] },
        { ...REFUSAL, steps: ['PHARE'] },
      ]);
      const { editions, live, back: before } = await read();
      expect(live).toBe(id);
      expect(editions[0]).toMatchObject({
        ...{ hash: 'bbbbbbbb', state: 'live', author: 'Ada', words: 'Un indice de plus', askedBy: null },
        liveAt: new Date(app().clock.now).toISOString(),
        changes: [{ city: app().content.city('VILLE')?.scenario.name }],
      });
      expect(before?.refusals.map(({ steps, players }) => [...steps, players])).toEqual([
        ['GARE', 1],
        ['PHARE', 0],
      ]);
      expect((await back(id)).body.error).toBe('NO_WAY_BACK');
      app().clock.wait(3_600_000);
    });

    it('go back once, from the edition that was seen, with a line of who wished it', async () => {
      const id = await goLive('c'.repeat(40), []);
      expect((await back(id - 1)).body.error).toBe('EDITION_CHANGED');
      app().clock.wait(3_600_000);
      const { editions } = staffBodyOf<ApiSchemas['Editions']>(await back(id));
      expect(editions[0]).toMatchObject({ hash: 'aaaaaaaa', state: 'wished', askedBy: STAFF });
      app().clock.wait(3_600_000);
      expect((await back(id)).body.error).toBe('EDITION_UNDER_WAY');
    });
  });
});
