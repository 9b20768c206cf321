import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../support/server/mail-server.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, staffOf, type Json } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { STANDARD_SECRET, standardEvent, standardHeaders } from '../../support/shop/standard-events.ts';
import { SHOP, SHOP_FACTS, shopsOf } from '../../support/shop/shop-app.ts';
import {
  startStripe,
  stripeEvent,
  stripeSignature,
  type StripeDouble,
  type StripeSession,
} from '../../support/shop/stripe-double.ts';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly city: string;
  readonly identifier: string;
  readonly state: string;
  readonly tied_email: string | null;
  readonly cancelled_at: unknown;
}

let stripe: StripeDouble;
beforeAll(async () => void (stripe = await startStripe()));
afterAll(() => stripe.stop());

let count = 0;
const fresh = (name: string): string => `${name}-${(count += 1)}`;

const JSON_TYPE = { 'content-type': 'application/json' };

/** Posts an event of the standard shop, signed now unless said otherwise. */
async function tell(
  app: TestApp,
  body: string,
  { id = fresh('msg'), at = app.clock.now, secret = STANDARD_SECRET } = {},
) {
  const headers = { ...JSON_TYPE, ...standardHeaders(id, body, at, secret) };
  const { status, body: answer } = await app.visitor().send('POST', '/hooks/standard', { body, headers });
  return [status, answer.error];
}

async function tellStripe(app: TestApp, body: string, secret?: string) {
  const headers = { ...JSON_TYPE, ...stripeSignature(body, app.clock.now, secret) };
  const { status, body: answer } = await app.visitor().send('POST', '/hooks/stripe', { body, headers });
  await app.mailsSettled();
  return [status, answer.error];
}

function session(changes: Partial<StripeSession> = {}): StripeSession {
  const one: StripeSession = {
    id: fresh('cs_test'),
    payment_intent: fresh('pi'),
    payment_status: 'paid',
    lines: [{ price: 'price_ville', quantity: 1 }],
    ...changes,
  };
  stripe.sessions.set(one.id, one);
  return one;
}

/** The orders of the sale with that reference, in order. */
const ordersOf = (app: TestApp, reference: string | null): Promise<Row[]> =>
  app
    .db('orders')
    .join('sales', 'sales.id', 'orders.sale_id')
    .where({ reference })
    .orderBy('sale_copy')
    .select<Row[]>('orders.*');

const mailsTo = async (app: TestApp, address: string) => {
  await app.mailsSettled();
  return (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === address);
};

