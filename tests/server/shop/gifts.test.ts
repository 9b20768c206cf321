import { beforeAll, describe, expect, it } from 'vitest';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { readOutbox, subjectsOf } from '../../support/server/mail-server.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { fileOf, createdBy, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';
import { QUEUE_OPTIONS } from '../../support/shop/queue-app.ts';
import { STANDARD_ADDRESS, standardEvent, standardHeaders } from '../../support/shop/standard-events.ts';
import { SHOP_FACTS } from '../../support/shop/shop-app.ts';
import { wordsIn } from '../../../server/words/words.ts';

const DAY = 24 * 3_600_000;
const LAST_WORD = 'Tu as marché plus que moi.\nLe dessert t’attend.';
const GIFT = {
  giftFrom: 'Tante Léa',
  giftTo: 'Camille',
  giftLine: 'Ouvre-la dehors.',
  postOn: '2026-06-20',
  lastWord: LAST_WORD,
};

/** « VILLE », whose last message comes an hour after the end. */
const lateEnding = () =>
  tinyCity({
    files: {
      'scenario.yaml': (text) =>
        text.replace(
          '  - slug: laFin\n',
          '  - slug: adieu\n    title: Adieu\n    author: Aimé Corot\n    date: received\n    from: FIN\n    arrives: { after: 60 min }\n  - slug: laFin\n',
        ),
      'messages/adieu.mdx': 'Rien ne presse.\n',
    },
  });

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start({ ...QUEUE_OPTIONS, cities: [lateEnding()] });
  });

  const give = (staff: Player, code: string, gift: object) =>
    staff.post(`/api/admin/orders/${code}/gift`, gift);
  const setAddress = (staff: Player, code: string, address: unknown) =>
    staff.post(`/api/admin/orders/${code}/address`, { address });

  /** A letter with a gift and an address, posted and activated by somebody. */
  async function played(): Promise<{ staff: Player; code: string; player: Player }> {
    const staff = await staffOf(app);
    const code = await createdBy(staff);
    staffBodyOf(await give(staff, code, { ...GIFT, postOn: null }));
    staffBodyOf(await setAddress(staff, code, STANDARD_ADDRESS));
    staffBodyOf(
      await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: `n° ${code}` }),
    );
    const player = await app.player();
    staffBodyOf(await player.post(`/api/a/${code}`, {}));
    return { staff, code, player };
  }

  describe('what is said of a present', () => {
    it('is entered by staff, printed on the letter, and undone', async () => {
      const staff = await staffOf(app);
      const code = await createdBy(staff);
      staffBodyOf(await give(staff, code, GIFT));
      expect((await fileOf(staff, code)).gift).toEqual({
        giftTo: 'Camille',
        giftLine: GIFT.giftLine,
        postOn: '2026-06-20',
        lastWord: LAST_WORD,
      });
      const letter = await staff.get(`/api/admin/orders/${code}/letter`);
      expect(staffBodyOf(letter)).toMatchObject({
        giftFrom: 'Tante Léa',
        giftTo: 'Camille',
        giftLine: GIFT.giftLine,
      });
      expect(letter.text).not.toContain('dessert');
      staffBodyOf(await give(staff, code, { giftFrom: null, lastWord: '' }));
      const { gift, timeline, order } = await fileOf(staff, code);
      expect(gift).toMatchObject({ giftTo: 'Camille', lastWord: null });
      const undo = { action: timeline.at(-1)?.id, version: order.staff.version, reason: 'effacé trop vite' };
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/undo`, undo));
      expect((await fileOf(staff, code)).gift).toMatchObject({ lastWord: LAST_WORD });
    });

    it('is cleaned like the texts of a shop', async () => {
      const staff = await staffOf(app);
      const code = await createdBy(staff);
      const typed = { giftFrom: '\u202ELéa', giftLine: 'Bisous 👩‍❤️‍👨\nMaman', lastWord: 'Un\u200B\r\nDeux' };
      staffBodyOf(await give(staff, code, typed));
      expect((await fileOf(staff, code)).gift).toMatchObject({
        giftLine: 'Bisous 👩‍❤️‍👨 Maman',
        lastWord: 'Un\nDeux',
      });
    });

    it.each([
      ['a posting day that is past', { postOn: '2026-06-01' }, 'INVALID_POST_DAY'],
      ['a posting day that does not exist', { postOn: '2026-06-31' }, 'INVALID_POST_DAY'],
      ['a last word of 501 signs', { lastWord: 'x'.repeat(501) }, 'INVALID_LAST_WORD'],
      ['a line of 81 signs', { giftLine: 'x'.repeat(81) }, 'INVALID_GIFT'],
    ])('is refused with %s', async (_what, wrong, error) => {
      const staff = await staffOf(app);
      const refused = await give(staff, await createdBy(staff), { ...GIFT, ...wrong });
      expect([refused.status, refused.body.error]).toEqual([400, error]);
    });
  });

  describe('the giver’s last word', () => {
    it('is in no byte that leaves the server before the last message, and then in the view', async () => {
      const { player } = await played();
      const early: string[] = [];
      const read = async (into: string[]) => {
        for (const call of ['user/status/current', 'user/data', 'user/report'])
          into.push((await player.get(`/api/${call}`)).text);
        return player.status();
      };
      for (let { step } = await read(early); step?.name !== 'FIN'; { step } = await read(early))
        early.push((await player.answer(TINY_ANSWERS[step?.name ?? ''] ?? '')).text);
      early.push((await player.get('/api/user/status/current')).text);
      expect(early.length).toBeGreaterThan(40);
      expect(early.filter((text) => text.includes('dessert'))).toEqual([]);
      app.clock.wait(3_600_000);
      const late: string[] = [];
      expect((await read(late)).view?.lastWord).toEqual({ text: LAST_WORD, from: 'Tante Léa' });
      expect(late[1]).toContain('dessert');
    });
  });

  describe('a present sold by a shop', () => {
    it('reaches the recipient without its buyer’s mail or price, and shows the buyer no code', async () => {
      const email = 'offreuse@boutique.test';
      const body = standardEvent('CMD-CADEAU', {
        email,
        lines: [{ product: 'pack-ville', quantity: 1 }],
        gift: { ...GIFT, postOn: '20/06/2026' },
      });
      await app.visitor().send('POST', '/hooks/standard', {
        body,
        headers: standardHeaders('msg-cadeau', body, app.clock.now),
      });
      expect(JSON.stringify(await app.db('dispatches').whereNotNull('buyer'))).not.toContain(email);
      const staff = await staffOf(app);
      const { code } = await app
        .db('orders')
        .where({ gift_to: 'Camille' })
        .orderBy('id', 'desc')
        .first<{ code: string }>('code');
      expect(await fileOf(staff, code)).toMatchObject({
        gift: { postOn: '2026-06-20' },
        address: { city: 'Grenoble' },
        sale: { buyer: email },
      });
      const buyer = await app.player(email);
      await markEmailProved(app, email);
      expect([
        (await buyer.get('/api/user/status/current')).body.error,
        (await buyer.get('/api/user/data')).text.includes(code),
      ]).toEqual(['NO_STATUS', false]);
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'V-9' }),
      );
      const recipient = await app.player();
      const activated = await recipient.post(`/api/a/${code}`, {});
      const seen = activated.text + (await recipient.get('/api/user/data')).text;
      expect(seen).toContain('Tante Léa');
      for (const kept of [email, '2900', '29'])
        expect(seen.includes(`"${kept}"`) || seen.includes(`:${kept},`)).toBe(false);
      await app.mailsSettled();
      const mails = (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === email);
      expect(subjectsOf(mails)).toEqual([
        expect.stringContaining('bien reçue'),
        wordsIn().mails.lettersPosted.subject(1),
      ]);
      expect(mails.filter(({ raw }) => raw.includes(code))).toEqual([]);
    });
  });

  describe('a postal address', () => {
    it('is sealed, in no log and no journal, and in the export of the person it belongs to', async () => {
      const { staff, code, player } = await played();
      expect((await fileOf(staff, code)).address).toEqual({ ...STANDARD_ADDRESS, line2: null });
      expect((await player.get('/api/user/data')).text).toContain(STANDARD_ADDRESS.line1);
      const stored = JSON.stringify([
        await app.db('order_addresses'),
        await app.db('attempts').whereNotNull('details'),
      ]);
      const list = await staff.get('/api/admin/status/explorer');
      const csv = await staff.get('/api/admin/status/explorer.csv');
      for (const text of [stored, app.logs(), list.text, csv.text])
        expect(text).not.toContain(STANDARD_ADDRESS.line1);
      expect(
        (await fileOf(staff, code)).timeline.find(({ action }) => action === 'address')?.changed,
      ).toEqual([]);
    });

    it('must be whole, and is erased by staff', async () => {
      const staff = await staffOf(app);
      const code = await createdBy(staff);
      const refused = await setAddress(staff, code, { ...STANDARD_ADDRESS, country: 'France' });
      expect([refused.status, refused.body.error]).toEqual([400, 'INVALID_ADDRESS']);
      staffBodyOf(await setAddress(staff, code, STANDARD_ADDRESS));
      staffBodyOf(await setAddress(staff, code, null));
      expect((await fileOf(staff, code)).address).toBeNull();
    });

    it('is gone after the days that the site tells, and with the account', async () => {
      const { staff, code } = await played();
      const lost = await createdBy(staff);
      staffBodyOf(await setAddress(staff, lost, STANDARD_ADDRESS));
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: lost, orderIdentifier: 'n° perdu' }),
      );
      const arrived = await createdBy(staff);
      staffBodyOf(await setAddress(staff, arrived, STANDARD_ADDRESS));
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: arrived, orderIdentifier: 'n° arrivé' }),
      );
      const { id } = await app.db('orders').where({ code: arrived }).first<{ id: number }>('id');
      const buyer = { state: 'delivered', delivered_at: app.clock.now, buyer: 'scellé' };
      await app.db('dispatches').where({ order_id: id }).update(buyer);
      const waiting = await createdBy(staff);
      staffBodyOf(await setAddress(staff, waiting, STANDARD_ADDRESS));
      const erased = await played();
      await erased.player.post('/api/user/delete', { password: PASSWORD });
      const here = async () => {
        const rows = await app
          .db('order_addresses')
          .join('orders', 'orders.id', 'order_id')
          .pluck<string[]>('code');
        return [code, lost, waiting, erased.code, arrived].map((one) => rows.includes(one));
      };
      const { afterDelivery, afterPosting } = SHOP_FACTS.privacy.addresses;
      const until = async (days: number) => {
        // The housekeeping trusts a clock that it looks at every day.
        for (; app.clock.now < start + days * DAY; app.clock.wait(DAY / 2)) await app.runHousekeeping();
        await app.runHousekeeping();
      };
      const start = app.clock.now;
      const seen = [await here()];
      for (const days of [afterDelivery - 1, afterDelivery + 1, afterPosting + 1]) {
        await until(days);
        seen.push(await here());
      }
      expect(seen).toEqual([
        [true, true, true, false, true],
        [true, true, true, false, true],
        [false, true, true, false, false],
        [false, false, true, false, false],
      ]);
      expect(await app.db('dispatches').where({ order_id: id }).first('buyer')).toEqual({ buyer: null });
    });
  });
});
