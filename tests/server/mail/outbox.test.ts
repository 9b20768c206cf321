import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { smtpMailer } from '../../../server/mail/mailer.ts';
import { retryDelay } from '../../../server/mail/post.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { resetLinkOf, startMailServer, startSilentServer } from '../../support/server/mail-server.ts';
import type { MailServer } from '../../support/server/mail-server.ts';
import type { TestApp } from '../../support/server/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = 'un tout autre mot';

it('the delay between two attempts grows from two minutes to six hours', () => {
  expect([1, 2, 3, 8, 9, 30].map((tries) => retryDelay(tries) / MINUTE)).toEqual([2, 4, 8, 256, 360, 360]);
});

it('a mail server that never responds is timed out after five seconds', async () => {
  const mute = await startSilentServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const from = { name: 'Nous', address: 'nous@poste.test' };
  const content = {
    to: 'muette@poste.test',
    replyTo: null,
    subject: 'Un lien',
    text: 'texte',
    html: '<p>texte',
  };
  const sent = smtpMailer(mute.url)
    .send({ id: 'abcdefgh', kind: 'password-reset', from, writtenAt: 0, ...content })
    .then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(5000);
  expect(await sent).toBe('ETIMEDOUT');
  await mute.stop();
});

onBothServers((servers) => {
  let mails: MailServer;
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await servers.start({ mailer: smtpMailer(mails.url) });
  });
  afterEach(async () => {
    mails.beforeAccepting = () => undefined;
    await mails.comeBack();
  });
  afterAll(() => mails.stop());

  const ask = (email: string, at = app) => at.visitor().post('/api/user/password/reset', { email });
  const waiting = () => app.db('outbox').whereNotNull('next_at');
  const metric = async (line: string) =>
    (await (await fetch(`${app.address}/metrics`)).text()).split('\n').find((one) => one.startsWith(line));

  /** A new account that requests a link while no mail server is reachable. */
  async function askInVain(): Promise<string> {
    const email = `patience${(count += 1)}@poste.test`;
    await app.player(email);
    await mails.goDown();
    const { status, body } = await ask(email);
    expect([status, body.error]).toEqual([503, 'MAIL_DELAYED']);
    return email;
  }

  describe('while the mail server is down, a mail', () => {
    it('is reported as late and arrives with a working link once the server is back', async () => {
      const email = await askInVain();
      await mails.comeBack();
      await app.deliver();
      expect(mails.received.flatMap(({ recipients }) => recipients)).not.toContain(email);
      app.clock.wait(2 * MINUTE);
      await app.deliver();
      const arrived = mails.received.filter(({ recipients }) => recipients.includes(email));
      expect(arrived).toHaveLength(1);
      const { status } = await app
        .visitor()
        .post('/api/user/password/new', { ...resetLinkOf(arrived[0] ?? { text: '' }), newPassword: NEW });
      expect(status).toBe(200);
      expect((await app.visitor().login(email, NEW)).status).toBe(200);
      app.clock.wait(HOUR);
      await app.deliver();
      expect(mails.received.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
    });

    it('is retried at growing intervals', async () => {
      await askInVain();
      for (const [minutes, tries] of [
        [2, 2],
        [3, 2],
        [1, 3],
        [7, 3],
        [1, 4],
      ] as const) {
        app.clock.wait(minutes * MINUTE);
        await app.deliver();
        expect(await waiting().select('tries')).toEqual([{ tries }]);
      }
      await mails.comeBack();
      app.clock.wait(16 * MINUTE);
      await app.deliver();
      expect(await waiting()).toEqual([]);
    });

    it('is sent once with a working link when it is requested twice', async () => {
      const email = await askInVain();
      await ask(email);
      await mails.comeBack();
      app.clock.wait(2 * MINUTE);
      await app.deliver();
      const arrived = mails.received.filter(({ recipients }) => recipients.includes(email));
      expect(arrived).toHaveLength(1);
      const link = resetLinkOf(arrived[0] ?? { text: '' });
      expect((await app.visitor().post('/api/user/password/new', { ...link, newPassword: NEW })).status).toBe(
        200,
      );
    });

    it('is dropped and its text erased when it has expired', async () => {
      await askInVain();
      const row = await waiting().first<{ id: string }>('id');
      app.clock.wait(HOUR);
      await app.deliver();
      await mails.comeBack();
      await app.deliver();
      expect(await app.db('outbox').where({ id: row.id }).first()).toMatchObject({
        content: null,
        next_at: null,
        sent_at: null,
      });
      expect(app.logs()).toContain('"mail given up"');
      expect(await metric('mails_total{kind="password-reset",outcome="given_up"}')).toMatch(/ 1$/);
    });

    it('is counted in the metrics, without names', async () => {
      const email = await askInVain();
      await app.deliver();
      expect(await metric('mails_waiting')).toBe('mails_waiting 1');
      expect(await metric('mails_total{kind="password-reset",outcome="delayed"}')).toBeDefined();
      expect(app.logs()).toContain('"code":"ESOCKET"');
      expect(app.logs()).not.toContain(email);
      await mails.comeBack();
      app.clock.wait(2 * MINUTE);
      await app.deliver();
      expect(await metric('mails_waiting')).toBe('mails_waiting 0');
      expect(await metric('mails_total{kind="password-reset",outcome="sent"}')).toBeDefined();
    });
  });

  describe('a mail server', () => {
    it('that echoes the refused address does not bring it into the log', async () => {
      const email = 'refusee@poste.test';
      await app.player(email);
      mails.beforeAccepting = ([recipient]) => {
        throw new Error(`no such box: ${recipient}`);
      };
      expect((await ask(email)).status).toBe(503);
      mails.beforeAccepting = () => undefined;
      expect(app.logs()).toContain('"responseCode":450');
      expect(app.logs()).not.toContain(email);
      await app.db('accounts').where({ email }).delete();
    });

    it('that is slow gets no second attempt meanwhile', async () => {
      const email = 'lente@poste.test';
      await app.player(email);
      let accept: () => void = () => undefined;
      const requested = new Promise<void>((reached) => {
        mails.beforeAccepting = () =>
          new Promise((resolve) => {
            accept = resolve;
            reached();
          });
      });
      const answer = ask(email);
      await requested;
      app.clock.wait(MINUTE);
      await app.deliver();
      accept();
      expect((await answer).status).toBe(200);
      mails.beforeAccepting = () => undefined;
      expect(mails.received.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
    });
  });

  describe('a process that crashed', () => {
    it('before it delivered a mail leaves it to the next process', async () => {
      const email = 'orpheline@poste.test';
      await app.player(email);
      await mails.goDown();
      await ask(email);
      await app.db('outbox').whereNotNull('next_at').update({ tries: 0 });
      await mails.comeBack();
      app.clock.wait(2 * MINUTE);
      await app.deliver();
      expect(mails.received.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
    });
  });

  const { startTwo } = servers;
  describe.runIf(startTwo)('two processes', () => {
    it('send each mail once', async () => {
      if (!startTwo) return;
      const [one, two] = await startTwo({ mailer: smtpMailer(mails.url) });
      const emails = Array.from({ length: 12 }, (_, index) => `deux${index}@poste.test`);
      for (const email of emails) await one.visitor().register(email);
      await mails.goDown();
      for (const [index, email] of emails.entries()) await ask(email, index % 2 ? one : two);
      await mails.comeBack();
      const before = mails.received.length;
      for (const process of [one, two]) process.clock.wait(2 * MINUTE);
      await Promise.all([one.deliver(), two.deliver(), one.deliver(), two.deliver()]);
      const recipients = mails.received.slice(before).flatMap((mail) => mail.recipients);
      expect(recipients.sort()).toEqual(emails.sort());
    });
  });
});
