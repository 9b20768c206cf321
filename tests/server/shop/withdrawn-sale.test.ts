import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { boughtLetterStore } from '../../../server/store/orders/bought-letters.ts';
import { withdrawalStore } from '../../../server/store/orders/withdrawals.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import { createdBy, fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import {
  letJoin,
  postedLot,
  printedLot,
  QUEUE_OPTIONS,
  queueOf,
  sell,
  takeAll,
} from '../../support/shop/queue-app.ts';
import { SHOP, SHOP_FACTS } from '../../support/shop/shop-app.ts';

/** Noon in Paris in the summer of the test. */
const MOMENT = 'mardi 2 juin 2026 à 12 h (Europe/Paris)';

/** A letter that can be made now, and one that cannot yet. */
const KNOWN = { product: 'pack-ville', quantity: 1 };
const LATER = { product: 'pack-oublié', quantity: 1 };
const LATE = [KNOWN, LATER];

interface Letter {
  readonly code: string;
  readonly stopped_at: unknown;
  readonly version: number;
}

/** One after the other. */
async function several<Made>(make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let each = 0; each < 6; each += 1) made.push(await make());
  return made;
}

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
    staff = await staffOf(app, 'claire@poste.test');
  });

  let count = 0;
  const withdraw = (reference: string, email: string) =>
    app.visitor().post('/api/withdrawal', { reference, email });
  /** A sale with a mail of its own, of two letters unless said otherwise. */
  async function sold(data: Readonly<Record<string, unknown>> = {}) {
    const email = `acheteur${(count += 1)}@boutique.test`;
    const codes = await sell(app, { email, ...data });
    const sale = await app
      .db('sales')
      .orderBy('id', 'desc')
      .first<{ id: number; reference: string }>('id', 'reference');
    return { email, codes, ...sale };
  }
  const lettersOf = (sale: number) =>
    app.db('orders').where({ sale_id: sale }).orderBy('sale_copy').select<Letter[]>();
  const isHeld = async (sale: number) =>
    (await lettersOf(sale)).map(({ stopped_at: stoppedAt }) => stoppedAt !== null);
  /** The unknown product becomes known: the missing letters are made. */
  async function makeMissing(beside: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    SHOP.products.push({ product: LATER.product, city: 'VILLE' });
    try {
      app.clock.wait(3_600_000);
      await Promise.all([app.deliver(), beside()]);
    } finally {
      SHOP.products.pop();
    }
    await letJoin(app);
  }
  const openFor = async (email: string) => {
    const { withdrawals } = staffBodyOf<{ withdrawals: ApiSchemas['OpenWithdrawal'][] }>(
      await staff.get('/api/admin/queue'),
    );
    return withdrawals.find((each) => each.email === email);
  };
  const settle = (id: number | undefined) => staff.post(`/api/admin/withdrawals/${id}/settle`, {});
  const release = (id: number | undefined, reason?: string) =>
    staff.post(`/api/admin/withdrawals/${id}/release`, { reason });
  const mailsTo = async (address: string) => {
    await app.mailsSettled();
    return (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === address);
  };
  const lastMailTo = async (address: string) => (await mailsTo(address)).at(-1);
  const waiting = async () => (await queueOf(staff)).waiting.reduce((sum, { letters }) => sum + letters, 0);

  describe('a withdrawal by the number in the mail of the sale', () => {
    it('holds all its letters back, shows them in the queue, and is confirmed with date and hour', async () => {
      const before = await waiting();
      const { email, codes, id } = await sold();
      expect(await waiting()).toBe(before + 2);
      expect((await withdraw(`V-${id}`, email)).status).toBe(201);
      expect(await waiting()).toBe(before);
      expect(await isHeld(id)).toEqual([true, true]);
      expect(await openFor(email)).toMatchObject({
        reference: `V-${id}`,
        letters: codes.map((code, index) => ({
          code,
          identifier: `V-${id}-${index + 1}`,
          isStopped: true,
          isActivated: false,
          state: 'paid',
        })),
      });
      const receipt = await lastMailTo(email);
      expect(receipt?.subject).toContain('Accusé de réception');
      for (const words of [`V-${id}`, MOMENT, `V-${id}-1 et V-${id}-2`])
        expect(receipt?.text).toContain(words);
      for (const code of codes) expect(receipt?.raw).not.toContain(code);
      const player = await app.player();
      expect((await player.post(`/api/a/${codes[0]}`, {})).body.error).toBe('INVALID_CODE');
    });

    it.each([
      (id: number) => `v ${id}`,
      (id: number) => `Commande V-${id}`,
      (id: number) => `v${id}`,
      (id: number) => `V-${id}-1, V-${id}-2`,
      (id: number) => `V-${id}-1 et v-${id}-2`,
      (id: number) => `V\u2011${id}`,
      (id: number) => `\u200EV–${id}\u200B.`,
      (id: number) => `n°V-${id}`,
      (id: number) => `ma commande (V-${id}), du 3 mai`,
    ])('is read as people write it: %s', async (write) => {
      const { email, id } = await sold();
      await withdraw(write(id), email);
      expect(await isHeld(id)).toEqual([true, true]);
    });

    it('also goes by the number of the payment', async () => {
      const { email, id, reference } = await sold();
      await withdraw(reference, email);
      expect(await isHeld(id)).toEqual([true, true]);
    });

    it('may choose one letter of the sale', async () => {
      const { email, id } = await sold();
      await withdraw(`V-${id}-2`, email);
      expect(await isHeld(id)).toEqual([false, true]);
    });

    it('is the right of who bought a present, not of who has its code', async () => {
      const { email, codes, id } = await sold({ gift: { giftTo: 'Noé' } });
      await withdraw(codes[0] ?? '', 'noe@boutique.test');
      expect(await isHeld(id)).toEqual([false, false]);
      await withdraw(`V-${id}`, email);
      expect(await isHeld(id)).toEqual([true, true]);
    });

    it('with another mail gets the same answer and holds nothing', async () => {
      const { id, email } = await sold();
      const wrong = await withdraw(`V-${id}`, 'voisin@boutique.test');
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([201, ['reference', 'email', 'receivedAt']]);
      expect(await isHeld(id)).toEqual([false, false]);
      expect(await openFor('voisin@boutique.test')).toBeUndefined();
      const receipt = await lastMailTo('voisin@boutique.test');
      expect(receipt?.text).not.toContain(`V-${id}-1`);
      expect((await withdraw(`V-${id}`, email)).body).toMatchObject({ reference: `V-${id}` });
      expect(await isHeld(id)).toEqual([true, true]);
    });

    it('names a letter that somebody plays, and leaves it to a person', async () => {
      const { email, codes, id } = await sold();
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
      const [played = '', unopened = ''] = codes;
      const player = await app.player();
      staffBodyOf(await player.post(`/api/a/${played}`, {}));
      await withdraw(`V-${id}`, email);
      expect(await isHeld(id)).toEqual([false, true]);
      expect((await player.status()).code).toBe(played);
      expect((await openFor(email))?.letters).toMatchObject([
        { code: played, isActivated: true, isStopped: false },
        { code: unopened, isActivated: false, isStopped: true, state: 'posted' },
      ]);
      expect((await lastMailTo(email))?.text).toContain(`Le pli V-${id}-1 était déjà activé`);
    });

    it('takes letters out of a lot that somebody holds, before and after printing', async () => {
      const { email, codes, id } = await sold();
      const other = await sold();
      const lot = await takeAll(staff);
      await withdraw(`V-${id}-1`, email);
      const printed = (await printedLot(staff, lot)).map(({ code }) => code);
      expect(printed).not.toContain(codes[0]);
      expect(printed).toEqual(expect.arrayContaining([codes[1], ...other.codes]));
      await withdraw(`V-${id}-2`, email);
      expect(await postedLot(staff, lot)).toMatchObject({ posted: 2, withheld: [codes[1]] });
      expect((await openFor(email))?.letters).toMatchObject([{ code: codes[0], state: 'paid' }]);
    });
  });

  describe('the counter', () => {
    it('finishes a withdrawal by one gesture; its letters stay stopped', async () => {
      const { email, id } = await sold();
      await withdraw(`V-${id}`, email);
      const open = await openFor(email);
      staffBodyOf(await settle(open?.id));
      expect(await openFor(email)).toBeUndefined();
      expect(await isHeld(id)).toEqual([true, true]);
      expect((await settle(open?.id)).body.error).toBe('WITHDRAWAL_SETTLED');
    });

    it('releases its letters with a reason, and a new declaration holds them again', async () => {
      const { email, codes, id } = await sold();
      await withdraw(`V-${id}`, email);
      const open = await openFor(email);
      expect((await release(open?.id)).body.error).toBe('MISSING_REASON');
      staffBodyOf(await release(open?.id, 'elle garde sa lettre'));
      expect([await isHeld(id), await openFor(email)]).toEqual([[false, false], undefined]);
      expect((await fileOf(staff, codes[0] ?? '')).timeline.at(-1)).toMatchObject({
        action: 'undo',
        reason: 'elle garde sa lettre',
      });
      await withdraw(`V-${id}`, email);
      expect(await isHeld(id)).toEqual([true, true]);
      expect((await openFor(email))?.letters).toHaveLength(2);
    });
  });

  it('a letter made by hand, whose buyer nobody noted, is left to a person', async () => {
    const code = await createdBy(staff);
    await app.db('orders').where({ code }).update({ identifier: 'CMD-SEUL' });
    await withdraw('CMD-SEUL', 'acheteuse@boutique.test');
    const { order, timeline } = await fileOf(staff, code);
    expect([order.staff.stoppedAt, timeline.at(-1)?.kind]).toEqual([null, 'withdrawal']);
  });

  describe('the form of the page, without scripts', () => {
    const send = (
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
      page = '/retractation',
    ) =>
      fetch(app.address + page, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      });
    const placeOf = (response: Response) => [response.status, response.headers.get('location')];

    it('withdraws when it was confirmed', async () => {
      const { email, id } = await sold();
      const fields = { reference: `V-${id}`, email };
      expect(placeOf(await send(fields))).toEqual([303, '/retractation']);
      expect(await isHeld(id)).toEqual([false, false]);
      expect(placeOf(await send({ ...fields, confirmed: 'true' }))).toEqual([
        303,
        '/retractation?received=true',
      ]);
      expect(await isHeld(id)).toEqual([true, true]);
      expect((await lastMailTo(email))?.text).toContain(MOMENT);
    });

    it('says what is missing, and refuses other sites', async () => {
      const confirmed = { confirmed: 'true', reference: 'V-1', email: 'a@b' };
      expect(placeOf(await send(confirmed))).toEqual([303, '/retractation?incomplete=true']);
      expect((await send(confirmed, { origin: 'https://ailleurs.test' })).status).toBe(403);
      expect(placeOf(await send(confirmed, {}, '/en/retractation/'))).toEqual([
        303,
        '/en/retractation?incomplete=true',
      ]);
    });
  });

  describe('a letter that is made after its buyer withdrew from the sale', () => {
    it('is held like the others: out of the queue, marked, its code shut, and no mail says that it comes', async () => {
      const { id, email } = await sold({ lines: LATE });
      const before = await waiting();
      await withdraw(`V-${id}`, email);
      await makeMissing();
      expect([await isHeld(id), await waiting()]).toEqual([[true, true], before - 1]);
      const [first, later] = await lettersOf(id);
      const code = later?.code ?? '';
      expect((await openFor(email))?.letters).toMatchObject([
        { code: first?.code, isStopped: true, isLater: false, state: 'paid' },
        { code, isStopped: true, isLater: true, state: 'paid' },
      ]);
      const { order, timeline } = await fileOf(staff, code);
      expect(order.staff.stoppedAt).toBe(new Date(app.clock.now).toISOString());
      expect(timeline.at(-1)).toMatchObject({ kind: 'withdrawal', canUndo: true });
      const player = await app.player();
      expect((await player.post(`/api/a/${code}`, {})).body.error).toBe('INVALID_CODE');
      expect((await mailsTo(email)).map(({ subject }) => subject?.split(' ')[0])).toEqual([
        'Commande',
        'Accusé',
      ]);
    });

    it('opens a withdrawal again that was dealt with, and is released with it', async () => {
      const { id, email } = await sold({ lines: LATE });
      await withdraw(`V-${id}`, email);
      staffBodyOf(await settle((await openFor(email))?.id));
      await makeMissing();
      const open = await openFor(email);
      expect(open?.letters).toMatchObject([{ identifier: `V-${id}-2`, isStopped: true }]);
      staffBodyOf(await release(open?.id, 'elle les garde'));
      expect([await isHeld(id), await openFor(email)]).toEqual([[true, false], undefined]);
    });

    it('leaves when staff had released the withdrawal, until the buyer withdraws again', async () => {
      const { id, email } = await sold({ lines: LATE });
      await withdraw(`V-${id}`, email);
      staffBodyOf(await release((await openFor(email))?.id, 'elle les garde'));
      await makeMissing();
      expect(await isHeld(id)).toEqual([false, false]);
      await withdraw(`V-${id}`, email);
      expect(await isHeld(id)).toEqual([true, true]);
    });

    it.each([
      ['is held where the sale had no letter at all', [LATER], '', [true]],
      ['is held where its number was chosen', [KNOWN, LATER, LATER], '-2', [false, true, false]],
      ['leaves where others of the sale were chosen', [KNOWN, LATER], '-1', [true, false]],
    ])('%s', async (_what, lines, copy, held) => {
      const { id, email } = await sold({ lines });
      await withdraw(`V-${id}${copy}`, email);
      await makeMissing();
      expect(await isHeld(id)).toEqual(held);
    });

    it('also by the number of the payment, and as a present; not with another mail', async () => {
      const { id, email, reference } = await sold({ lines: [LATER], gift: { giftTo: 'Noé' } });
      const other = await sold({ lines: [LATER] });
      await withdraw(reference, email);
      await withdraw(`V-${other.id}`, email);
      const notice = (await mailsTo(SHOP_FACTS.contact)).find(({ subject }) => subject?.includes(reference));
      expect(notice?.text).toMatch(new RegExp(`Pas encore fait\\s*: V-${id}`, 'u'));
      await makeMissing();
      expect([await isHeld(id), await isHeld(other.id)]).toEqual([[true], [false]]);
    });
  });

  it('a declaration stores nothing when a letter was made or stopped since its letters were read', async () => {
    const { id, email } = await sold({ lines: [KNOWN] });
    const read = await boughtLetterStore(app.db).of({ kind: 'sale', id });
    const letters = read.map(({ order }) => ({ order, mayStop: true }));
    const record = (found: readonly number[]) =>
      withdrawalStore(app.db).record(
        { reference: `V-${id}`, email, letters, sales: [{ id, copy: null, found }], receivedAt: 1 },
        () => [],
      );
    expect(await record([])).toBeNull();
    await app.db('orders').where({ sale_id: id }).update({ stopped_at: 1 });
    expect(await record(letters.map(({ order }) => order.id))).toBeNull();
    expect(await app.db('withdrawals').where({ email })).toEqual([]);
  });

  it('no letter escapes that is made while its buyer withdraws', async () => {
    const sales = await several(() => sold({ lines: LATE }));
    await makeMissing(() => Promise.all(sales.map(({ id, email }) => withdraw(`V-${id}`, email))));
    for (const { id } of sales) expect(await isHeld(id)).toEqual([true, true]);
  });

  it('no letter escapes that replaces a lost one while its buyer withdraws', async () => {
    const sales = await several(() => sold({ lines: [KNOWN] }));
    const lot = await takeAll(staff);
    await printedLot(staff, lot);
    await postedLot(staff, lot);
    await Promise.all(
      sales.map(async ({ id, email }) => {
        const [letter] = await lettersOf(id);
        await Promise.all([
          withdraw(`V-${id}`, email),
          staff.post(`/api/admin/orders/${letter?.code}/lost`, {
            version: letter?.version,
            reason: 'jamais arrivé',
          }),
        ]);
      }),
    );
    for (const { id } of sales) expect(await isHeld(id)).toEqual([true]);
  });
});
