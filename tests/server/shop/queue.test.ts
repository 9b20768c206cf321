import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { readOutbox, subjectsOf } from '../../support/server/mail-server.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { createdBy, fileOf, staffBodyOf, staffOf, type Json } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import {
  postedLot,
  printedLot,
  QUEUE_OPTIONS,
  queueOf,
  refund,
  sell,
  take,
  takeAll,
  type LotBody,
} from '../../support/shop/queue-app.ts';
import { STANDARD_ADDRESS } from '../../support/shop/standard-events.ts';
import { wordsIn } from '../../../server/words/words.ts';

const { subject: POSTED } = wordsIn().mails.lettersPosted;

const DAY = 24 * 3_600_000;
const ONE = { lines: [{ product: 'pack-ville', quantity: 1 }] };
const BUYER = 'acheteuse@boutique.test';

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
    staff = await staffOf(app, 'claire@poste.test');
  });

  const seen = (code: string) => fileOf(staff, code);
  const stateOf = async (code: string) => (await seen(code)).way?.state ?? null;
  const mailsTo = async (address: string) => {
    await app.mailsSettled();
    return (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === address);
  };
  /** One sold letter that was printed and posted. */
  async function posted(data: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const [code = ''] = await sell(app, { ...ONE, ...data });
    const lot = await takeAll(staff);
    await printedLot(staff, lot);
    await postedLot(staff, lot);
    return code;
  }

  describe('a paid letter', () => {
    it('stands in the queue of its city and day, is taken, printed and posted, and its buyer learns of it once without a code', async () => {
      const codes = await sell(app);
      const { today, waiting } = await queueOf(staff);
      expect(waiting).toMatchObject([{ city: 'VILLE', day: today, letters: 2, ready: 2 }]);
      expect(staffBodyOf(await staff.get(`/api/admin/queue/letters?city=VILLE&day=${today}`))).toMatchObject(
        codes.map((code) => ({ code, standing: 'ready', isPresent: false })),
      );
      const lot = await takeAll(staff);
      expect(lot).toMatchObject({
        holder: 'claire@poste.test',
        isMine: true,
        unprinted: 2,
        printed: 0,
        posted: 0,
      });
      const other = await staffOf(app, 'paul@poste.test');
      const taken = { holder: 'claire@poste.test', takenAt: lot.takenAt };
      expect(staffBodyOf(await staff.get(`/api/admin/batches/${lot.batch}`))).toMatchObject({
        codes,
        taken: { ...taken, isMine: true },
      });
      expect(staffBodyOf(await other.get('/api/admin/batches'))).toMatchObject([
        { id: lot.batch, taken: { ...taken, isMine: false } },
      ]);
      expect((await staff.post(`/api/admin/batches/${lot.batch}/post`)).body.error).toBe('NOTHING_TO_POST');
      await printedLot(staff, lot);
      expect((await queueOf(staff)).lots).toMatchObject([{ batch: lot.batch, unprinted: 0, printed: 2 }]);
      const again = await printedLot(staff, lot);
      expect(again.map(({ code }) => code)).toEqual(codes);
      expect(await postedLot(staff, lot)).toMatchObject({ printed: 0, posted: 2 });
      expect(await queueOf(staff)).toMatchObject({ waiting: [], lots: [] });
      expect(await seen(codes[0] ?? '')).toMatchObject({
        order: { state: 2 },
        way: { state: 'posted', batch: lot.batch },
      });
      const mails = await mailsTo(BUYER);
      expect(subjectsOf(mails)).toEqual([expect.stringContaining('bien reçue'), POSTED(2)]);
      expect(mails.filter(({ raw }) => codes.some((code) => raw.includes(code)))).toHaveLength(0);
    });

    it('waits for the day that its giver chose', async () => {
      const { today } = await queueOf(staff);
      const day = '2026-06-20';
      await sell(app, { ...ONE, gift: { giftTo: 'Noé', postOn: day } });
      const [group] = (await queueOf(staff)).waiting;
      expect([group?.day, today < day]).toEqual([day, true]);
      expect(group && (await take(staff, group)).body.error).toBe('NOT_THEIR_DAY');
      app.clock.wait(20 * DAY);
      await staff.login('claire@poste.test');
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
    });

    it('without an address is shown, and not taken', async () => {
      const [code = ''] = await sell(app, { ...ONE, address: null });
      const [group] = (await queueOf(staff)).waiting;
      expect(group).toMatchObject({ letters: 1, ready: 0 });
      expect(group && (await take(staff, group)).body.error).toBe('QUEUE_CHANGED');
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/address`, { address: STANDARD_ADDRESS }));
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
    });

    it('that is refunded after printing is named as one that must not leave', async () => {
      const [other = ''] = await sell(app, ONE);
      const [code = ''] = await sell(app, ONE);
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await refund(app);
      expect((await queueOf(staff)).lots).toMatchObject([{ printed: 1, withheld: [code] }]);
      expect(await postedLot(staff, lot)).toMatchObject({ posted: 1, withheld: [code] });
      expect([(await seen(code)).order.state, (await seen(other)).order.state]).toEqual([1, 2]);
    });
  });

  it('marks a letter whose buyer declared a withdrawal, or whose payment went back', async () => {
    const [withdrawn = ''] = await sell(app, ONE);
    const [disputed = ''] = await sell(app, ONE);
    const [usual = ''] = await sell(app, ONE);
    const order = await app.db('orders').where({ code: withdrawn }).first<{ id: number }>('id');
    const declared = { reference: withdrawn, email: 'repentie@boutique.test', received_at: app.clock.now };
    const [row] = await app.db('withdrawals').insert(declared).returning<{ id: number }[]>('id');
    await app.db('withdrawal_letters').insert({ withdrawal_id: row?.id, order_id: order.id });
    const sale = app.db('orders').where({ code: disputed }).select('sale_id');
    await app.db('sales').whereIn('id', sale).update({ reversal: 'dispute' });
    const { today, waiting } = await queueOf(staff);
    expect(waiting).toMatchObject([{ letters: 3, marked: 2 }]);
    expect(staffBodyOf(await staff.get(`/api/admin/queue/letters?city=VILLE&day=${today}`))).toMatchObject([
      { code: withdrawn, withdrawnAt: new Date(app.clock.now).toISOString(), reversal: null },
      { code: disputed, withdrawnAt: null, reversal: 'dispute' },
      { code: usual, withdrawnAt: null, reversal: null },
    ]);
    await app.db('orders').whereIn('code', [withdrawn, disputed, usual]).update({ cancelled_at: 1 });
    await app.db('withdrawals').where({ id: row?.id }).delete();
  });

  it('does not post a printed letter whose buyer has withdrawn from the sale', async () => {
    const [code = ''] = await sell(app, { ...ONE, email: 'repentie@boutique.test' });
    const [other = ''] = await sell(app, ONE);
    const lot = await takeAll(staff);
    await printedLot(staff, lot);
    expect(
      (await app.visitor().post('/api/withdrawal', { reference: code, email: 'repentie@boutique.test' }))
        .status,
    ).toBe(201);
    expect(await postedLot(staff, lot)).toMatchObject({ posted: 1, withheld: [code] });
    expect([await stateOf(code), await stateOf(other)]).toEqual(['printed', 'posted']);
  });

  describe('two members of the staff', () => {
    it('cannot take or print the same letters without knowing of each other', async () => {
      await sell(app);
      const other = await staffOf(app, 'bruno@poste.test');
      const [group] = (await queueOf(other)).waiting;
      if (!group) throw new Error('nothing waits');
      const answers = await Promise.all([take(staff, group), take(other, group)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const loser = answers[0]?.status === 409 ? staff : other;
      const holder = loser === other ? staff : other;
      const refused = answers.find(({ status }) => status === 409)?.body as unknown as Json;
      expect([refused.error, refused.message]).toEqual([
        'QUEUE_CHANGED',
        expect.stringContaining('relisez la file'),
      ]);
      const [lot] = (await queueOf(loser)).lots;
      if (!lot) throw new Error('no lot');
      for (const call of ['print', 'printing', 'release'] as const) {
        const { body } = await loser.post(`/api/admin/batches/${lot.batch}/${call}`);
        expect([body.error, (body as unknown as Json).message]).toEqual([
          'HELD_BY_OTHER',
          expect.stringContaining(lot.holder ?? '?'),
        ]);
      }
      const theirs = {
        batch_id: lot.batch,
        state: 'printing',
        letters: 2,
        printed: 0,
        seen_at: app.clock.now,
        created_at: app.clock.now,
      };
      const [job] = await app.db('print_jobs').insert(theirs).returning<{ id: number }[]>('id');
      for (const path of [`batches/${lot.batch}`, `printing/${job?.id}`])
        expect((await loser.get(`/api/admin/${path}/letters.pdf`)).body.error, path).toBe('HELD_BY_OTHER');
      expect((await holder.get(`/api/admin/printing/${job?.id}/letters.pdf`)).body.error).toBe('NOT_PRINTED');
      // A printing may be marking its letters.
      expect((await holder.post(`/api/admin/batches/${lot.batch}/release`)).body.error).toBe('LOT_PRINTED');
      await app.db('print_jobs').where({ id: job?.id }).delete();
      const outdated = await loser.post(`/api/admin/batches/${lot.batch}/take`, {
        from: 'personne@poste.test',
      });
      expect(outdated.body.error).toBe('HELD_BY_OTHER');
      const taken = staffBodyOf<LotBody>(
        await loser.post(`/api/admin/batches/${lot.batch}/take`, { from: lot.holder }),
      );
      expect(taken.isMine).toBe(true);
      expect((await holder.post(`/api/admin/batches/${lot.batch}/print`)).body.error).toBe('HELD_BY_OTHER');
      await staff.post(`/api/admin/batches/${lot.batch}/take`, { from: taken.holder });
      staffBodyOf(await staff.post(`/api/admin/batches/${lot.batch}/release`));
      expect(await queueOf(staff)).toMatchObject({ waiting: [{ letters: 2, ready: 2 }], lots: [] });
      const again = await takeAll(staff);
      await printedLot(staff, again);
      expect((await staff.post(`/api/admin/batches/${again.batch}/release`)).body.error).toBe('LOT_PRINTED');
      await postedLot(staff, again);
    });
  });

  describe('a letter made by hand', () => {
    it('enters the queue when staff ask for it, leaves it again, and sending it by its own screen is posting', async () => {
      const code = await createdBy(staff);
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/tie`, { email: 'main@poste.test' }));
      expect([await stateOf(code), (await queueOf(staff)).waiting]).toEqual([null, []]);
      const put = () => staff.post(`/api/admin/orders/${code}/queue`, {});
      staffBodyOf(await put());
      expect([(await put()).body.error, await stateOf(code)]).toEqual(['ALREADY_QUEUED', 'paid']);
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/unqueue`, {}));
      expect((await staff.post(`/api/admin/orders/${code}/unqueue`, {})).body.error).toBe('NOT_QUEUED');
      staffBodyOf(await put());
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'MAIN-1' }),
      );
      expect([await stateOf(code), (await mailsTo('main@poste.test')).map(({ subject }) => subject)]).toEqual(
        ['posted', [POSTED(1)]],
      );
      const { timeline, order } = await seen(code);
      const sent = timeline.find(({ action }) => action === 'markSent');
      const undo = { action: sent?.id, reason: 'pas encore', version: order.staff.version };
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/undo`, undo));
      expect(await stateOf(code)).toBe('paid');
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/unqueue`, {}));
    });
  });

  describe('a lost letter', () => {
    const lose = async (code: string) => {
      const { version } = (await seen(code)).order.staff;
      return staff.post(`/api/admin/orders/${code}/lost`, { reason: 'rien en trois semaines', version });
    };

    it('is sent anew under another code, which takes over its line, its address, its present and its buyer', async () => {
      const buyer = 'offreuse@boutique.test';
      const code = await posted({
        email: buyer,
        gift: { giftFrom: 'Léa', giftTo: 'Noé', lastWord: 'Bravo.' },
      });
      const { identifier } = (await seen(code)).order;
      const made = staffBodyOf<{ code: string }>(await lose(code));
      expect(await seen(made.code)).toMatchObject({
        order: { state: 1, identifier },
        address: { city: 'Grenoble' },
        gift: { giftTo: 'Noé', lastWord: 'Bravo.' },
        way: { state: 'paid', replaces: code },
      });
      const old = await seen(code);
      expect(old).toMatchObject({
        order: { identifier: null },
        address: null,
        way: { state: 'lost', replacedBy: made.code },
      });
      const told = old.timeline.find(({ action }) => action === 'lost');
      expect([told?.reason, told?.canUndo]).toEqual([
        `rien en trois semaines (remplacé par ${made.code})`,
        false,
      ]);
      const visitor = await app.player();
      expect((await visitor.get(`/api/user/status/find/${code}`)).body).toMatchObject({
        error: 'UNAVAILABLE_CODE',
        reason: 'lost',
      });
      expect((await visitor.post(`/api/a/${code}`, {})).status).toBe(403);
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
      const mails = await mailsTo(buyer);
      expect(subjectsOf(mails)).toEqual([
        expect.stringContaining('bien reçue'),
        POSTED(1),
        POSTED(1),
        expect.stringContaining('un autre part'),
      ]);
      expect(mails.filter(({ raw }) => raw.includes(code) || raw.includes(made.code))).toEqual([]);
      expect((await visitor.post(`/api/a/${made.code}`, {})).status).toBe(200);
    });

    it('is not sent anew before it left, after it was activated, or twice', async () => {
      const [waiting = ''] = await sell(app, ONE);
      expect((await lose(waiting)).body.error).toBe('NOT_SENT');
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
      const answers = await Promise.all([lose(waiting), lose(waiting)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect((await lose(waiting)).body.error).toBe('REPLACED');
      const played = await posted();
      staffBodyOf(await (await app.player()).post(`/api/a/${played}`, {}));
      expect((await lose(played)).body.error).toBe('ALREADY_ACTIVATED');
    });
  });

  describe('the sales', () => {
    const sales = async (query = '') =>
      staffBodyOf<ApiSchemas['Sale'][]>(await staff.get(`/api/admin/sales${query}`));

    it('are listed with their letters, and those to look at until somebody has', async () => {
      const [code = ''] = await sell(app, { ...ONE, address: null });
      const [sale] = await sales('?open=1&size=1');
      expect(sale).toMatchObject({
        shop: 'standard',
        amount: 2900,
        problems: [{ code: 'no-address', words: expect.stringContaining('adresse') as string }],
        letters: [{ code, state: 'paid' }],
      });
      const look = (problems: readonly string[]) =>
        staff.post(`/api/admin/sales/${sale?.id}/looked`, { problems });
      expect((await look([])).body.error).toBe('CHANGED_MEANWHILE');
      expect(
        staffBodyOf<ApiSchemas['Sale']>(await look((sale?.problems ?? []).map((problem) => problem.code)))
          .lookedAt,
      ).not.toBeNull();
      expect((await sales('?open=1')).map(({ id }) => id)).not.toContain(sale?.id);
      await refund(app);
      expect((await sales('?size=1'))[0]).toMatchObject({
        reversal: 'refund',
        problems: [],
        letters: [{ code, state: 'voided' }],
      });
      expect((await staff.get('/api/admin/sales?page=2&size=1')).headers.get('x-total-count')).toBe(
        String((await sales('?size=500')).length),
      );
      expect(await seen(code)).toMatchObject({ sale: { number: `V-${sale?.id}`, reversal: 'refund' } });
    });
  });
});
