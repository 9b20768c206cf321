import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import { testFacts } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { wordsIn } from '../../../server/words/words.ts';

const { contact } = testFacts();
/** Noon in Paris in the summer of the test. */
const MOMENT = 'mardi 2 juin 2026 à 12 h (Europe/Paris)';

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await servers.start({ mailer: mails.mailer });
  });

  const withdraw = (reference: unknown, email: unknown = 'acheteuse@poste.test', at = app) =>
    at.visitor().post('/api/withdrawal', { reference, email });
  const mailTo = (address: string) =>
    mails.received.filter(({ recipients }) => recipients.includes(address)).at(-1);
  const stored = (reference: string) => app.db('withdrawals').where({ reference });

  describe('a withdrawal', () => {
    it('is stored with its time and its order, and confirmed by a receipt with date and time', async () => {
      const code = await app.post();
      const { status, body } = await withdraw(` ${code.toLowerCase()} `, ' Acheteuse@Poste.test');
      const reference = code.toLowerCase();
      expect([status, body]).toEqual([
        201,
        { reference, email: 'acheteuse@poste.test', receivedAt: '2026-06-02T10:00:00.000Z' },
      ]);
      await app.mailsSettled();
      const order = await app.db('orders').where({ code }).first<{ id: number }>('id');
      const [row] = (await stored(reference)) as Record<string, unknown>[];
      expect([row?.order_id, row?.email, Number(row?.received_at)]).toEqual([
        order.id,
        'acheteuse@poste.test',
        app.clock.now,
      ]);
      const receipt = mailTo('acheteuse@poste.test');
      expect(receipt?.subject).toBe(wordsIn().mails.withdrawalReceipt.subject);
      for (const words of [reference, MOMENT, 'Je renonce au contrat', '16 jours'])
        expect(receipt?.text).toContain(words);
      expect(receipt?.html).toContain(MOMENT);
    });

    it('is copied to the firm, whose reply goes to the buyer', async () => {
      const code = await app.post();
      await withdraw(code, 'client@poste.test');
      await app.mailsSettled();
      const notice = mailTo(contact);
      expect(notice?.replyTo?.[0]?.address).toBe('client@poste.test');
      for (const words of [code, 'client@poste.test', MOMENT, `oui, pli ${code}`, 'arrêté, personne'])
        expect(notice?.text).toContain(words);
    });

    it('gets the same response for an unknown order', async () => {
      const [known, unknown] = [
        await withdraw(await app.post(), 'a@poste.test'),
        await withdraw('CMD 2026 n° 17', 'a@poste.test'),
      ];
      expect(unknown.status).toBe(known.status);
      expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
      await app.mailsSettled();
      expect(await stored('CMD 2026 n° 17').first('order_id')).toEqual({ order_id: null });
      expect(mailTo(contact)?.text).toContain('non');
    });

    it('may name the order by its identifier, if it is unique', async () => {
      for (const [identifier, times] of [
        ['CMD-1', 1],
        ['CMD-2', 2],
      ] as const)
        for (let time = 0; time < times; time += 1)
          await app
            .db('orders')
            .where({ code: await app.post() })
            .update({ identifier });
      for (const identifier of ['CMD-1', 'CMD-2']) await withdraw(identifier, 'b@poste.test');
      const rows = (await app.db('withdrawals').where({ email: 'b@poste.test' }).orderBy('reference')) as {
        order_id: number | null;
      }[];
      expect(rows.map(({ order_id: id }) => id === null)).toEqual([false, true]);
    });

    it('keeps its first time when repeated, and sends nothing more', async () => {
      const first = await withdraw('DEUX-FOIS', 'c@poste.test');
      await app.mailsSettled();
      const before = mails.received.length;
      app.clock.wait(60_000);
      const [again, other] = await Promise.all([
        withdraw('DEUX-FOIS', 'c@poste.test'),
        withdraw('DEUX-FOIS', 'c@poste.test'),
      ]);
      await app.mailsSettled();
      app.clock.wait(-60_000);
      expect([again.body, other.body]).toEqual([first.body, first.body]);
      expect(mails.received).toHaveLength(before);
      expect(await stored('DEUX-FOIS')).toHaveLength(1);
    });

    it('is accepted while the mail server is down, and its receipt follows', async () => {
      mails.goDown();
      expect((await withdraw('PANNE', 'd@poste.test')).status).toBe(201);
      await app.mailsSettled();
      mails.comeBack();
      app.clock.wait(120_000);
      await app.deliver();
      app.clock.wait(-120_000);
      expect(mailTo('d@poste.test')?.text).toContain(MOMENT);
    });

    it('is in the language of the form, when nobody knows the buyer', async () => {
      const withdrawal = { reference: 'Order 10024', email: 'form@poste.test' };
      await app.visitor().post('/api/withdrawal', withdrawal, { cookie: 'language=en' });
      await app.mailsSettled();
      expect(mailTo('form@poste.test')).toMatchObject({
        subject: 'Acknowledgement of receipt of your withdrawal',
        text: expect.stringContaining('Order or code: Order 10024') as string,
      });
      expect(mailTo(contact)?.subject).toContain('Rétractation reçue');
    });

    it('shows the firm the reference as typed, never as markup', async () => {
      await withdraw('<b>n° 1</b> & "co"', 'e@poste.test');
      await app.mailsSettled();
      expect(mailTo(contact)?.html).toContain('&lt;b&gt;n° 1&lt;/b&gt; &amp; &quot;co&quot;');
    });

    it.each([
      'GAGNE ! Appelez le 08 99 70 00 00 pour votre remboursement',
      'GAGNE-1000-EUROS',
      'APPELEZ 0899700000',
      'la commande du 3 mai',
    ])('mails no text of a stranger: %s', async (reference) => {
      const email = `victime${reference.length}@poste.test`;
      const { status, body } = await withdraw(reference, email);
      expect([status, body.reference]).toEqual([201, reference]);
      await app.mailsSettled();
      const { text = '', html = '' } = mailTo(email) ?? {};
      expect(text + html).not.toContain(reference);
      expect(text + html).not.toMatch(/GAGNE|APPELEZ|0899|08 99|3 mai/i);
      expect(text).toContain('tel que vous l’avez écrit');
      expect(mailTo(contact)?.text).toContain(reference);
    });

    it.each([
      'GXUYFN',
      'gxuyfn',
      'CMD-99',
      '10023',
      '#1001',
      'n° 17',
      'Commande n° 2026/117',
      'Order #1001',
      'PR-2026-00123',
    ])('repeats a code or a number: %s', async (reference) => {
      const email = `suivi${(count += 1)}@poste.test`;
      await withdraw(reference, email);
      await app.mailsSettled();
      expect(mailTo(email)?.text).toContain(reference);
    });

    it.each([
      undefined,
      null,
      '',
      '   ',
      12,
      'x'.repeat(65),
      '\u200e\u2800',
      'a\r\nBcc: x@poste.test',
      'voyez https://piege.test',
      'www.piege.test/gain',
      'piege．com',
      'piege。com',
      'piege.c\u200bom',
    ])('needs a plausible reference: %j', async (reference) => {
      const { status, body } = await withdraw(reference);
      expect([status, body.error]).toEqual([400, 'MISSING_REFERENCE']);
    });

    it('loses the signs that print nothing, in its number and its address', async () => {
      const { status, body } = await withdraw('\u200eCMD\u202e-\u200b98\u0000', '\u200fcopie@poste.test');
      expect([status, body]).toMatchObject([201, { reference: 'CMD-98', email: 'copie@poste.test' }]);
      await app.mailsSettled();
      expect(mailTo('copie@poste.test')?.text).toContain('CMD-98');
    });

    it.each(['a@b', null])('needs an address for its receipt: %j', async (email) => {
      const { status, body } = await withdraw('CMD-9', email);
      expect([status, body.error]).toEqual([400, 'INVALID_EMAIL']);
    });

    it('is limited by e-mail and by client address, because its receipt goes to any e-mail', async () => {
      const one = await servers.start();
      for (let number = 0; number < 5; number += 1)
        expect((await withdraw(`R${number}`, 'cible@poste.test', one)).status).toBe(201);
      expect((await withdraw('R6', 'cible@poste.test', one)).body.seconds).toBe(60);
      for (let number = 6; number < 30; number += 1)
        expect((await withdraw('R', `cible${number}@poste.test`, one)).status).toBe(201);
      expect((await withdraw('R', 'encore@poste.test', one)).status).toBe(429);
    });

    it('is accepted beyond the site’s hourly limit of mails, and the firm is asked to send the receipt', async () => {
      const one = await servers.start({ mailer: mails.mailer, settings: { trustProxy: 1 } });
      const from = (network: number, email: string) =>
        one
          .visitor()
          .post(
            '/api/withdrawal',
            { reference: 'CMD-1', email },
            { 'x-forwarded-for': `198.51.${network}.1` },
          );
      for (let number = 0; number < 60; number += 1) await from(number % 3, `foule${number}@poste.test`);
      expect((await from(7, 'apres@poste.test')).status).toBe(201);
      await one.mailsSettled();
      expect([mailTo('foule59@poste.test') === undefined, mailTo('apres@poste.test')]).toEqual([
        false,
        undefined,
      ]);
      expect(mailTo(contact)).toMatchObject({ replyTo: [{ address: 'apres@poste.test' }] });
      expect(mailTo(contact)?.text).toContain('n’est pas parti de lui-même');
      await one.share();
      expect(one.logs()).toContain('"limit":"withdrawal-receipts"');
      one.clock.wait(3_600_000);
      await from(8, 'demain@poste.test');
      await one.mailsSettled();
      expect(mailTo('demain@poste.test')?.text).toContain('CMD-1');
    });
  });
});
