import { beforeAll, describe, expect, it } from 'vitest';
import { IDLE_MS, IDLE_NOTICE_MS } from '../../../server/accounts/forget-idle.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import { testFacts, type TestApp } from '../../support/server/test-app.ts';
import { wordsIn } from '../../../server/words/words.ts';

const DAY = 24 * 3600 * 1000;

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start()));

  const credentials = { email: 'oubliee@poste.test', password: 'un mot de passe' };
  const exists = async (): Promise<boolean> =>
    (await app.db('accounts').where({ email: credentials.email })).length === 1;
  const letters = async () => {
    await app.mailsSettled();
    return (await readOutbox(app.dataDir)).filter(({ to }) => to?.[0]?.address === credentials.email);
  };

  describe('an idle account', () => {
    it('is kept as long as the terms say, then warned once, and erased a month later', async () => {
      expect(testFacts().privacy.inactiveAccount).toBe('trois ans');
      await app.visitor().post('/api/user/register', credentials);
      app.clock.wait(IDLE_MS - DAY);
      await app.forgetIdle();
      expect(await exists()).toBe(true);
      app.clock.wait(2 * DAY);
      await app.forgetIdle();
      await app.forgetIdle();
      expect(await letters()).toEqual([
        expect.objectContaining({ subject: wordsIn().mails.idleAccount.subject }),
      ]);
      app.clock.wait(IDLE_NOTICE_MS - DAY);
      await app.forgetIdle();
      expect(await exists()).toBe(true);
      app.clock.wait(2 * DAY);
      await app.forgetIdle();
      expect(await exists()).toBe(false);
    });

    it('is kept when its player logs in after the warning', async () => {
      await app.visitor().post('/api/user/register', credentials);
      app.clock.wait(IDLE_MS + DAY);
      await app.forgetIdle();
      expect((await app.visitor().post('/api/user/authenticate', credentials)).status).toBe(200);
      app.clock.wait(IDLE_NOTICE_MS + DAY);
      await app.forgetIdle();
      expect(await exists()).toBe(true);
    });
  });
});
