import { describe, expect, it, onTestFinished } from 'vitest';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import { describeMessage, type OutgoingMail } from '../../../server/mail/mailer.ts';
import {
  ARRIVAL_MAIL,
  DAY,
  HOUR,
  MINUTE,
  askForMail,
  askingPlayer,
  deliverAfter,
  isMailAsked,
  useArrivalMails,
  waitingPlayer,
} from '../../support/server/arrival-mails.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';

/** Words of the two messages that come later, and of their steps. */
const SECRETS = /bruit|lendemain|horloge|Berthe|Mallet|Corot|café|Un pas|La nuit/iu;

onBothServers((servers) => {
  const { app, to, away } = useArrivalMails(servers);

  describe('a mail when a message arrives', () => {
    it('is sent once, when the message comes and not before', async () => {
      const { player, email } = await askingPlayer(app());
      await deliverAfter(app(), 20 * MINUTE - 1);
      expect(to(email)).toEqual([]);
      await deliverAfter(app(), 1);
      expect(to(email)).toHaveLength(1);
      for (const later of [MINUTE, HOUR, DAY]) await deliverAfter(app(), later);
      expect(to(email)).toHaveLength(1);
      expect(await isMailAsked(player)).toBeUndefined();
    });

    it('is sent to nobody who did not ask', async () => {
      const { email } = await waitingPlayer(app());
      await deliverAfter(app(), DAY);
      expect(to(email)).toEqual([]);
    });

    it('says when a message has come and nothing of it, in text and HTML, with the way to the game', async () => {
      const { email } = await askingPlayer(app());
      await deliverAfter(app(), 20 * MINUTE);
      const [mail] = to(email);
      for (const form of [mail?.subject, mail?.text, mail?.html]) expect(form).not.toMatch(SECRETS);
      for (const form of [mail?.text, mail?.html]) {
        expect(form).toContain('http://poste.test/home/messages');
        expect(form).toMatch(/Aucun autre ne suivra/);
        expect(form).toMatch(/parce que vous l’avez demandé/);
      }
      expect(mail?.writtenAt).toBe(app().clock.now);
    });

    it('is known by the status, on each telephone, and taken back on any of them', async () => {
      const { player, email, at } = await waitingPlayer(app());
      const other = app().visitor();
      await other.login(email);
      expect(await isMailAsked(other)).toBeUndefined();
      expect((await askForMail(player, at)).body.view?.mailAsked).toBe(true);
      expect(await isMailAsked(other)).toBe(true);
      expect((await askForMail(other, null)).body.view?.mailAsked).toBeUndefined();
      expect(await isMailAsked(player)).toBeUndefined();
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
    });

    it('is one after two taps, from two telephones, and after a lost answer', async () => {
      const { player, email, at } = await waitingPlayer(app());
      const other = app().visitor();
      await other.login(email);
      const answers = await Promise.all([player, player, other, other].map((one) => askForMail(one, at)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await askForMail(player, at)).body.view?.mailAsked).toBe(true);
      await deliverAfter(app(), 20 * MINUTE);
      await deliverAfter(app(), HOUR);
      expect(to(email)).toHaveLength(1);
    });

    it('is for one message: the next one is asked for anew, and a late request is not for it', async () => {
      const { player, email, at } = await askingPlayer(app());
      await deliverAfter(app(), 20 * MINUTE);
      const late = await askForMail(player, at);
      expect([late.status, late.body.error]).toEqual([409, 'STALE']);
      const next = late.body.status?.view?.nextArrival ?? '';
      expect(next).toContain('T06:45:00.000Z');
      expect(late.body.status?.view?.mailAsked).toBeUndefined();
      expect((await askForMail(player, next)).body.view?.mailAsked).toBe(true);
      app().clock.now = Date.parse(next);
      await app().deliver();
      expect(to(email)).toHaveLength(2);
    });

    it('is refused for a time at which nothing comes', async () => {
      const { player, at } = await waitingPlayer(app());
      for (const arrival of [at + 1, 'demain', ''])
        expect((await askForMail(player, arrival)).status).toBe(409);
      expect((await player.post(ARRIVAL_MAIL, {})).status).toBe(400);
      expect((await player.post(ARRIVAL_MAIL, { arrival: 12 })).status).toBe(400);
      expect((await askForMail(await app().playing(), at)).status).toBe(409);
      expect((await askForMail(await app().player(), at)).status).toBe(404);
      expect((await askForMail(app().visitor(), at)).status).toBe(401);
    });

    it('is not sent to an address that nobody has proved', async () => {
      const { player, email, at } = await waitingPlayer(app());
      await app().db('accounts').where({ email }).update({ email_proved_at: null });
      const { status, body } = await askForMail(player, at);
      expect([status, body.error, await isMailAsked(player)]).toEqual([403, 'EMAIL_NOT_PROVED', undefined]);
      expect(await app().db('outbox').where({ kind: 'arrival' }).where('send_after', at)).toEqual([]);
    });

    it('makes who asks and takes back again and again wait', async () => {
      const { player, at } = await waitingPlayer(app());
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await askForMail(player, at)).status).toBe(200);
        await askForMail(player, null);
      }
      const refused = await askForMail(player, at);
      expect([refused.status, refused.body.seconds]).toEqual([429, 60]);
      expect((await askForMail(player, null)).status).toBe(200);
      app().clock.wait(MINUTE);
      expect((await askForMail(player, at)).status).toBe(200);
    });

    it('is not waiting for the mail server before its time', async () => {
      const waitingMails = async () =>
        /^mails_waiting (\d+)$/m.exec(await (await fetch(`${app().address}/metrics`)).text())?.[1];
      await deliverAfter(app(), DAY);
      expect(await waitingMails()).toBe('0');
      await askingPlayer(app());
      await app().deliver();
      expect(await waitingMails()).toBe('0');
      away(true);
      await deliverAfter(app(), 20 * MINUTE);
      expect(await waitingMails()).toBe('1');
    });
  });
});

