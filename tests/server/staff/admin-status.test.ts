import { describe, expect, it } from 'vitest';
import type { StaffStatus } from '../../../server/staff/present-order.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';
import type { Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

const admin = (staff: Player, call: string, body: unknown) => staff.post(`/api/admin/status/${call}`, body);

onBothApps((app) => {
  const sent = async (staff: Player): Promise<string> => {
    const code = await createdBy(staff);
    staffBodyOf(await admin(staff, 'markSent', { statusCode: code, orderIdentifier: `n° ${code}` }));
    return code;
  };
  /** A player with an order that staff created and sent. */
  const played = async (staff: Player) => {
    const code = await sent(staff);
    const email = `${code.toLowerCase()}@poste.test`;
    const player = await app().player(email);
    staffBodyOf(await player.post(`/api/a/${code}`, {}));
    return { code, player, email };
  };
  const unsent = async (staff: Player) =>
    staffBodyOf<StaffStatus[]>(await staff.get('/api/admin/status/unsent'));

  describe('an order', () => {
    it('G-ADMIN-08, G-ADMIN-12, G-API-06, G-API-07, G-API-08: is created, listed as unsent with its documents, sent, and no longer listed', async () => {
      const staff = await staffOf(app());
      const created = staffBodyOf<StaffStatus>(await admin(staff, 'create', { cityName: 'ville' }));
      expect(created).toMatchObject({
        state: 1,
        story: { city: 'VILLE' },
        identifier: null,
        step: null,
        view: null,
        startDate: null,
      });
      expect(created.code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
      const [newest] = await unsent(staff);
      expect(newest).toMatchObject({ code: created.code, state: 1 });
      expect(Object.keys(newest?.infos ?? {})).toContain('mission_order');
      const after = await admin(staff, 'markSent', {
        statusCode: created.code,
        orderIdentifier: ' CMD-2026/17 ',
      });
      expect(after.body).toMatchObject({
        state: 2,
        identifier: 'CMD-2026/17',
        startDate: new Date(app().clock.now).toISOString(),
      });
      expect((await unsent(staff)).map(({ code }) => code)).not.toContain(created.code);
    });

    it('is sent once', async () => {
      const staff = await staffOf(app());
      const again = await admin(staff, 'markSent', {
        statusCode: await sent(staff),
        orderIdentifier: 'autre',
      });
      expect([again.status, again.body.error]).toEqual([409, 'ALREADY_SENT']);
    });

    it('stores a formula as it was typed', async () => {
      const staff = await staffOf(app());
      const statusCode = await createdBy(staff);
      const { body } = await admin(staff, 'markSent', {
        statusCode,
        orderIdentifier: '=HYPERLINK("http://x")',
      });
      expect(body.identifier).toBe('=HYPERLINK("http://x")');
    });
  });

  describe('the step of a player', () => {
    it('G-API-10: is changed by staff with only the two fields', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      const { body } = await admin(staff, 'changeStep', { statusCode: code, stepIdx: 2 });
      expect(body).toMatchObject({ code, step: { index: 2, name: 'PORT_VIEUX' }, view: null });
      expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    });

    it('cannot be a number that the city lacks', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      const { status, body } = await admin(staff, 'changeStep', { statusCode: code, stepIdx: 77 });
      expect([status, body.error]).toEqual([404, 'UNKNOWN_STEP']);
      expect((await player.status()).step?.name).toBe('GARE');
    });

    it('does not exist before the order is activated', async () => {
      const staff = await staffOf(app());
      const { status, body } = await admin(staff, 'changeStep', {
        statusCode: await sent(staff),
        stepIdx: 2,
      });
      expect([status, body.error]).toEqual([409, 'NO_STEP']);
    });

    it('G-API-04: can be changed by staff for themselves with user/status/changeStep', async () => {
      const staff = await staffOf(app());
      expect((await staff.post('/api/user/status/changeStep', { stepIdx: 3 })).body.error).toBe('NO_STATUS');
      staffBodyOf(await staff.post(`/api/a/${await sent(staff)}`, {}));
      const { body } = await staff.post('/api/user/status/changeStep', { stepIdx: 3 });
      expect(body.step?.name).toBe('CAFE');
      expect(body.view?.tiles[0]?.id).toBe('sms');
      expect((await staff.post('/api/user/status/changeStep', { stepIdx: 99 })).status).toBe(404);
      const { player } = await played(staff);
      expect((await player.post('/api/user/status/changeStep', { stepIdx: 3 })).status).toBe(403);
      expect((await player.status()).step?.name).toBe('GARE');
    });
  });

  describe('fullOnWin', () => {
    it('G-API-11: is turned on and off', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      for (const fullOnWin of [true, false, true]) {
        expect((await admin(staff, 'fullOnWin', { statusCode: code, fullOnWin })).body.fullOnWin).toBe(
          fullOnWin,
        );
        expect((await player.status()).fullOnWin).toBe(fullOnWin);
      }
    });
  });

  describe('removeStoryFromUser', () => {
    it('G-ADMIN-03, G-API-03: makes the order unactivated again, in any case of the e-mail', async () => {
      const staff = await staffOf(app());
      const { code, player, email } = await played(staff);
      const { body } = await admin(staff, 'removeStoryFromUser', { userEmail: ` ${email.toUpperCase()} ` });
      expect(body).toMatchObject({ code, state: 2, step: null });
      expect((await player.get('/api/user/status/current')).body.error).toBe('NO_STATUS');
      expect((await (await app().player()).post(`/api/a/${code}`, {})).status).toBe(200);
    });

    it('finds nothing the second time', async () => {
      const staff = await staffOf(app());
      const { email } = await played(staff);
      await admin(staff, 'removeStoryFromUser', { userEmail: email });
      const again = await admin(staff, 'removeStoryFromUser', { userEmail: email });
      expect([again.status, again.body.error]).toEqual([404, 'NO_STATUS']);
    });
  });

  describe('two members of staff at one order', () => {
    it('are served once when they act at the same moment', async () => {
      const [ada, bob] = [await staffOf(app()), await staffOf(app())];
      const code = await createdBy(ada);
      const both = await Promise.all(
        [ada, bob].map((one, index) =>
          admin(one, 'markSent', { statusCode: code, orderIdentifier: `n° ${index}` }),
        ),
      );
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    });
  });

  describe('the explorer', () => {
    it('G-API-09: is a plain array, newest first, without solutions or views', async () => {
      const staff = await staffOf(app());
      const codes = [await createdBy(staff), await sent(staff), (await played(staff)).code];
      const answered = await staff.get('/api/admin/status/explorer');
      const list = staffBodyOf<StaffStatus[]>(answered);
      expect(list.slice(0, 3).map(({ code }) => code)).toEqual(codes.reverse());
      expect(list.every(({ view }) => view === null)).toBe(true);
      expect(answered.text).not.toContain(TINY_ANSWERS.GARE);
      expect(Number(answered.headers.get('x-total-count'))).toBe(list.length);
    });
  });
});
