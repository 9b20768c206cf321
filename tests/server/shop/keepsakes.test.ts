import { beforeAll, describe, expect, it } from 'vitest';
import { createBuyerLinks } from '../../../server/post/buyer-link.ts';
import { unheardKeepsake } from '../../../server/shop/keepsake.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { MAP } from '../../../scripts/explain/edits.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, playTo, type Player } from '../../support/server/test-player.ts';
import { QUEUE_OPTIONS, refund, sell } from '../../support/shop/queue-app.ts';
import { SHOP, SHOP_FACTS } from '../../support/shop/shop-app.ts';

type KeepsakeBody = ApiSchemas['Keepsake'];

const KEEPSAKE = {
  product: 'planche',
  price: 9,
  paper: 'A3',
  checkoutLink: 'https://caisse.test/planche?langue=fr',
} as const;
const STAMPED = tinyCity({
  media: ['un.svg', 'map.yaml'],
  files: {
    'steps/01-gare.yaml': (text) =>
      text.replace('hints:', 'stamp: { medium: un.svg, alt: Une vignette }\nhints:'),
    'scenario.yaml': (text) =>
      text.replace('recipient: Aimé Corot', 'recipient: Aimé Corot\n      center: [47.2, -1.5]'),
    'documents/mission_order.mdx': (text) => `${text}\n<CityMap data="map.yaml" />\n`,
    'media/map.yaml': MAP,
  },
});
const KEY = QUEUE_OPTIONS.settings.secretKeys;
const DAY = 24 * 3_600_000;