describe('the mailbox’s own button', () => {
  const waiting = async () => {
    const sent: OutgoingMail[] = [];
    const mailer = { send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)) };
    const settings = { secretKeys: [Buffer.alloc(32, 7)] };
    const app = await startTestApp({ cities: [waitingCity()], mailer, settings });
    onTestFinished(() => app.stop());
    return { app, sent, ...(await askingPlayer(app)) };
  };
  const click = (app: TestApp, letter: string) =>
    fetch(`${app.address}/unsubscribe?letter=${letter}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends the mails about later messages of that letter, and no other address does', async () => {
    const { app, sent, player } = await waiting();
    const [job] = await app.db('outbox').where({ kind: 'arrival' }).select<{ content: string }[]>('content');
    const { unsubscribe = '' } = JSON.parse(job?.content ?? '{}') as { unsubscribe?: string };
    const letter = /^http:\/\/poste\.test\/unsubscribe\?letter=(\S+)$/.exec(unsubscribe)?.[1] ?? '';
    const forged = letter.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect([(await click(app, forged)).status, await isMailAsked(player)]).toEqual([202, true]);
    expect([(await click(app, letter)).status, await isMailAsked(player)]).toEqual([202, undefined]);
    await deliverAfter(app, 20 * MINUTE);
    expect(sent.filter(({ kind }) => kind === 'arrival')).toEqual([]);
    expect((await app.visitor().get(`/unsubscribe?letter=${letter}`)).headers.get('location')).toBe(
      '/home/messages',
    );
  });

  it('stands on mails about later messages, and on no other', async () => {
    const { app, sent, email } = await waiting();
    await app.visitor().post('/api/user/password/reset', { email });
    await app.mailsSettled();
    await deliverAfter(app, 20 * MINUTE);
    const headers = sent.map(
      (mail) => [mail.kind, Object.keys(describeMessage(mail).headers ?? {})] as const,
    );
    for (const [kind, names] of headers)
      expect(names.includes('List-Unsubscribe') && names.includes('List-Unsubscribe-Post'), kind).toBe(
        kind === 'arrival',
      );
    expect(headers.map(([kind]) => kind)).toEqual(expect.arrayContaining(['arrival', 'password-reset']));
  });
});
