import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { boughtLetterStore } from '../../../server/store/orders/bought-letters.ts';
import { withdrawalStore } from '../../../server/store/orders/withdrawals.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
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
  takeAll,
} from '../../support/shop/queue-app.ts';
import { SHOP, SHOP_FACTS } from '../../support/shop/shop-app.ts';

const LATER = { product: 'pack-oublié', quantity: 1 };
const KNOWN = { product: 'pack-ville', quantity: 1 };

interface Letter {
  readonly code: string;
  readonly sale_copy: number;
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
  /** A sale with a mail of its own, of letters that can be made now and letters that cannot yet. */
  async function sold(
    lines: readonly { product: string; quantity: number }[] = [KNOWN, LATER],
    data: Readonly<Record<string, unknown>> = {},
  ) {
    const email = `acheteur${(count += 1)}@plus-tard.test`;
    await sell(app, { email, lines, ...data });
    const sale = await app
      .db('sales')
      .orderBy('id', 'desc')
      .first<{ id: number; reference: string }>('id', 'reference');
    return { email, ...sale };
  }
  const lettersOf = (sale: number) =>
    app.db('orders').where({ sale_id: sale }).orderBy('sale_copy').select<Letter[]>();
  const isHeld = async (sale: number) =>
    (await lettersOf(sale)).map(({ stopped_at: stoppedAt }) => stoppedAt !== null);
  /** Its product becomes known: the missing letters are made. */
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
  const deal = (id: number | undefined, how: 'settle' | 'release') =>
    staff.post(`/api/admin/withdrawals/${id}/${how}`, how === 'release' ? { reason: 'elle les garde' } : {});

  describe('a letter that is made after its buyer withdrew from the sale', () => {
    it('is held like the others: out of the queue, marked, its code shut, and no mail says that it comes', async () => {
      const { id, email } = await sold();
      await withdraw(`V-${id}`, email);
      await makeMissing();
      const waiting = (await queueOf(staff)).waiting.reduce((sum, { letters }) => sum + letters, 0);
      expect([await isHeld(id), waiting]).toEqual([[true, true], 0]);
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
      await app.mailsSettled();
      const mails = (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === email);
      expect(mails.map(({ subject }) => subject?.split(' ')[0])).toEqual(['Commande', 'Accusé']);
    });

    it('opens a withdrawal again that was dealt with, and is released with it', async () => {
      const { id, email } = await sold();
      await withdraw(`V-${id}`, email);
      staffBodyOf(await deal((await openFor(email))?.id, 'settle'));
      await makeMissing();
      const open = await openFor(email);
      expect(open?.letters).toMatchObject([{ identifier: `V-${id}-2`, isStopped: true }]);
      staffBodyOf(await deal(open?.id, 'release'));
      expect([await isHeld(id), await openFor(email)]).toEqual([[true, false], undefined]);
    });

    it('leaves when staff had released the withdrawal, until the buyer withdraws again', async () => {
      const { id, email } = await sold();
      await withdraw(`V-${id}`, email);
      staffBodyOf(await deal((await openFor(email))?.id, 'release'));
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
      const { id, email } = await sold(lines);
      await withdraw(`V-${id}${copy}`, email);
      await makeMissing();
      expect(await isHeld(id)).toEqual(held);
    });

    it('also by the number of the payment, and as a present; not with another mail', async () => {
      const { id, email, reference } = await sold([LATER], { gift: { giftTo: 'Noé' } });
      const other = await sold([LATER]);
      await withdraw(reference, email);
      await withdraw(`V-${other.id}`, email);
      await app.mailsSettled();
      const notice = (await readOutbox(app.dataDir))
        .filter((mail) => mail.to?.[0]?.address === SHOP_FACTS.contact)
        .find(({ subject }) => subject?.includes(reference));
      expect(notice?.text).toMatch(new RegExp(`Pas encore fait\\s*: V-${id}`, 'u'));
      await makeMissing();
      expect([await isHeld(id), await isHeld(other.id)]).toEqual([[true], [false]]);
    });
  });

  it('a declaration stores nothing when a letter was made or stopped since its letters were read', async () => {
    const { id, email } = await sold([KNOWN]);
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
    const sales = await several(() => sold());
    await makeMissing(() => Promise.all(sales.map(({ id, email }) => withdraw(`V-${id}`, email))));
    for (const { id } of sales) expect(await isHeld(id)).toEqual([true, true]);
  });

  it('no letter escapes that replaces a lost one while its buyer withdraws', async () => {
    const sales = await several(() => sold([KNOWN]));
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
