import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../../server/housekeeping.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails, resetLinkOf } from '../../support/server/mail-server.ts';
import type { MailedLink } from '../../support/server/mail-server.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import { wordsIn } from '../../../server/words/words.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const NEW = 'un tout autre mot';

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await servers.start({ mailer: mails.mailer });
  });

  const ask = (email: unknown) => app.visitor().post('/api/user/password/reset', { email });
  const choose = (link: Partial<MailedLink>, newPassword: unknown = NEW) =>
    app.visitor().post('/api/user/password/new', { ...link, newPassword });

  /** A new account that has requested and received a link. */
  async function somebodyWithLink() {
    const email = `perdu${(count += 1)}@poste.test`;
    const player = await app.player(email);
    expect((await ask(email)).status).toBe(200);
    const mail = mails.received.at(-1);
    if (!mail) throw new Error('no mail');
    return { email, player, mail, link: resetLinkOf(mail) };
  }

  describe('requesting a new password', () => {
    it('P-API-09, P-API-10, P-ERR-22: sends a mail whose link sets the password, which then logs in', async () => {
      const { email, mail, link } = await somebodyWithLink();
      expect(mail.recipients).toEqual([email]);
      expect(mail.from).toMatchObject({ name: 'Poste Restante', address: 'bonjour@poste-restante.example' });
      expect(mail.subject).toBe(wordsIn().mails.passwordReset.subject);
      expect(mail.html).toContain(
        `href="http://poste.test/password/reset?id=${link.id}&amp;token=${link.token}"`,
      );
      const chosen = await choose(link);
      expect([chosen.status, chosen.body]).toEqual([200, {}]);
      expect((await app.visitor().login(email, NEW)).status).toBe(200);
      expect((await app.visitor().login(email, PASSWORD)).body.error).toBe('INVALID_PASSWORD');
    });

    it.each(['', 'perdu@poste', null])('P-API-09: refuses %j as an address', async (email) => {
      const { status, body } = await ask(email);
      expect([status, body.error]).toEqual([400, 'INVALID_EMAIL']);
    });

    it('P-API-09: reports that an account does not exist, and sends nothing', async () => {
      const before = mails.received.length;
      const { status, body } = await ask('personne@poste.test');
      expect([status, body.error]).toEqual([404, 'UNKNOWN_ACCOUNT']);
      expect(mails.received).toHaveLength(before);
    });

    it('recognises an address with spaces and capitals, and keeps a plus', async () => {
      await app.player('lea+jeu@poste.test');
      expect((await ask('  Lea+Jeu@Poste.TEST ')).status).toBe(200);
      expect(mails.received.at(-1)?.recipients).toEqual(['lea+jeu@poste.test']);
      expect((await ask('lea@poste.test')).status).toBe(404);
    });

    it('ends the former link, as its mail says', async () => {
      const { email, link } = await somebodyWithLink();
      await ask(email);
      const newest = mails.received.at(-1);
      if (!newest) throw new Error('no mail');
      expect((await choose(link)).status).toBe(401);
      expect((await choose(resetLinkOf(newest))).status).toBe(200);
    });

    it('keeps the password until the link is used', async () => {
      const { email, player } = await somebodyWithLink();
      expect((await player.get('/api/user/check')).status).toBe(200);
      expect((await app.visitor().login(email)).status).toBe(200);
    });

    it('stores neither the token nor the mail’s text, and logs no name', async () => {
      const { email, link, mail } = await somebodyWithLink();
      await app.mailsSettled();
      const rows = JSON.stringify([
        await app.db('password_resets').select(),
        await app.db('outbox').select(),
      ]);
      for (const secret of [link.token, email, 'Bonjour']) expect(rows).not.toContain(secret);
      expect(
        await app
          .db('outbox')
          .where({ id: mail.messageId?.slice(1, 37) })
          .first(),
      ).toMatchObject({ content: null, next_at: null, tries: 1 });
      expect(app.logs()).toContain('"mail sent"');
      for (const secret of [link.token, link.id, email]) expect(app.logs()).not.toContain(secret);
    });
  });

  describe('the link', () => {
    it('is not used up by opening it, as mail scanners do', async () => {
      const { link } = await somebodyWithLink();
      const { id, token } = link;
      for (const method of ['GET', 'HEAD', 'GET']) {
        await fetch(`${app.address}/password/reset?id=${id}&token=${token}`, { method });
        await fetch(`${app.address}/api/user/password/new?id=${id}&token=${token}&newPassword=${NEW}`, {
          method,
        });
      }
      expect((await choose(link)).status).toBe(200);
    });

    it('P-API-10: works once', async () => {
      const { email, link } = await somebodyWithLink();
      await choose(link);
      const again = await choose(link, 'encore un autre');
      expect([again.status, again.body.error]).toEqual([401, 'INVALID_REQUEST']);
      expect((await app.visitor().login(email, NEW)).status).toBe(200);
    });

    it('works once for many simultaneous requests', async () => {
      const { email, link } = await somebodyWithLink();
      const words = Array.from({ length: 5 }, (_, index) => `mot de passe ${index}`);
      const answers = await Promise.all(words.map((word) => choose(link, word)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
      const winner = words[answers.findIndex(({ status }) => status === 200)] ?? '';
      expect((await app.visitor().login(email, winner)).status).toBe(200);
    });

    it('P-API-10: expires after an hour, and reports this for a month', async () => {
      const [first, second] = [await somebodyWithLink(), await somebodyWithLink()];
      app.clock.wait(HOUR - 1);
      expect((await choose(first.link)).status).toBe(200);
      app.clock.wait(1);
      const late = await choose(second.link);
      expect([late.status, late.body.error]).toEqual([403, 'TOKEN_EXPIRED']);
      app.clock.wait(29 * DAY);
      await sweep(app.db, () => app.clock.now);
      expect((await choose(second.link)).body.error).toBe('TOKEN_EXPIRED');
      app.clock.wait(DAY);
      await sweep(app.db, () => app.clock.now);
      expect((await choose(second.link)).body.error).toBe('INVALID_REQUEST');
      expect(
        await app
          .db('outbox')
          .whereNull('next_at')
          .where('created_at', '<', app.clock.now - 30 * DAY),
      ).toEqual([]);
      expect((await app.visitor().login(second.email)).status).toBe(200);
    });

    it('P-API-10: is refused when altered, incomplete, or with another account’s token', async () => {
      const [mine, other] = [await somebodyWithLink(), await somebodyWithLink()];
      const { id, token } = mine.link;
      const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
      const wrong = [
        { id, token: altered },
        { id, token: other.link.token },
        { id: other.link.id, token },
        { id: 'inconnu', token },
        { id: `${id}\u0000`, token },
        { id: 'x'.repeat(5000), token },
        { id, token: '' },
        { id },
        { token },
        {},
      ];
      for (const link of wrong) {
        const { status, body } = await choose(link);
        expect([status, body.error]).toEqual([401, 'INVALID_REQUEST']);
      }
      expect((await choose(mine.link)).status).toBe(200);
    });

    it('is refused once the account is deleted, with its queued mail', async () => {
      const { email, link } = await somebodyWithLink();
      mails.goDown();
      expect((await ask(email)).status).toBe(503);
      await app.db('accounts').where({ email }).delete();
      mails.comeBack();
      const { status, body } = await choose(link);
      expect([status, body.error]).toEqual([401, 'INVALID_REQUEST']);
      expect((await app.db('outbox').whereNotNull('next_at')).length).toBe(0);
    });
  });

  describe('the new password', () => {
    it('may not be too short, and the link stays valid', async () => {
      const { link } = await somebodyWithLink();
      const { status, body } = await choose(link, '1234567');
      expect([status, body.error]).toEqual([400, 'PASSWORD_TOO_SHORT']);
      expect((await choose(link)).status).toBe(200);
    });

    it('ends the wait after wrong guesses', async () => {
      const { email, link } = await somebodyWithLink();
      for (let guess = 0; guess < 6; guess += 1) await app.visitor().login(email, `faux ${guess}`);
      expect((await app.visitor().login(email)).status).toBe(429);
      await choose(link);
      expect((await app.visitor().login(email, NEW)).status).toBe(200);
    });
  });

  describe('the limits', () => {
    it('delay each mail to an account increasingly after five', async () => {
      const { email } = await somebodyWithLink();
      for (let mail = 2; mail <= 5; mail += 1) expect((await ask(email)).status).toBe(200);
      const before = mails.received.length;
      const refused = await ask(email);
      expect([refused.status, refused.body.seconds, refused.headers.get('retry-after')]).toEqual([
        429,
        60,
        '60',
      ]);
      expect(mails.received).toHaveLength(before);
      app.clock.wait(60_000);
      for (const seconds of [120, 240, 480, 900, 900]) {
        expect((await ask(email)).status).toBe(200);
        expect((await ask(email)).body.seconds).toBe(seconds);
        app.clock.wait(seconds * 1000);
      }
    });

    it('count the requests of an address', async () => {
      const one = await servers.start();
      const statuses: number[] = [];
      for (let number = 0; number <= 60; number += 1)
        statuses.push(
          (await one.visitor().post('/api/user/password/reset', { email: `x${number}@poste.test` })).status,
        );
      expect(statuses.filter((status) => status === 404)).toHaveLength(60);
      expect(statuses.at(-1)).toBe(429);
    });

    it('count wrong links', async () => {
      const one = await servers.start();
      const link = { id: 'inconnu', token: 'x', newPassword: NEW };
      for (let number = 0; number < 60; number += 1) await one.visitor().post('/api/user/password/new', link);
      expect((await one.visitor().post('/api/user/password/new', link)).status).toBe(429);
    });
  });
});
