import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyerLinks } from '../../../server/post/buyer-link.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { createdBy, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { postedLot, printedLot, QUEUE_OPTIONS, refund, sell, takeAll } from '../../support/shop/queue-app.ts';
import { laPosteAnswer, startCarrier, type CarrierDouble } from '../../support/post/carrier-double.ts';

const DAY = 24 * 3_600_000;
const KEY = Buffer.alloc(32, 7);
const NUMBER = '6A15602676300';
const ADDRESS = {
  name: 'Camille Roux',
  line1: '3 rue du Puits',
  line2: null,
  postalCode: '38000',
  city: 'Grenoble',
  country: 'FR',
};

onBothServers((servers) => {
  let app: TestApp;
  let double: CarrierDouble;
  beforeAll(async () => {
    double = await startCarrier();
    const carriers = { laPoste: { key: 'clé-okapi', url: double.url }, sendcloud: null };
    app = await servers.start({
      ...QUEUE_OPTIONS,
      settings: { ...QUEUE_OPTIONS.settings, carriers, secretKeys: [KEY] },
    });
  });
  afterAll(() => double.stop());

  const open = async (path: string) => {
    const response = await fetch(`${app.address}/api/post${path.replace('/suivi', '')}`);
    return {
      status: response.status,
      robots: response.headers.get('x-robots-tag'),
      body: (await response.json()) as never,
    };
  };
  const linkOf = (id: number, kind: 'order' | 'sale' = 'order') =>
    createBuyerLinks([KEY]).pathFor({ kind, id }, app.clock.now) ?? '';

  describe('the page of a buyer', () => {
    it('follows the letter from the queue to the letter box, and names no code, no person and no address', async () => {
      const staff = await staffOf(app);
      const code = await createdBy(staff);
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/address`, { address: ADDRESS }));
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/queue`, {}));
      const { id } = (await app.db('orders').where({ code }).first<{ id: number }>('id')) ?? { id: 0 };
      const link = linkOf(id);
      expect(await open(link)).toMatchObject({
        status: 200,
        robots: 'noindex',
        body: { letters: [{ state: 'paid', postedAt: null }] },
      });
      staffBodyOf(
        await staff.post(`/api/admin/orders/${code}/tracking`, {
          carrier: 'la-poste',
          number: ` ${NUMBER} `,
        }),
      );
      const label = 'Votre courrier est à Lyon';
      double.answers.set(
        `/suivi/v2/idships/${NUMBER}`,
        laPosteAnswer(NUMBER, [{ code: 'ET1', label, date: new Date(app.clock.now).toISOString() }]),
      );
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'CMD-1' }),
      );
      await expect
        .poll(async () => (await open(link)).body)
        .toMatchObject({ letters: [{ state: 'posted', news: label, number: 'CMD-1' }] });
      const said = JSON.stringify((await open(link)).body);
      for (const secret of [code, 'Camille', 'Grenoble']) expect(said).not.toContain(secret);
    });

    it('says of each letter whether it was refunded, given up, or sent anew in place of a lost one', async () => {
      const staff = await staffOf(app, 'paul@poste.test');
      const lettersOf = async (codes: readonly string[], kind: 'order' | 'sale') => {
        const { id, sale_id: sale } = await app
          .db('orders')
          .where({ code: codes[0] })
          .first<{ id: number; sale_id: number }>();
        const link = linkOf(kind === 'sale' ? sale : id, kind);
        return async () => ((await open(link)).body as { letters: object[] }).letters;
      };
      const refunded = await lettersOf(await sell(app), 'sale');
      await refund(app);
      expect(await refunded()).toMatchObject([{ state: 'voided' }, { state: 'voided' }]);

      const codes = await sell(app, { email: 'partagee@boutique.test' });
      const [mixed, single] = [await lettersOf(codes, 'sale'), await lettersOf(codes, 'order')];
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
      const { version } = await app
        .db('orders')
        .where({ code: codes[0] })
        .first<{ version: number }>('version');
      staffBodyOf(
        await staff.post(`/api/admin/orders/${codes[0]}/lost`, { reason: 'rien en trois semaines', version }),
      );
      expect(
        (
          await app
            .visitor()
            .post('/api/withdrawal', { reference: codes[1], email: 'partagee@boutique.test' })
        ).status,
      ).toBe(201);
      const anew = { state: 'paid', isReplacement: true, postedAt: null };
      expect(await mixed()).toMatchObject([{ state: 'withdrawn', isReplacement: false }, anew]);
      expect(await single()).toMatchObject([anew]);
    });

    it('is refused in words when its link is forged or old, and after too many forged ones', async () => {
      const right = linkOf(1);
      const forged = right.replace('/o1-', '/o2-');
      expect(await open(forged)).toMatchObject({ status: 404, body: { error: 'WRONG_LINK' } });
      const old = createBuyerLinks([KEY]).pathFor({ kind: 'order', id: 1 }, app.clock.now - 121 * DAY) ?? '';
      expect(await open(old)).toMatchObject({ status: 403, body: { error: 'OLD_LINK' } });
      expect(
        createBuyerLinks([Buffer.alloc(32, 8), KEY]).read(right.replace('/suivi/', ''), app.clock.now)
          .verdict,
      ).toBe('right');
      expect(createBuyerLinks([]).pathFor({ kind: 'order', id: 1 }, app.clock.now)).toBeNull();
      let status = 0;
      for (let tries = 0; tries < 80 && status !== 429; tries += 1) ({ status } = await open(forged));
      expect(status).toBe(429);
      expect((await open(right)).status).toBe(200);
    });
  });
});
