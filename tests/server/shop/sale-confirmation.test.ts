import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { keepMails } from '../../support/server/mail-server.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { QUEUE_OPTIONS, refund, sell } from '../../support/shop/queue-app.ts';

const HOUR = 3_600_000;

onBothServers((servers) => {
  const mails = keepMails();
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start({ ...QUEUE_OPTIONS, mailer: mails.mailer });
  });

  let count = 0;
  async function sold(data: Readonly<Record<string, unknown>> = {}) {
    const email = `acheteur${(count += 1)}@boutique.test`;
    const codes = await sell(app, { email, ...data });
    await app.mailsSettled();
    const { id } = await app.db('sales').orderBy('id', 'desc').first<{ id: number }>('id');
    return { email, codes, id };
  }
  const mailsTo = (address: string) =>
    mails.received.filter(({ recipients }) => recipients.includes(address));
  const subjects = (address: string) =>
    mailsTo(address).map(({ subject = '' }) => subject.replaceAll('\u00A0', ' '));
  async function after(hours: number) {
    app.clock.wait(hours * HOUR);
    await app.deliver();
    await app.mailsSettled();
  }

  describe('the mail after a payment', () => {
    it('says what was bought, for how much, where it goes, when, and under which terms, which it has with it', async () => {
      const { email, id, codes } = await sold();
      const [mail] = mailsTo(email);
      const text = mail?.text?.replace(/[\u00A0\u202F]/g, ' ') ?? '';
      for (const words of [
        `Commande : V-${id}`,
        'Commandée : mardi 2 juin 2026 à 12 h',
        'Plis : 2 packs Ville',
        'Prix : 29,00 €, toutes taxes comprises',
        'Camille Roux, 3 rue du Puits, 38000 Grenoble, FR',
        'version du : 30 novembre 2026',
        'Nous avons 72 h pour la confirmer',
        '/retractation',
      ])
        expect(text).toContain(words);
      for (const code of codes) expect(mail?.raw).not.toContain(code);
      const [terms] = mail?.attachments ?? [];
      expect([terms?.filename, terms?.mimeType]).toEqual([
        'conditions-de-vente-30-novembre-2026.txt',
        'text/plain',
      ]);
      expect(new TextDecoder().decode(terms?.content as ArrayBuffer)).toContain('FORMULAIRE DE RÉTRACTATION');
    });

    it.each([
      [{}, 'Envoi : sous'],
      [
        { gift: { giftTo: 'Noé', postOn: '20/6/2026' } },
        'Envoi : une fois que vous aurez dit « C’est tout bon », à partir du 20 juin',
      ],
      [{ gift: { postOn: 'à Noël' } }, 'Envoi : une fois éclairci ce que nous n’avons pas pu lire, sous'],
      [
        { gift: { giftTo: 'Noé', postOn: 'à Noël' } },
        'dit « C’est tout bon », et éclairci ce que nous n’avons pas pu lire, sous',
      ],
    ])('says truly when the letters of %j are posted', async (data, words) => {
      const { email } = await sold(data);
      expect(mailsTo(email)[0]?.text?.replace(/[\u00A0\u202F]/g, ' ')).toContain(words);
    });

    it('is in English for who bought in English, with the French terms beside their translation', async () => {
      const { email, id } = await sold({ locale: 'en-GB' });
      await after(3);
      expect(subjects(email)).toEqual([`Order V-${id}: received`, `Order V-${id}: confirmed`]);
      const [mail] = mailsTo(email);
      for (const words of ['Packets: 2 Ville packs', 'http://poste.test/en/retractation'])
        expect(mail?.text).toContain(words);
      expect(mail?.text).toMatch(/http:\/\/poste\.test\/en\/preparer\/\S+/);
      expect(mail?.attachments.map(({ filename }) => filename?.replace(/-\d.*/, ''))).toEqual([
        'terms-of-sale',
        'conditions-de-vente',
      ]);
      const reference = { reference: `Orders V-${id}-1 and V-${id}-2`, email };
      await app.visitor().post('/api/withdrawal', reference);
      await app.mailsSettled();
      expect(subjects(email).at(-1)).toBe('Acknowledgement of receipt of your withdrawal');
      // Who is not the buyer learns nothing of the sale.
      await app.visitor().post('/api/withdrawal', { ...reference, email: 'autre@boutique.test' });
      await app.mailsSettled();
      expect(subjects('autre@boutique.test')).toEqual(['Accusé de réception de votre rétractation']);
    });

    it('keeps silent about a price whose currency is none', async () => {
      const { email } = await sold({ currency: 'xxxxx' });
      expect(mailsTo(email)[0]?.text).not.toContain('Prix');
    });
  });

  describe('the acceptance of an order', () => {
    it('follows within 72 h, once, with the terms', async () => {
      const { email, id } = await sold();
      await after(1);
      expect(subjects(email)).toEqual([`Commande V-${id} : bien reçue`]);
      await after(2);
      await after(24);
      expect(subjects(email)).toEqual([`Commande V-${id} : bien reçue`, `Commande V-${id} : confirmée`]);
      expect(mailsTo(email)[1]?.text).toContain('la vente est conclue');
      // It may have been changed meanwhile.
      expect(mailsTo(email)[1]?.text).not.toContain('3 rue du Puits');
      expect(mailsTo(email)[1]?.attachments).toHaveLength(1);
    });

    it('waits until somebody has looked at the problems of the sale', async () => {
      const { email, id } = await sold({ address: null });
      await after(6);
      expect(subjects(email)).toHaveLength(1);
      const staff = await staffOf(app);
      staffBodyOf(await staff.post(`/api/admin/sales/${id}/looked`, { problems: ['no-address'] }));
      await after(7);
      expect(subjects(email).at(-1)).toBe(`Commande V-${id} : confirmée`);
    });

    it.each([
      ['a refund', () => refund(app)],
      [
        'a withdrawal',
        (email: string, id: number) => app.visitor().post('/api/withdrawal', { reference: `V-${id}`, email }),
      ],
    ])('is not sent after %s', async (_what, undo) => {
      const { email, id } = await sold();
      await undo(email, id);
      await after(3);
      expect(subjects(email).filter((subject) => subject.includes('confirmée'))).toEqual([]);
    });
  });
});