describe('a server that sells the sheet of stamps', () => {
  const facts = { ...SHOP_FACTS, shop: { ...SHOP, keepsake: KEEPSAKE } };
  it.each([
    [facts, true, true, []],
    [facts, false, true, ['SHOP_WEBHOOK_SECRET']],
    [facts, true, false, ['SECRET_KEY']],
    [SHOP_FACTS, false, false, []],
  ] as const)('does not start half configured (%#)', (given, hasShop, hasKey, wanted) => {
    const reasons = unheardKeepsake(given, { hasShop, hasKey });
    expect(reasons.map((reason) => /\b(?:SHOP_WEBHOOK_SECRET|SECRET_KEY)\b/.exec(reason)?.[0])).toEqual(
      wanted,
    );
  });
});

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start({
      ...QUEUE_OPTIONS,
      facts: { ...SHOP_FACTS, shop: { ...SHOP, keepsake: KEEPSAKE } },
      cities: [STAMPED],
      mailer: mails.mailer,
    });
    staff = await staffOf(app);
  });

  async function finished(): Promise<{ player: Player; code: string; reference: string }> {
    const player = await playTo(await app.playing(), 'FIN');
    const { code } = await player.status();
    const { headers } = await player.get('/api/user/keepsake');
    const reference = new URL(headers.get('location') ?? '').searchParams.get('client_reference_id') ?? '';
    return { player, code, reference };
  }

  let count = 0;
  /** Sells a sheet; returns it as the counter has it. */
  async function sold(game: unknown, data: Readonly<Record<string, unknown>> = {}) {
    const email = `cadre${(count += 1)}@boutique.test`;
    await sell(app, { email, game, lines: [{ product: 'planche', quantity: 1 }], amount: 900, ...data });
    await app.mailsSettled();
    const { waiting } = await listed();
    const keepsake = waiting.at(-1);
    if (!keepsake) throw new Error('no sheet was made');
    return { email, keepsake };
  }
  const listed = async () =>
    staffBodyOf<{ waiting: KeepsakeBody[]; ended: KeepsakeBody[] }>(await staff.get('/api/admin/keepsakes'));
  const act = (id: number, what: string, body: object = {}) =>
    staff.post(`/api/admin/keepsakes/${id}/${what}`, body);
  const mailsTo = (address: string) =>
    mails.received
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ subject, text }) => `${subject}\n${text}`.replace(/[\u00A0\u202F]/g, ' '));

  describe('the sheet of stamps', () => {
    it('is bought by whoever has finished a game, and by nobody else', async () => {
      const player = await app.playing();
      const early = await player.get('/api/user/keepsake');
      expect([early.status, early.body.error]).toEqual([404, 'NO_KEEPSAKE']);
      const { reference } = await finished();
      expect(reference).toMatch(/^P\d+-[\w-]{27}$/);
    });

    it('is not sold without a product', async () => {
      const other = await servers.start({ ...QUEUE_OPTIONS, cities: [STAMPED] });
      const player = await other.playing();
      await playTo(player, 'FIN');
      expect((await player.get('/api/user/keepsake')).body.error).toBe('NO_KEEPSAKE');
    });

    it('goes from the sale over the counter to its buyer, without a name of its players', async () => {
      const { code, reference } = await finished();
      const { email, keepsake } = await sold(reference);
      expect(keepsake).toMatchObject({
        code,
        city: 'VILLE',
        paper: 'A3',
        state: 'paid',
        isHeld: false,
        buyer: email,
        to: 'Camille Roux',
      });
      const [receipt] = mailsTo(email);
      expect(receipt).toContain('Planche : une planche de timbres, imprimée d’après votre partie');
      expect(receipt).toContain('le droit de rétractation ne s’y applique pas');
      expect(receipt).not.toContain('Vous avez 14 jours');
      const sheet = staffBodyOf<ApiSchemas['KeepsakeSheet']>(
        await staff.get(`/api/admin/keepsakes/${keepsake.id}/sheet`),
      );
      expect(sheet).toMatchObject({
        paper: 'A3',
        address: ['Camille Roux', '3 rue du Puits', '38000 Grenoble'],
        city: { name: 'Ville' },
        stamps: [{ step: 'GARE', torn: false }],
      });
      expect((await staff.get(sheet.map ?? '')).body).toEqual({ of: 'map.yaml' });
      const posted = staffBodyOf<KeepsakeBody>(await act(keepsake.id, 'post', { number: '6A15602676300' }));
      expect([posted.state, posted.trackingNumber]).toEqual(['posted', '6A15602676300']);
      await app.mailsSettled();
      expect(mailsTo(email).at(-1)).toContain('Votre planche est partie');
      expect(mailsTo(email).at(-1)).toContain('6A15602676300');
      expect((await act(keepsake.id, 'post')).body.error).toBe('KEEPSAKE_ENDED');
      const link = createBuyerLinks(KEY).pathFor({ kind: 'sale', id: keepsake.sale }, app.clock.now) ?? '';
      const followed = await app.visitor().get(`/api/post${link.replace('/suivi', '')}`);
      expect(followed.body).toMatchObject({
        letters: [{ isSheet: true, state: 'posted', trackingNumber: '6A15602676300' }],
      });
    });

    it('is accepted as any other order', async () => {
      const { reference } = await finished();
      const { email } = await sold(reference);
      app.clock.wait(3 * 3_600_000);
      await app.deliver();
      await app.mailsSettled();
      expect(mailsTo(email).map((mail) => /: (.*)\n/.exec(mail)?.[1])).toEqual(['bien reçue', 'confirmée']);
    });

    it.each([
      ['names no game', () => null, null],
      [
        'names an unknown one',
        () => 'P999999-abcdefghijklmnopqrstuvwxyz0',
        'P999999-abcdefghijklmnopqrstuvwxyz0',
      ],
      ['is forged', ({ reference }) => `${reference.slice(0, -2)}__`, null],
      ['is of a game that is not over', ({ reference }) => reference, null],
    ] as readonly (readonly [string, (game: { reference: string }) => string | null, string | null])[])(
      'whose reference %s waits for a person, who reads it as it was written',
      async (what, refer) => {
        const game = await finished();
        const isUndone = what.endsWith('not over');
        if (isUndone)
          staffBodyOf(
            await staff.post('/api/admin/status/changeStep', { statusCode: game.code, stepIdx: 2 }),
          );
        const said = refer(game);
        const { keepsake } = await sold(said);
        expect(keepsake).toMatchObject({ code: null, isHeld: said !== null });
        const [sale] = staffBodyOf<ApiSchemas['Sale'][]>(await staff.get('/api/admin/sales'));
        expect(sale).toMatchObject({
          problems: [{ code: 'unknown-game' }],
          unread: said === null ? [] : [{ name: 'La partie', text: said }],
          keepsakes: [{ id: keepsake.id }],
        });
        expect((await staff.get(`/api/admin/keepsakes/${keepsake.id}/sheet`)).body.error).toBe('NO_GAME');
        if (isUndone) {
          expect((await act(keepsake.id, 'game', { statusCode: game.code })).body.error).toBe('NOT_ENDED');
          return;
        }
        staffBodyOf(await act(keepsake.id, 'game', { statusCode: game.code }));
        if (said !== null) expect((await act(keepsake.id, 'post')).body.error).toBe('SALE_HELD');
        staffBodyOf(
          await staff.post(`/api/admin/sales/${keepsake.sale}/looked`, { problems: ['unknown-game'] }),
        );
        expect(staffBodyOf<KeepsakeBody>(await act(keepsake.id, 'post')).code).toBe(game.code);
      },
    );

    it('is not made of a game whose code was activated anew since', async () => {
      const { code, reference } = await finished();
      await app.db('orders').where({ code }).increment('activated_at', 1);
      expect((await sold(reference)).keepsake).toMatchObject({ code: null, isHeld: true });
    });

    it('does not leave after a refund, nor once it is stopped', async () => {
      const { reference } = await finished();
      const { keepsake } = await sold(reference);
      await refund(app);
      const stopped = (await sold(reference)).keepsake;
      staffBodyOf(await act(stopped.id, 'cancel'));
      const { ended } = await listed();
      for (const { id } of [keepsake, stopped]) {
        expect(ended.find((one) => one.id === id)?.state).toBe('voided');
        expect((await act(id, 'post')).body.error).toBe('KEEPSAKE_ENDED');
      }
    });

    it('forgets its game with the account, and its buyer once it was posted long ago', async () => {
      const { player, reference } = await finished();
      const { email, keepsake } = await sold(reference);
      const proof = createBuyerLinks(KEY).proofPathFor(
        { kind: 'sale', id: keepsake.sale },
        email,
        app.clock.now,
      );
      const kept = await app.visitor().get(`/api/post${(proof ?? '').replace('/suivi', '')}/data`);
      expect(kept.body).toMatchObject({ keepsakes: [{ number: keepsake.number, isLeaving: true }] });
      staffBodyOf(await act(keepsake.id, 'post'));
      await player.post('/api/user/delete', { password: PASSWORD });
      const rows = () => app.db('keepsakes').where({ id: keepsake.id }).first<object>('order_id', 'buyer');
      expect(await rows()).toMatchObject({ order_id: null, buyer: expect.stringMatching(/^v1\./) as string });
      app.clock.wait((SHOP_FACTS.privacy.addresses.afterPosting + 1) * DAY);
      await app.runHousekeeping();
      app.clock.wait(DAY);
      await app.runHousekeeping();
      expect(await rows()).toMatchObject({ buyer: null });
    });
  });
});