const notices = async (app: TestApp): Promise<string> =>
  (await mailsTo(app, SHOP_FACTS.contact)).map(({ subject, text }) => `${subject}\n${text}`).join('\n---\n');

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start({
      facts: SHOP_FACTS,
      settings: { shops: shopsOf(stripe), secretKeys: [Buffer.alloc(32, 7)] },
    });
  });

  describe('a paid sale of any shop', () => {
    it('makes one order for each copy, with its address, at once and once', async () => {
      const order = fresh('CMD');
      const body = standardEvent(order, {
        lines: [
          { product: 'pack-ville', quantity: 2 },
          { product: 'price_ville', quantity: 1 },
        ],
      });
      expect(await tell(app, body)).toEqual([200, undefined]);
      expect(await tell(app, body)).toEqual([200, undefined]);
      const orders = await ordersOf(app, order);
      expect(orders.map(({ city, state, tied_email: email }) => [city, state, email])).toEqual(
        Array.from({ length: 3 }, () => ['VILLE', 'COMMAND', 'acheteuse@boutique.test']),
      );
      expect(new Set(orders.map(({ code }) => code)).size).toBe(3);
      const addresses = await app
        .db('order_addresses')
        .whereIn(
          'order_id',
          orders.map(({ id }) => id),
        )
        .pluck<string[]>('sealed');
      expect(addresses.map((sealed) => sealed.slice(0, 3))).toEqual(['v1.', 'v1.', 'v1.']);
    });

    it('is confirmed to the buyer by one mail, which names no code and has the link to the page of the letters', async () => {
      const [order, email] = [fresh('CMD'), `${fresh('acheteur')}@boutique.test`];
      await tell(app, standardEvent(order, { email }));
      const orders = await ordersOf(app, order);
      const mails = await mailsTo(app, email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Commande ${orders[0]?.identifier.slice(0, -2)} : bien reçue`.replace(' :', '\u00A0:'),
      ]);
      for (const { code } of orders) expect(mails[0]?.raw ?? '').not.toContain(code);
      const link = /\/suivi\/(s\d+-[\w-]+)/u.exec(mails[0]?.text ?? '')?.[1];
      const page = await fetch(`${app.address}/api/post/${link}`);
      expect(await page.json()).toMatchObject({
        letters: orders.map(({ identifier }) => ({ number: identifier, state: 'paid' })),
      });
    });

    it('without a mail of its buyer makes its letters, and staff are told that nobody was written to', async () => {
      for (const email of [null, '\u200F']) {
        const order = fresh('CMD');
        await tell(app, standardEvent(order, { email }));
        expect(await ordersOf(app, order)).toHaveLength(2);
        expect(await app.db('sales').where({ reference: order }).first()).toMatchObject({
          problems: 'unreadable-email',
        });
        expect(await notices(app)).toContain(order);
      }
    });

    it('is listed to staff among the letters to post, with the number of the sale', async () => {
      const order = fresh('CMD');
      await tell(app, standardEvent(order));
      const [first] = await ordersOf(app, order);
      const staff = await staffOf(app);
      const unsent = staffBodyOf<Json[]>(await staff.get('/api/admin/status/unsent'));
      expect(unsent).toContainEqual(
        expect.objectContaining({ code: first?.code, identifier: first?.identifier }),
      );
    });
  });

  describe('an event', () => {
    it.each([
      ['is forged', { secret: Buffer.alloc(24, 1) }, {}, 'BAD_SIGNATURE'],
      ['comes ten minutes late', { at: Date.UTC(2026, 5, 2, 9, 50) }, {}, 'BAD_SIGNATURE'],
      ['is not about a test', {}, { test: false }, 'WRONG_MODE'],
    ])('that %s is refused and leaves nothing', async (_what, signing, data, error) => {
      const order = fresh('CMD');
      expect(await tell(app, standardEvent(order, data), signing)).toEqual([400, error]);
      expect(await app.db('sales').where({ reference: order })).toEqual([]);
    });

    it('with other bytes under a known id is refused', async () => {
      const [order, id] = [fresh('CMD'), fresh('msg')];
      expect(await tell(app, standardEvent(order), { id })).toEqual([200, undefined]);
      const more = standardEvent(order, { lines: [{ product: 'pack-ville', quantity: 9 }] });
      expect(await tell(app, more, { id })).toEqual([409, 'EVENT_CHANGED']);
      expect(await ordersOf(app, order)).toHaveLength(2);
    });

    it('that is older than what made the orders adds nothing', async () => {
      const order = fresh('CMD');
      await tell(app, standardEvent(order, {}, 'order.paid', '2026-06-02T09:59:00Z'));
      const older = standardEvent(
        order,
        { lines: [{ product: 'pack-ville', quantity: 5 }] },
        'order.paid',
        '2026-06-02T09:00:00Z',
      );
      expect(await tell(app, older)).toEqual([200, undefined]);
      expect(await ordersOf(app, order)).toHaveLength(2);
    });

    it('has no address where its shop is not configured', async () => {
      const closed = await servers.start();
      for (const shop of ['stripe', 'standard']) {
        const answered = await closed
          .visitor()
          .send('POST', `/hooks/${shop}`, { body: '{}', headers: JSON_TYPE });
        expect(answered.status).toBe(404);
      }
    });
  });

  describe('a sale of Stripe', () => {
    it('is read back from Stripe, which alone says what was paid', async () => {
      const one = session({ lines: [{ price: 'price_ville', quantity: 2 }] });
      expect(await tellStripe(app, stripeEvent('checkout.session.completed', one))).toEqual([200, undefined]);
      expect(await ordersOf(app, one.payment_intent)).toHaveLength(2);
      expect(await app.db('sales').where({ reference: one.payment_intent }).first()).toMatchObject({
        currency: 'eur',
      });
      expect(await tellStripe(app, stripeEvent('checkout.session.completed', one), 'whsec_faux')).toEqual([
        400,
        'BAD_SIGNATURE',
      ]);
    });

    it('reads the fields of its payment page, of any type', async () => {
      const fields = { giftfrom: 'Papi', poston: 20_062_026, giftto: ['Camille'] } as const;
      const one = session({ fields });
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      const [order] = await ordersOf(app, one.payment_intent);
      expect(order).toMatchObject({ gift_from: 'Papi', gift_to: 'Camille', post_on: '2026-06-20' });
      const two = session({ fields: { gift: ['oui'], telephone: 612 } });
      await tellStripe(app, stripeEvent('checkout.session.completed', two));
      expect(await app.db('sales').where({ reference: two.payment_intent }).first()).toMatchObject({
        problems: 'unknown-field',
      });
      const [present] = await ordersOf(app, two.payment_intent);
      expect(await app.db('dispatches').where({ order_id: present?.id }).first()).not.toMatchObject({
        tell_by: null,
      });
    });

    it.each<[string | null, string, Partial<StripeSession>]>([
      ['en', 'the page of payment', { locale: 'en-GB' }],
      [null, 'a page in a language that we do not have', { locale: 'de' }],
      ['en', 'the payment link', { locale: 'fr', metadata: { language: 'en' } }],
      ['en', 'a menu', { fields: { langue: ['anglais'] }, metadata: { language: 'fr' } }],
      [
        'en',
        'the price',
        { locale: 'fr', lines: [{ price: 'price_ville', quantity: 1, metadata: { Language: 'English' } }] },
      ],
    ])('makes a letter in the language %j, which it takes from %s', async (language, _source, changes) => {
      const one = session(changes);
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      expect(await ordersOf(app, one.payment_intent)).toMatchObject([{ language }]);
      expect(await app.db('sales').where({ reference: one.payment_intent }).first()).toMatchObject({
        problems: '',
      });
    });

    it('keeps a language that a field says and nobody understands', async () => {
      const one = session({ fields: { langue: 'la mienne' } });
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      expect(await app.db('sales').where({ reference: one.payment_intent }).first()).toMatchObject({
        problems: 'unknown-field',
      });
    });

    it('makes its orders when it is paid, however late', async () => {
      const one = session({ payment_status: 'unpaid' });
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      expect(await ordersOf(app, one.payment_intent)).toEqual([]);
      one.payment_status = 'paid';
      await tellStripe(app, stripeEvent('checkout.session.async_payment_succeeded', one));
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      expect(await ordersOf(app, one.payment_intent)).toHaveLength(1);
    });

    it('is made once when its payment gets a name between two events', async () => {
      const one = session({ payment_intent: null, payment_status: 'unpaid' });
      stripe.isDown = true;
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      stripe.isDown = false;
      Object.assign(one, { payment_intent: fresh('pi'), payment_status: 'paid' });
      await tellStripe(app, stripeEvent('checkout.session.async_payment_succeeded', one));
      app.clock.wait(130_000);
      await app.deliver();
      expect([await ordersOf(app, one.id), (await ordersOf(app, one.payment_intent)).length]).toEqual([
        [],
        1,
      ]);
    });

    it('waits while Stripe does not answer, and staff learn of it after an hour', async () => {
      const one = session();
      stripe.isDown = true;
      expect(await tellStripe(app, stripeEvent('checkout.session.completed', one))).toEqual([200, undefined]);
      for (let tries = 0; tries < 6; tries += 1) {
        app.clock.wait(3_600_000);
        await app.deliver();
      }
      stripe.isDown = false;
      await app.deliver();
      const told = (await notices(app)).split(one.payment_intent ?? '-').length - 1;
      app.clock.wait(6 * 3_600_000);
      await app.deliver();
      expect([told, (await ordersOf(app, one.payment_intent)).length]).toEqual([1, 1]);
    });

    it('that asked for no payment makes nothing, and staff are told', async () => {
      const one = session({ payment_status: 'no_payment_required', payment_intent: null });
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      expect(await ordersOf(app, one.id)).toEqual([]);
      expect(await notices(app)).toContain(one.id);
    });
  });

  describe('money that goes back', () => {
    it('before the posting voids the letters, which staff can undo with a reason', async () => {
      const one = session();
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      const [made] = await ordersOf(app, one.payment_intent);
      const code = made?.code ?? '';
      one.refunded = true;
      await tellStripe(app, stripeEvent('charge.refunded', one));
      expect((await ordersOf(app, one.payment_intent))[0]?.cancelled_at).not.toBeNull();
      const staff = await staffOf(app);
      const sent = await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'V' });
      expect([sent.status, sent.body.error]).toEqual([409, 'CANCELLED']);
      const file = await fileOf(staff, code);
      expect(file.timeline.at(-1)?.kind).toBe('refund');
      const undo = {
        action: file.timeline.at(-1)?.id,
        version: file.order.staff.version,
        reason: 'payé en espèces',
      };
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/undo`, undo));
      staffBodyOf(await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'V' }));
    });

    it('after the posting stops nothing, and staff are told once', async () => {
      const one = session();
      await tellStripe(app, stripeEvent('checkout.session.completed', one));
      const code = (await ordersOf(app, one.payment_intent))[0]?.code ?? '';
      const staff = await staffOf(app);
      staffBodyOf(await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'V' }));
      one.disputed = true;
      for (let times = 0; times < 2; times += 1)
        await tellStripe(app, stripeEvent('charge.dispute.created', one));
      staffBodyOf(await (await app.player()).post(`/api/a/${code}`, {}));
      expect((await notices(app)).split(`Plis déjà partis\u00A0: ${code}`)).toHaveLength(2);
    });

    it('before its payment is told leaves no order at all', async () => {
      const order = fresh('CMD');
      await tell(app, standardEvent(order, {}, 'order.refunded', '2026-06-02T10:01:00Z'));
      expect(await tell(app, standardEvent(order))).toEqual([200, undefined]);
      expect(await ordersOf(app, order)).toEqual([]);
    });

    it('in part stops nothing, and staff are told', async () => {
      const one = session({ amount_refunded: 300 });
      await tellStripe(app, stripeEvent('charge.refunded', one));
      expect((await ordersOf(app, one.payment_intent))[0]?.cancelled_at).toBeNull();
      expect(await notices(app)).toContain(one.payment_intent);
    });
  });

  describe('an unknown product', () => {
    it('is told to staff once; its letters follow when it is known, the others do not wait', async () => {
      const order = fresh('CMD');
      const lines = [
        { product: 'pack-oublié', quantity: 1 },
        { product: 'pack-ville', quantity: 1 },
      ];
      await tell(app, standardEvent(order, { lines }));
      app.clock.wait(130_000);
      await app.deliver();
      expect(await ordersOf(app, order)).toHaveLength(1);
      expect((await notices(app)).split(order)).toHaveLength(2);
      SHOP.products.push({ product: 'pack-oublié', city: 'VILLE' });
      app.clock.wait(3_600_000);
      await app.deliver();
      SHOP.products.pop();
      expect((await ordersOf(app, order)).map(({ identifier }) => identifier.at(-1))).toEqual(['1', '2']);
    });
  });

  it.skipIf(servers.startTwo === null)(
    'two processes that get the same events make the same orders',
    async () => {
      const both = await servers.startTwo?.({ facts: SHOP_FACTS, settings: { shops: shopsOf(stripe) } });
      const orders = Array.from({ length: 12 }, () => fresh('CMD'));
      const sessions = orders.map(() => session());
      await Promise.all(
        (both ?? []).flatMap((process) => [
          ...orders.map((order) => tell(process, standardEvent(order))),
          ...sessions.map((one) => tellStripe(process, stripeEvent('checkout.session.completed', one))),
        ]),
      );
      const [first] = both ?? [];
      if (!first) throw new Error('no server');
      for (const order of orders) expect(await ordersOf(first, order)).toHaveLength(2);
      for (const one of sessions) expect(await ordersOf(first, one.payment_intent)).toHaveLength(1);
    },
  );
});
