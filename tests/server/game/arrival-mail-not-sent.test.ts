import { describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { waitingCity, WAITING_FILES } from '../../../scripts/explain/cities/waiting-city.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  askForMail,
  askingPlayer,
  deliverAfter,
  isMailAsked,
  useArrivalMails,
} from '../../support/server/arrival-mails.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffOf } from '../../support/server/staff.ts';
import { testContent } from '../../support/server/test-app.ts';

onBothServers((servers) => {
  const { app, to, away, options } = useArrivalMails(servers);
  const { start } = servers;

  describe('a mail that was asked for is not sent', () => {
    const opening = { kind: 'messages', slug: 'bruit' };

    it('when the message was read on any telephone before the mail left', async () => {
      const { email } = await askingPlayer(app());
      const other = app().visitor();
      await other.login(email);
      app().clock.wait(20 * MINUTE);
      expect((await other.post('/api/user/status/opened', opening)).status).toBe(200);
      await app().deliver();
      await deliverAfter(app(), DAY);
      expect(to(email)).toEqual([]);
    });

    it('when the message was read while the mail server was away', async () => {
      const { player, email } = await askingPlayer(app());
      away(true);
      await deliverAfter(app(), 20 * MINUTE);
      await player.post('/api/user/status/opened', opening);
      away(false);
      for (const later of [2 * MINUTE, HOUR, DAY]) await deliverAfter(app(), later);
      expect(to(email)).toEqual([]);
    });

    it('when the staff moved the player away from the message', async () => {
      const { email, code } = await askingPlayer(app());
      const staff = await staffOf(app());
      const { body } = await staff.get(`/api/admin/orders/${code}/status`);
      expect(
        (
          await staff.post('/api/admin/status/changeStep', {
            statusCode: code,
            stepIdx: 1,
            version: body.view?.version,
          })
        ).status,
      ).toBe(200);
      await deliverAfter(app(), 20 * MINUTE);
      await deliverAfter(app(), DAY);
      expect(to(email)).toEqual([]);
    });

    it('when the staff took the letter back', async () => {
      const { email } = await askingPlayer(app());
      const staff = await staffOf(app());
      expect((await staff.post('/api/admin/status/removeStoryFromUser', { userEmail: email })).status).toBe(
        200,
      );
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
    });

    it('when the buyer withdrew', async () => {
      const { player, email, code } = await askingPlayer(app());
      expect(
        (await app().visitor().post('/api/withdrawal', { reference: code, email: 'acheteuse@poste.test' }))
          .status,
      ).toBe(201);
      expect(await isMailAsked(player)).toBeUndefined();
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
    });

    it('when the player began another letter', async () => {
      const { player, email } = await askingPlayer(app());
      await player.post(`/api/a/${await app().post()}`, { waiver: { version: '1' } });
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
    });

    it('when the account was erased, and leaves nothing', async () => {
      const { player, email, at } = await askingPlayer(app());
      expect((await player.post('/api/user/delete', { password: 'un mot de passe' })).status).toBe(200);
      expect(await app().db('outbox').where('send_after', at)).toEqual([]);
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
    });

    it('when an edition changed the hour; the new one can be asked for', async () => {
      const own = await start(options);
      const { player, email } = await askingPlayer(own);
      const later = (text: string) =>
        (WAITING_FILES['scenario.yaml'] as (text: string) => string)(text).replace('20 min', '30 min');
      const story = compiled(
        waitingCity({
          files: { 'scenario.yaml': later, 'walkthroughs/alternative.yaml': (text) => `${text}\n` },
        }),
      );
      own.content.replace({
        cities: new Map([['VILLE', testContent(story, own.dataDir)]]),
        promotions: NO_PROMOTIONS,
      });
      expect(await isMailAsked(player)).toBeUndefined();
      await deliverAfter(own, 20 * MINUTE);
      expect(to(email)).toEqual([]);
      await askForMail(player, (await player.status()).view?.nextArrival ?? '');
      await deliverAfter(own, 10 * MINUTE);
      expect(to(email)).toHaveLength(1);
    });

    it('when the city was taken away', async () => {
      const own = await start(options);
      const { email } = await askingPlayer(own);
      own.content.replace({ cities: new Map(), promotions: NO_PROMOTIONS });
      await deliverAfter(own, 20 * MINUTE);
      expect([to(email), await own.db('outbox').where({ kind: 'arrival' })]).toEqual([[], []]);
    });
  });
});
