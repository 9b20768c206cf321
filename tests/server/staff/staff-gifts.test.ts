import { describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';

onBothApps((app) => {
  describe('the giver of an order', () => {
    it('is recorded at creation and shown on the congratulation screen, in the status and on paper', async () => {
      const staff = await staffOf(app());
      const made = await staff.post('/api/admin/status/create', {
        cityName: 'VILLE',
        giftFrom: ' Tante Léa ',
      });
      const { code, giftFrom } = staffBodyOf<ApiSchemas['StaffStatus']>(made);
      expect(giftFrom).toBe('Tante Léa');
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: `n° ${code}` }),
      );
      expect(staffBodyOf(await staff.get(`/api/admin/orders/${code}/letter`))).toMatchObject({
        giftFrom: 'Tante Léa',
      });
      const player = await app().player();
      expect((await player.get(`/api/user/status/find/${code}`)).body).toEqual({
        available: true,
        giftFrom: 'Tante Léa',
      });
      expect((await player.post(`/api/a/${code}`, {})).body).toMatchObject({ giftFrom: 'Tante Léa' });
    });

    it('is the same for all letters of a batch', async () => {
      const staff = await staffOf(app());
      const { codes } = staffBodyOf<{ codes: string[] }>(
        await staff.post('/api/admin/batches', { cityName: 'VILLE', count: 2, giftFrom: 'Le comité' }),
      );
      for (const code of codes) expect((await fileOf(staff, code)).order.giftFrom).toBe('Le comité');
    });

    it('is set, changed and removed in the order’s file, each recorded in the journal and undoable', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      for (const giftFrom of ['Camille', 'Camille et Noé', null]) {
        const { version } = (await fileOf(staff, code)).order.staff;
        expect(
          staffBodyOf<ApiSchemas['StaffStatus']>(
            await staff.post(`/api/admin/orders/${code}/gift`, { giftFrom, version }),
          ).giftFrom,
        ).toBe(giftFrom);
      }
      const { order, timeline } = await fileOf(staff, code);
      const last = timeline.at(-1);
      expect(last).toMatchObject({
        action: 'gift',
        changed: [{ field: 'giftFrom', before: 'Camille et Noé', after: null }],
      });
      const back = { action: last?.id, reason: 'offert tout de même', version: order.staff.version };
      expect(
        staffBodyOf<ApiSchemas['StaffStatus']>(await staff.post(`/api/admin/orders/${code}/undo`, back))
          .giftFrom,
      ).toBe('Camille et Noé');
    });
  });
});
