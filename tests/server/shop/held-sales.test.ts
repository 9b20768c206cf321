import { beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../support/server/mail-server.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import {
  letJoin,
  postedLot,
  printedLot,
  QUEUE_OPTIONS,
  queueOf,
  sell,
  take,
  takeAll,
} from '../../support/shop/queue-app.ts';
import { SHOP, SHOP_FACTS } from '../../support/shop/shop-app.ts';
import { standardEvent, standardHeaders } from '../../support/shop/standard-events.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

const DAY = 24 * 3_600_000;
const ONE = [{ product: 'pack-ville', quantity: 1 }];
const ODD_DAY = { giftFrom: 'Papi', postOn: 'pour\u0000Noël !' };

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
  });

  const newestSale = async (staff: Player): Promise<ApiSchemas['Sale']> => {
    const [sale] = staffBodyOf<ApiSchemas['Sale'][]>(await staff.get('/api/admin/sales?size=1'));
    if (!sale) throw new Error('no sale');
    return sale;
  };
  const look = ({ id, problems }: ApiSchemas['Sale'], staff: Player) =>
    staff.post(`/api/admin/sales/${id}/looked`, { problems: problems.map(({ code }) => code) });
  const readyAt = async (staff: Player, day: string) =>
    (await queueOf(staff)).waiting.flatMap((group) =>
      group.day === day ? { ready: group.ready, held: group.held } : [],
    );
  const notices = async () => {
    await app.mailsSettled();
    const mails = await readOutbox(app.dataDir);
    return mails.flatMap(({ to, text }) => (to?.[0]?.address === SHOP_FACTS.contact ? (text ?? '') : []));
  };

  describe('a sale that was not understood', () => {
    it('holds its letters until somebody has looked, and shows what was written', async () => {
      const staff = await staffOf(app);
      const [code = ''] = await sell(app, { lines: ONE, gift: ODD_DAY });
      const { today, waiting } = await queueOf(staff);
      const group = waiting.find(({ day }) => day === today);
      expect(group).toMatchObject({ letters: 1, ready: 0, held: 1, last: 0 });
      const sale = await newestSale(staff);
      expect(sale).toMatchObject({
        problems: [{ code: 'unreadable-gift' }],
        unread: [{ name: 'Le jour de l’envoi', text: 'pour Noël !' }],
      });
      expect((await fileOf(staff, code)).sale).toMatchObject({ unread: sale.unread });
      expect((await notices()).join()).toContain('« pour Noël ! »');
      expect(JSON.stringify(await app.db('sales'))).not.toContain('Noël');
      const refused = [
        group && (await take(staff, { ...group, ready: 1, last: 999 })),
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'V' }),
        await staff.post(`/api/admin/orders/${code}/print`, {}),
      ];
      expect(refused.map((answer) => [answer?.status, answer?.body.error])).toEqual([
        [409, 'QUEUE_CHANGED'],
        [409, 'SALE_HELD'],
        [409, 'SALE_HELD'],
      ]);
      const gift = { giftFrom: 'Papi', postOn: '2026-06-20' };
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/gift`, gift));
      staffBodyOf(await look(sale, staff));
      expect([await readyAt(staff, today), await readyAt(staff, '2026-06-20')]).toEqual([
        [],
        [{ ready: 1, held: 0 }],
      ]);
    });

    it('holds the letters that are made after somebody has looked, and tells so again', async () => {
      const staff = await staffOf(app);
      await sell(app, { lines: [{ product: 'pack-oublié', quantity: 1 }], gift: ODD_DAY });
      staffBodyOf(await look(await newestSale(staff), staff));
      const told = (await notices()).length;
      SHOP.products.push({ product: 'pack-oublié', city: 'VILLE' });
      app.clock.wait(DAY / 24);
      await app.deliver();
      SHOP.products.pop();
      await letJoin(app);
      const { today } = await queueOf(staff);
      expect([await readyAt(staff, today), (await notices()).length - told]).toEqual([
        [{ ready: 0, held: 1 }],
        1,
      ]);
      staffBodyOf(await look(await newestSale(staff), staff));
      expect(await readyAt(staff, today)).toEqual([{ ready: 1, held: 0 }]);
    });

    it('keeps from the post a letter that was printed before, until somebody has looked', async () => {
      const staff = await staffOf(app);
      const reference = `TARD-${app.clock.now}`;
      const event = (data: object, at: number) => {
        const body = standardEvent(
          reference,
          { lines: ONE, ...data },
          'order.paid',
          new Date(at).toISOString(),
        );
        const headers = standardHeaders(`${reference}-${at}`, body, app.clock.now);
        return app.visitor().send('POST', '/hooks/standard', { body, headers });
      };
      await event({}, app.clock.now);
      const [code = ''] = await app
        .db('orders')
        .join('sales', 'sales.id', 'orders.sale_id')
        .where({ reference })
        .pluck<string[]>('code');
      app.clock.wait(DAY / 12);
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await event({ gift: ODD_DAY }, app.clock.now);
      expect((await queueOf(staff)).lots).toContainEqual(
        expect.objectContaining({ batch: lot.batch, withheld: [code] }),
      );
      expect(await postedLot(staff, lot)).toMatchObject({ withheld: [code] });
      expect((await fileOf(staff, code)).way?.state).toBe('printed');
      staffBodyOf(await look(await newestSale(staff), staff));
      expect(await postedLot(staff, lot)).toMatchObject({ withheld: [], printed: 0 });
      expect((await fileOf(staff, code)).way?.state).toBe('posted');
    });

    it('is told when it is paid and makes no letter', async () => {
      const staff = await staffOf(app);
      expect(await sell(app, { lines: [{ product: 'pack-ville', quantity: 1.5 }] })).toEqual([]);
      expect(await newestSale(staff)).toMatchObject({
        problems: [{ code: 'unreadable-lines' }],
        unread: [{ name: 'Les produits', text: 'pack-ville : 1.5' }],
      });
      expect((await notices()).join()).toContain('« pack-ville : 1.5 »');
    });

    it('keeps what was written until a month after somebody has looked', async () => {
      const staff = await staffOf(app);
      await sell(app, { lines: ONE, gift: ODD_DAY });
      const open = await newestSale(staff);
      await sell(app, { lines: ONE, gift: ODD_DAY });
      const looked = await newestSale(staff);
      staffBodyOf(await look(looked, staff));
      const kept = () =>
        app.db('sales').whereNotNull('unread').whereIn('id', [open.id, looked.id]).pluck('id');
      const until = async (instant: number) => {
        // The housekeeping trusts a clock that it looks at every day.
        for (; app.clock.now < instant; app.clock.wait(DAY / 2)) await app.runHousekeeping();
        await app.runHousekeeping();
      };
      const start = app.clock.now;
      await until(start + 29 * DAY);
      const before = await kept();
      await until(start + 32 * DAY);
      expect([before.length, await kept()]).toEqual([2, [open.id]]);
    });
  });
});
