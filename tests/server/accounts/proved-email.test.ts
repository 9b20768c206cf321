import { beforeAll, describe, expect, it } from 'vitest';
import { ensureStaffAccount } from '../../../server/accounts/staff-account.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { proofLinkOf, keepMails, resetLinkOf } from '../../support/server/mail-server.ts';
import type { MailedLink } from '../../support/server/mail-server.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import type { Player } from '../../support/server/test-player.ts';
import { wordsIn } from '../../../server/words/words.ts';

const DAY = 24 * 3600 * 1000;

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await servers.start({ mailer: mails.mailer });
  });

  const newEmail = () => `acheteuse${(count += 1)}@poste.test`;
  const ask = (player: Player) => player.post('/api/user/email/link');
  const prove = (player: Player, link: Partial<MailedLink>) => player.post('/api/user/email/prove', link);
  const isProved = async (player: Player) =>
    ((await player.get('/api/user/check')).body as { emailProved?: boolean }).emailProved;
  const current = async (player: Player) => {
    const { status, body } = await player.get('/api/user/status/current');
    return status === 200 ? body.code : body.error;
  };
  const tied = async (email: string) => {
    const code = await app.post();
    await app
      .db('orders')
      .where({ code })
      .update({ tied_email: email, identifier: `CMD-${code}` });
    return code;
  };

  async function mailedLink(player: Player): Promise<MailedLink> {
    expect((await ask(player)).status).toBe(200);
    const mail = mails.received.at(-1);
    if (!mail) throw new Error('no mail');
    return proofLinkOf(mail);
  }

  describe('an account with an unconfirmed e-mail', () => {
    it('sees no letter tied to the e-mail, and no withdrawal or order of it in the copy of its data', async () => {
      const email = newEmail();
      const code = await tied(email);
      await app.visitor().post('/api/withdrawal', { reference: 'CMD-77', email });
      const stranger = await app.player(email);
      expect(await current(stranger)).toBe('NO_STATUS');
      const data = await stranger.get('/api/user/data');
      expect(data.body).toMatchObject({ tiedOrders: [], withdrawals: [], account: { emailProvedAt: null } });
      for (const secret of [code, 'CMD-77']) expect(data.text).not.toContain(secret);
    });

    it('removes the e-mail from no order when it is erased', async () => {
      const email = newEmail();
      const code = await tied(email);
      await (await app.player(email)).post('/api/user/delete', { password: PASSWORD });
      expect(await app.db('orders').where({ code }).first('tied_email')).toEqual({ tied_email: email });
    });

    it('can activate a letter by its code, tied to the e-mail or not', async () => {
      const email = newEmail();
      const player = await app.player(email);
      for (const code of [await tied(email), await app.post()]) {
        expect((await player.post(`/api/a/${code}`)).status).toBe(200);
        expect(await current(player)).toBe(code);
      }
    });
  });

  describe('the confirmation link', () => {
    it('is sent to the account’s e-mail and reveals the letters tied to it', async () => {
      const email = newEmail();
      const code = await tied(email);
      const player = await app.player(email);
      const link = await mailedLink(player);
      expect(mails.received.at(-1)).toMatchObject({
        recipients: [email],
        subject: wordsIn().mails.emailProof.subject,
      });
      expect([await isProved(player), await current(player)]).toEqual([false, 'NO_STATUS']);
      expect((await prove(player, link)).body).toEqual({});
      expect([await isProved(player), await current(player)]).toEqual([true, code]);
      expect((await player.get('/api/user/data')).text).toContain(`CMD-${code}`);
    });

    it('is not used up by opening it, or without the session of its account', async () => {
      const player = await app.player(newEmail());
      const { id, token } = await mailedLink(player);
      for (const path of [
        `/home/email?id=${id}&token=${token}`,
        `/api/user/email/prove?id=${id}&token=${token}`,
      ])
        for (const method of ['GET', 'HEAD']) await fetch(app.address + path, { method });
      expect((await prove(app.visitor(), { id, token })).status).toBe(401);
      const reader = await app.player(newEmail());
      const refused = await prove(reader, { id, token });
      expect([refused.status, refused.body.error]).toEqual([403, 'INVALID_REQUEST']);
      expect([await isProved(player), await isProved(reader)]).toEqual([false, false]);
      expect((await prove(player, { id, token })).status).toBe(200);
    });

    it('gives the same response to two simultaneous requests and to a retry', async () => {
      const player = await app.player(newEmail());
      const link = await mailedLink(player);
      const both = await Promise.all([prove(player, link), prove(player, link)]);
      expect([...both, await prove(player, link)].map(({ status }) => status)).toEqual([200, 200, 200]);
    });

    it('ends with a newer one, as its mail says, and expires after three days', async () => {
      const player = await app.player(newEmail());
      const former = await mailedLink(player);
      const newer = await mailedLink(player);
      const other = await app.player(newEmail());
      const old = await mailedLink(other);
      expect((await prove(player, former)).status).toBe(403);
      expect((await prove(player, newer)).status).toBe(200);
      app.clock.wait(3 * DAY);
      const late = await prove(other, old);
      expect([late.status, late.body.error]).toEqual([403, 'TOKEN_EXPIRED']);
      expect((await prove(other, await mailedLink(other))).status).toBe(200);
    });

    it.each([
      { id: 'x', token: 'x' },
      { id: `\u0000`, token: 'x' },
    ])('is refused when it is %j', async (link) => {
      const answered = await prove(await app.player(newEmail()), link);
      expect([answered.status, answered.body.error]).toEqual([403, 'INVALID_REQUEST']);
    });

    it('is no longer sent once the e-mail is confirmed', async () => {
      const player = await app.player(newEmail());
      await prove(player, await mailedLink(player));
      const before = mails.received.length;
      expect((await ask(player)).body).toEqual({ emailProved: true });
      expect(mails.received).toHaveLength(before);
    });

    it('is limited per mailbox, apart from the limit of password mails', async () => {
      const email = newEmail();
      const player = await app.player(email);
      for (let sent = 0; sent < 5; sent += 1) expect((await ask(player)).status).toBe(200);
      const refused = await ask(player);
      expect([refused.status, refused.body.seconds]).toEqual([429, 60]);
      expect((await app.visitor().post('/api/user/password/reset', { email })).status).toBe(200);
    });
  });

  describe('an e-mail is also confirmed', () => {
    it('by a password chosen with a mailed link: the owner takes over an account that a stranger created', async () => {
      const email = newEmail();
      const code = await tied(email);
      const stranger = await app.player(email);
      const link = await mailedLink(stranger);
      await app.visitor().post('/api/user/password/reset', { email });
      const chosen = resetLinkOf(mails.received.at(-1) ?? {});
      await app.visitor().post('/api/user/password/new', { ...chosen, newPassword: 'à moi désormais' });
      const owner = app.visitor();
      await owner.login(email, 'à moi désormais');
      expect([await isProved(owner), await current(owner)]).toEqual([true, code]);
      expect([(await stranger.get('/api/user/check')).status, (await prove(stranger, link)).status]).toEqual([
        401, 401,
      ]);
    });

    it('for staff, by the operator’s command', async () => {
      const email = newEmail();
      await ensureStaffAccount(app.db, { email, password: PASSWORD }, () => app.clock.now);
      const staff = app.visitor();
      await staff.login(email);
      expect(await isProved(staff)).toBe(true);
    });
  });
});
