import { beforeAll, describe, expect, it } from 'vitest';
import { currentWaiver, LANGUAGES, typeset } from '../../../engine/public.ts';
import { attemptStore } from '../../../server/store/orders/attempts.ts';
import { orderStore } from '../../../server/store/orders/orders.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import type { TestApp } from '../../support/server/test-app.ts';

const { version } = currentWaiver('fr');

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start()));

  const activate = async (email: string, body: unknown) => {
    const [player, code] = [await app.player(email), await app.post()];
    const send = () => player.post(`/api/a/${code}`, body);
    expect((await send()).status).toBe(200);
    await app.mailsSettled();
    return { code, send };
  };
  const mailsTo = async (email: string) => {
    const rows = await app.db('outbox').count({ count: '*' }).first();
    if (Number(rows?.count) === 0) return [];
    return (await readOutbox(app.dataDir)).filter(({ to }) => to?.[0]?.address === email);
  };

  describe('a waiver given at activation', () => {
    it.each(LANGUAGES)(
      'in %s is confirmed by mail with its text, its date and time, and the letter’s code',
      async (language) => {
        const { version: agreed, text } = currentWaiver(language);
        const email = `accord-${language}@poste.test`;
        const { code } = await activate(email, { waiver: { version: agreed } });
        const [mail, ...others] = await mailsTo(email);
        expect(others).toEqual([]);
        for (const words of [typeset(text), code, 'mardi 2 juin 2026 à 12 h (Europe/Paris)'])
          expect(mail?.text).toContain(words);
        expect(mail?.text).toMatch(new RegExp(`${agreed}$`, 'mu'));
        expect(app.logs()).not.toContain(email);
      },
    );

    it('is confirmed once, however often the activation is sent', async () => {
      const { send } = await activate('deuxfois@poste.test', { waiver: { version } });
      await Promise.all([send(), send()]);
      await app.mailsSettled();
      expect(await mailsTo('deuxfois@poste.test')).toHaveLength(1);
    });

    it('to an unknown version is not confirmed, and the journal records why', async () => {
      const { code } = await activate('inventee@poste.test', { waiver: { version: '1999-1' } });
      expect(await mailsTo('inventee@poste.test')).toEqual([]);
      const order = await orderStore(app.db).byCode(code);
      expect(await attemptStore(app.db).ofOrder(order?.id ?? 0)).toMatchObject([
        { reason: 'renonciation à un texte inconnu' },
      ]);
    });

    it('is not confirmed when it was not given', async () => {
      await activate('sans@poste.test', {});
      expect(await mailsTo('sans@poste.test')).toEqual([]);
    });
  });
});
