import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { createSeals } from '../../../server/platform/seals.ts';
import { createBuyerLinks } from '../../../server/post/buyer-link.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { postedLot, printedLot, QUEUE_OPTIONS, sell, takeAll } from '../../support/shop/queue-app.ts';

const KEY = Buffer.alloc(32, 7);
const seals = createSeals([KEY], 'buyer');
const DAY = 24 * 3_600_000;

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start({ ...QUEUE_OPTIONS, mailer: mails.mailer });
    staff = await staffOf(app);
  });

  let count = 0;
  const newMail = () => `acheteur${(count += 1)}@boutique.test`;
  const linkTo = async (code = '') => {
    const row = await app.db('orders').where({ code }).first<{ sale_id: number }>('sale_id');
    return createBuyerLinks([KEY])
      .pathFor({ kind: 'sale', id: row.sale_id }, app.clock.now)
      ?.replace('/suivi/', '');
  };
  const visit = () => app.visitor();
  /** Asks for the proof by the page of the letter; returns the link that was mailed. */
  async function proofFor(email: string, code = ''): Promise<string> {
    staffBodyOf(await visit().post(`/api/post/${await linkTo(code)}/proof`, {}));
    await app.mailsSettled();
    const texts = mails.received.flatMap(({ recipients, text = '' }) =>
      recipients.includes(email) ? text : [],
    );
    return texts.flatMap((text) => /\/suivi\/([OS][\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
  }
  const dataOf = async (proof: string) => {
    const { status, body } = await visit().get(`/api/post/${proof}/data`);
    return { status, data: body as unknown as ApiSchemas['BuyerData'] };
  };
  async function postAll() {
    const lot = await takeAll(staff);
    await printedLot(staff, lot);
    await postedLot(staff, lot);
  }

  describe('what is kept of a buyer without an account', () => {
    it('is told over all their letters after a mailed proof, with what the law keeps and until when', async () => {
      const email = newMail();
      const one = { email, lines: [{ product: 'pack-ville', quantity: 1 }] };
      const [code = ''] = await sell(app, one);
      const [given = ''] = await sell(app, {
        ...one,
        gift: { giftFrom: 'Léa', giftTo: 'Noé', lastWord: 'Bravo' },
      });
      const { status, data } = await dataOf(await proofFor(email, code));
      const [bought, present] = [await fileOf(staff, code), await fileOf(staff, given)];
      expect([status, data.email]).toEqual([200, email]);
      expect(data.letters).toMatchObject([
        {
          number: bought.order.identifier,
          giftFrom: null,
          address: { name: 'Camille Roux' },
          isLeaving: true,
        },
        { number: present.order.identifier, giftFrom: 'Léa', lastWord: 'Bravo', isLeaving: true },
      ]);
      expect(data.keptByLaw.map(({ until }) => until)).toEqual(['2036-12-31', '2036-12-31']);
      for (const secret of [code, given]) expect(JSON.stringify(data)).not.toContain(secret);
    });

    it('is not shown by the link of the page, a proof of somebody else, or an old one', async () => {
      const email = newMail();
      const [code = ''] = await sell(app, { email });
      expect((await dataOf((await linkTo(code)) ?? '')).status).toBe(403);
      const proof = await proofFor(email, code);
      await app.db('orders').where({ code }).update({ tied_email: 'autre@boutique.test' });
      expect((await dataOf(proof)).status).toBe(403);
      await app.db('orders').where({ code }).update({ tied_email: email });
      expect((await dataOf(proof)).status).toBe(200);
      app.clock.wait(3 * DAY);
      expect((await dataOf(proof)).status).toBe(403);
      app.clock.wait(-3 * DAY);
    });

    it('is erased, but for letters still to be posted, and for the game of who plays', async () => {
      const email = newMail();
      const gift = { giftFrom: 'Léa', giftTo: 'Noé', lastWord: 'Bravo' };
      const [played = '', unopened = ''] = await sell(app, { email, gift });
      await postAll();
      const [leaving = ''] = await sell(app, { email, lines: [{ product: 'pack-ville', quantity: 1 }] });
      const receiver = await app.player();
      staffBodyOf(await receiver.post(`/api/a/${played}`, {}));
      const proof = await proofFor(email, leaving);
      const told = () => app.db('outbox').whereIn('recipient', seals.digests(email)).pluck<string[]>('kind');
      expect(await told()).toContain('letters-posted');
      const erased = staffBodyOf<ApiSchemas['BuyerErasure']>(
        await visit().post(`/api/post/${proof}/erase`, {}),
      );
      const number = (await fileOf(staff, leaving)).order.identifier;
      expect(erased).toMatchObject({ erased: 2, leaving: [number] });
      expect(erased.keptByLaw).toHaveLength(3);
      expect(await told()).toEqual([]);
      const files = await Promise.all([played, unopened, leaving].map((code) => fileOf(staff, code)));
      expect(files.map(({ address }) => address === null)).toEqual([true, true, false]);
      expect(files.map(({ gift: { giftTo } }) => giftTo)).toEqual(['Noé', null, null]);
      expect((await receiver.status()).code).toBe(played);
      const buyers = await app.db('dispatches').whereNotNull('buyer').select('order_id');
      expect(buyers.map(({ order_id: id }) => id as number)).not.toContain(
        (await app.db('orders').where({ code: unopened }).first<{ id: number }>('id')).id,
      );
      expect((await dataOf(proof)).data.letters.map((letter) => letter.number)).toEqual([number]);
    });
  });
});
