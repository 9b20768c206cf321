import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { addressStore } from '../../../server/store/orders/addresses.ts';
import { dispatchStore } from '../../../server/store/orders/dispatches.ts';
import { createSeals } from '../../../server/platform/seals.ts';
import { writeMissingDigests } from '../../../server/shop/write-digests.ts';
import { nearCodes } from '../../../server/staff/counter-search.ts';
import { renewSeals } from '../../../server/store/renew-seals.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { createdBy, fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { postedLot, printedLot, QUEUE_OPTIONS, sell, takeAll } from '../../support/shop/queue-app.ts';
import { STANDARD_ADDRESS } from '../../support/shop/standard-events.ts';

type Found = ApiSchemas['CounterSearch'];

const ONE = { lines: [{ product: 'pack-ville', quantity: 1 }] };
const KEYS = QUEUE_OPTIONS.settings.secretKeys;
const GIFT = { giftfrom: 'Papi Jo', giftto: 'Noémie' };

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
    staff = await staffOf(app, 'claire@poste.test');
  });

  const find = async (q: string): Promise<Found> =>
    staffBodyOf<Found>(await staff.get(`/api/admin/search?q=${encodeURIComponent(q)}`));
  const codesFor = async (q: string) => (await find(q)).letters.map(({ code }) => code);
  const sold = async (data: Readonly<Record<string, unknown>> = {}) =>
    (await sell(app, { ...ONE, ...data }))[0] ?? '';
  const livingAt = (name: string, postalCode: string) => ({
    address: { ...STANDARD_ADDRESS, name, postalCode },
  });
  const sealedWith = (keys: readonly Buffer[]) => ({
    addresses: addressStore(app.db),
    dispatches: dispatchStore(app.db),
    addressSeals: createSeals(keys, 'address'),
    buyerSeals: createSeals(keys, 'buyer'),
  });
  const digestsOf = async (code: string) => {
    const { id } = await app.db('orders').where({ code }).first<{ id: number }>('id');
    const dispatch = await app
      .db('dispatches')
      .where({ order_id: id })
      .first<{ buyer_digest: string | null } | undefined>('buyer_digest');
    return {
      words: await app
        .db('address_words')
        .where({ order_id: id })
        .orderBy('digest')
        .pluck<string[]>('digest'),
      buyer: dispatch?.buyer_digest ?? null,
    };
  };

  describe('the search of the counter', () => {
    it('finds a letter by its code as people write it, its number, its sale and its payment', async () => {
      const code = await sold({ email: 'lecture@boutique.test' });
      const { sale } = await fileOf(staff, code);
      const { number, reference } = sale ?? { number: '', reference: '' };
      const spoken = `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`;
      for (const typed of [
        code,
        code.toLowerCase(),
        spoken,
        `${code.slice(0, 4)}-${code.slice(4)}`,
        number,
        number.replace('-', ' ').toLowerCase(),
        `${number}-1`,
        `${number} 1`.toLowerCase().replace('-', ' '),
        reference,
        `\u200E${reference}\u200B`,
        'lecture\u200B@boutique.test',
      ])
        expect({ typed, codes: await codesFor(typed) }).toEqual({ typed, codes: [code] });
      expect((await find(number)).sales).toMatchObject([{ number, buyer: 'lecture@boutique.test' }]);
    });

    it('offers the code that is one slip away, when nothing else is found', async () => {
      const code = await createdBy(staff);
      const other = code.endsWith('A') ? 'C' : 'A';
      for (const typed of [
        `${code.slice(0, 5)}${other}`,
        code.slice(0, 2) + code.slice(3),
        `${code}${other}`,
      ]) {
        const { letters, nearCodes: near } = await find(typed);
        expect([letters, near.includes(code)]).toEqual([[], true]);
      }
      expect((await find(code)).nearCodes).toEqual([]);
    });

    it('finds whole words of the name and the postcode, folded, and never a part of one', async () => {
      const code = await sold(livingAt('Élodie de La Tour-Maubourg', '73 500'));
      for (const typed of ['elodie', 'TOUR MAUBOURG', 'Maubourg 73500', '73 500', 'élodie'])
        expect({ typed, codes: await codesFor(typed) }).toEqual({ typed, codes: [code] });
      for (const typed of ['elod', 'Maubourg 38000', '735']) expect(await codesFor(typed)).toEqual([]);
    });

    it('finds the mails of buyer, receiver and account, and the names of a present', async () => {
      const tied = await sold({ email: 'Tied@Boutique.test' });
      const present = await sold({ email: 'marraine@boutique.test', gift: GIFT });
      const player = await app.player('noemie@joueuse.test');
      const lot = await takeAll(staff);
      await printedLot(staff, lot);
      await postedLot(staff, lot);
      staffBodyOf(await player.post(`/api/a/${present}`, {}));
      expect(await codesFor('tied@boutique.test')).toEqual([tied]);
      for (const typed of [
        'marraine@boutique.test',
        ' Marraine@boutique.test ',
        'noemie@joueuse.test',
        'Noémie',
        'papi jo',
      ])
        expect({ typed, codes: await codesFor(typed) }).toEqual({ typed, codes: [present] });
      expect((await find('marraine@boutique.test')).people).toEqual([
        { email: 'marraine@boutique.test', bought: 1, played: 0 },
        { email: 'noemie@joueuse.test', bought: 0, played: 1 },
      ]);
      expect((await find('claire@poste.test')).people).toEqual([
        { email: 'claire@poste.test', bought: 0, played: 0 },
      ]);
    });

    it('narrows the sales', async () => {
      await sold({ ...livingAt('Hector Vaubrun', '74000'), email: 'hector@boutique.test' });
      await sold({ ...livingAt('Hector Lime', '74000'), email: 'hector@boutique.test' });
      const sales = async (q: string) =>
        (await staff.get(`/api/admin/sales?q=${q}`)).body as unknown as unknown[];
      expect([(await sales('hector@boutique.test')).length, (await sales('vaubrun')).length]).toEqual([2, 1]);
      expect(await sales('inconnu')).toEqual([]);
    });

    it('is for staff', async () => {
      const player = await app.player();
      expect([
        (await player.get('/api/admin/search?q=a')).status,
        (await player.post('/api/admin/person', { email: 'claire@poste.test' })).status,
      ]).toEqual([403, 403]);
    });
  });

  describe('the digests of what is sealed', () => {
    it('are not the words, change with the address, and go with it', async () => {
      const code = await sold({
        ...livingAt('Zénobie Parme', '06000'),
        gift: GIFT,
        email: 'zen@boutique.test',
      });
      const before = await digestsOf(code);
      expect([before.words.length, JSON.stringify(before).includes('parme')]).toEqual([3, false]);
      await staff.post(`/api/admin/orders/${code}/address`, {
        address: { ...STANDARD_ADDRESS, name: 'Rosalba Parme' },
      });
      expect([await codesFor('zenobie'), await codesFor('rosalba parme')]).toEqual([[], [code]]);
      await staff.post(`/api/admin/orders/${code}/address`, { address: null });
      expect((await digestsOf(code)).words).toEqual([]);
    });

    it('go when the address and the buyer are erased after the delivery', async () => {
      const app2 = await servers.start(QUEUE_OPTIONS);
      const [code = ''] = await sell(app2, { ...ONE, gift: GIFT, email: 'tante@boutique.test' });
      await app2.db('orders').where({ code }).update({ stopped_at: 1 });
      const kept = async () => [
        (await app2.db('address_words').pluck('digest')).length,
        (await app2.db('dispatches').whereNotNull('buyer_digest').pluck('order_id')).length,
      ];
      const before = { delivered: 2, posted: 2 };
      const first = await kept();
      await addressStore(app2.db).removeDelivered(before);
      await dispatchStore(app2.db).forgetBuyers(before);
      expect([first, await kept()]).toEqual([
        [3, 1],
        [0, 0],
      ]);
    });

    it('are written later for rows without them, and again under a new key', async () => {
      const code = await sold({
        ...livingAt('Ursule Quint', '29200'),
        gift: GIFT,
        email: 'ursule@boutique.test',
      });
      const first = await digestsOf(code);
      await app.db('address_words').delete();
      await app.db('order_addresses').update({ words_at: null });
      await app.db('dispatches').update({ buyer_digest: null });
      expect(await codesFor('ursule')).toEqual([]);
      await writeMissingDigests(sealedWith(KEYS));
      expect([await digestsOf(code), await codesFor('ursule quint')]).toEqual([first, [code]]);

      // An older server replaces the address without its words.
      const elsewhere = app
        .db('order_addresses')
        .whereIn('order_id', app.db('orders').where({ code }).select('id'));
      await elsewhere.update({ written_at: 1 });
      await app.db('address_words').delete();
      await writeMissingDigests(sealedWith(KEYS));
      expect(await digestsOf(code)).toEqual(first);

      const keys = [Buffer.alloc(32, 8), ...KEYS];
      const rotated = sealedWith(keys);
      const { buyerSeals } = rotated;
      await renewSeals(app.db, keys);
      await writeMissingDigests(rotated);
      const renewed = await digestsOf(code);
      expect(renewed.words).not.toEqual(first.words);
      expect(renewed.buyer).toBe(buyerSeals.digests('ursule@boutique.test')[0]);
      expect(buyerSeals.digests('ursule@boutique.test')[1]).toBe(first.buyer);
    });
  });
});

describe('a mistyped code', () => {
  it('is one sign away, or two neighbours apart', () => {
    expect(nearCodes('AJWE3P')).toEqual(expect.arrayContaining(['AJWE3C', 'JAWE3P']));
    expect(nearCodes('AJWE3')).toEqual(expect.arrayContaining(['AJWE3P', 'QAJWE3']));
    expect(nearCodes('AJWEE3P')).toContain('AJWE3P');
  });
});
