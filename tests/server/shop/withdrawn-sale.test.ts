import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import { createdBy, fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import {
  postedLot,
  printedLot,
  QUEUE_OPTIONS,
  queueOf,
  sell,
  takeAll,
} from '../../support/shop/queue-app.ts';

const BUYER = 'acheteuse@boutique.test';
/** Noon in Paris in the summer of the test. */
const MOMENT = 'mardi 2 juin 2026 à 12 h (Europe/Paris)';

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
  const saleOf = async (code: string) => {
    const sold = app.db('orders').join('sales', 'sales.id', 'orders.sale_id').where({ code });
    return sold.first<{ id: number; reference: string }>('sales.id', 'sales.reference');
  };
  /** A sale of two letters with a mail of its own. */
  async function sold(data: Readonly<Record<string, unknown>> = {}) {
    const email = `acheteur${(count += 1)}@boutique.test`;
    const codes = await sell(app, { email, ...data });
    return { email, codes, ...(await saleOf(codes[0] ?? '')) };
  }
  const stopped = async (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => (await fileOf(staff, code)).order.staff.stoppedAt !== null));
  const withdrawals = async () =>
    staffBodyOf<{ withdrawals: ApiSchemas['OpenWithdrawal'][] }>(await staff.get('/api/admin/queue'))
      .withdrawals;
  const openFor = async (email: string) => (await withdrawals()).find((each) => each.email === email);
  const lastMailTo = async (address: string) => {
    await app.mailsSettled();
    return (await readOutbox(app.dataDir)).filter((mail) => mail.to?.[0]?.address === address).at(-1);
  };
  const waiting = async () => (await queueOf(staff)).waiting.reduce((sum, { letters }) => sum + letters, 0);

  describe('a withdrawal by the number in the mail of the sale', () => {
    it('holds all its letters back, shows them in the queue, and is confirmed with date and hour', async () => {
      const before = await waiting();
      const { email, codes, id } = await sold();
      expect(await waiting()).toBe(before + 2);
      expect((await withdraw(`V-${id}`, email)).status).toBe(201);
      expect(await waiting()).toBe(before);
      expect(await stopped(codes)).toEqual([true, true]);
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
      const { email, codes, id } = await sold();
      await withdraw(write(id), email);
      expect(await stopped(codes)).toEqual([true, true]);
    });

    it('also goes by the number of the payment', async () => {
      const { email, codes, reference } = await sold();
      await withdraw(reference, email);
      expect(await stopped(codes)).toEqual([true, true]);
    });

    it('may choose one letter of the sale', async () => {
      const { email, codes, id } = await sold();
      await withdraw(`V-${id}-2`, email);
      expect(await stopped(codes)).toEqual([false, true]);
    });

    it('is the right of who bought a present, not of who has its code', async () => {
      const { email, codes, id } = await sold({ gift: { giftTo: 'Noé' } });
      await withdraw(codes[0] ?? '', 'noe@boutique.test');
      expect(await stopped(codes)).toEqual([false, false]);
      await withdraw(`V-${id}`, email);
      expect(await stopped(codes)).toEqual([true, true]);
    });

    it('with another mail gets the same answer and holds nothing', async () => {
      const { codes, id, email } = await sold();
      const wrong = await withdraw(`V-${id}`, 'voisin@boutique.test');
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([201, ['reference', 'email', 'receivedAt']]);
      expect(await stopped(codes)).toEqual([false, false]);
      expect(await openFor('voisin@boutique.test')).toBeUndefined();
      const receipt = await lastMailTo('voisin@boutique.test');
      expect(receipt?.text).not.toContain(`V-${id}-1`);
      expect((await withdraw(`V-${id}`, email)).body).toMatchObject({ reference: `V-${id}` });
      expect(await stopped(codes)).toEqual([true, true]);
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
      expect(await stopped([played, unopened])).toEqual([false, true]);
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
    const settle = (id: number | undefined) => staff.post(`/api/admin/withdrawals/${id}/settle`, {});
    const release = (id: number | undefined, reason?: string) =>
      staff.post(`/api/admin/withdrawals/${id}/release`, { reason });

    it('finishes a withdrawal by one gesture; its letters stay stopped', async () => {
      const { email, codes, id } = await sold();
      await withdraw(`V-${id}`, email);
      const open = await openFor(email);
      staffBodyOf(await settle(open?.id));
      expect(await openFor(email)).toBeUndefined();
      expect(await stopped(codes)).toEqual([true, true]);
      expect((await settle(open?.id)).body.error).toBe('WITHDRAWAL_SETTLED');
    });

    it('releases its letters with a reason, and a new declaration holds them again', async () => {
      const { email, codes, id } = await sold();
      await withdraw(`V-${id}`, email);
      const open = await openFor(email);
      expect((await release(open?.id)).body.error).toBe('MISSING_REASON');
      staffBodyOf(await release(open?.id, 'elle garde sa lettre'));
      expect([await stopped(codes), await openFor(email)]).toEqual([[false, false], undefined]);
      expect((await fileOf(staff, codes[0] ?? '')).timeline.at(-1)).toMatchObject({
        action: 'undo',
        reason: 'elle garde sa lettre',
      });
      await withdraw(`V-${id}`, email);
      expect(await stopped(codes)).toEqual([true, true]);
      expect((await openFor(email))?.letters).toHaveLength(2);
    });
  });

  it('a letter made by hand, whose buyer nobody noted, is left to a person', async () => {
    const code = await createdBy(staff);
    await app.db('orders').where({ code }).update({ identifier: 'CMD-SEUL' });
    await withdraw('CMD-SEUL', BUYER);
    expect(await stopped([code])).toEqual([false]);
    expect((await fileOf(staff, code)).timeline.at(-1)?.kind).toBe('withdrawal');
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
      const { email, codes, id } = await sold();
      const fields = { reference: `V-${id}`, email };
      expect(placeOf(await send(fields))).toEqual([303, '/retractation']);
      expect(await stopped(codes)).toEqual([false, false]);
      expect(placeOf(await send({ ...fields, confirmed: 'true' }))).toEqual([
        303,
        '/retractation?received=true',
      ]);
      expect(await stopped(codes)).toEqual([true, true]);
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
});
