import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';

const ENGLISH = { cookie: 'language=en' };

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start({ cities: [translatedCity()], mailer: mails.mailer });
  });

  let count = 0;
  async function newcomer(): Promise<{ player: Player; email: string }> {
    const email = `joueuse${(count += 1)}@poste.test`;
    return { player: await app.player(email), email };
  }
  /** Of the newest mail for a new password. */
  async function resetOf(email: string) {
    await app.visitor().post('/api/user/password/reset', { email });
    await app.mailsSettled();
    return mails.received.findLast(({ recipients }) => recipients.includes(email));
  }
  const subjectTo = async (email: string) => (await resetOf(email))?.subject;

  describe('the mails to an account', () => {
    it('are in the language that was last chosen on a telephone', async () => {
      const { player, email } = await newcomer();
      expect(await subjectTo(email)).toBe('Choisissez un nouveau mot de passe');
      expect((await player.post('/api/user/language', { language: 'en' })).status).toBe(200);
      expect(await resetOf(email)).toMatchObject({
        subject: 'Choose a new password',
        text: expect.stringContaining('http://poste.test/en/password/reset?id=') as string,
      });
      await player.post('/api/user/language', { language: 'fr' });
      expect(await subjectTo(email)).toBe('Choisissez un nouveau mot de passe');
    });

    it('follow the telephone on which somebody logs in, if a language was chosen there', async () => {
      const { email } = await newcomer();
      const login = (headers = {}) =>
        app.visitor().post('/api/user/authenticate', { email, password: 'un mot de passe' }, headers);
      await login(ENGLISH);
      expect(await subjectTo(email)).toBe('Choose a new password');
      await login();
      await login({ cookie: 'language=xx' });
      expect(await subjectTo(email)).toBe('Choose a new password');
      await login({ cookie: 'language=fr' });
      expect(await subjectTo(email)).toBe('Choisissez un nouveau mot de passe');
    });

    it('stay as they are when the language is none of ours, or nobody is logged in', async () => {
      const { player, email } = await newcomer();
      expect((await player.post('/api/user/language', { language: 'de' })).status).toBe(400);
      expect((await player.post('/api/user/language', {})).status).toBe(400);
      expect((await app.visitor().post('/api/user/language', { language: 'en' })).status).toBe(401);
      expect(await subjectTo(email)).toBe('Choisissez un nouveau mot de passe');
    });
  });

  describe('what is kept of an account', () => {
    it('names its languages, in the words of the telephone that asks', async () => {
      const { player } = await newcomer();
      const code = await app.post();
      await player.post(`/api/a/${code}`, {});
      await player.answer('honey', {}, ENGLISH);
      await player.answer('sucre');
      await player.post('/api/user/language', { language: 'en' });
      const data = await player.get('/api/user/data', ENGLISH);
      expect(data.body).toMatchObject({
        about: expect.stringContaining('This file contains') as string,
        account: { language: 'en' },
        orders: [
          {
            city: 'Town',
            language: 'fr',
            journal: [
              { what: 'Code activated', language: 'fr' },
              { what: 'Answer almost right', step: 'The letter hides a word.', language: 'en' },
              { what: 'Answer almost right', language: 'fr' },
            ],
          },
        ],
      });
      expect(data.headers.get('content-disposition')).toContain('my-data-2026-06-02.json');
    });
  });
});
