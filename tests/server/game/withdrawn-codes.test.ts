import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../support/server/mail-server.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';
import type { Player } from '../../support/server/test-player.ts';

onBothApps((app) => {
  const withdraw = (reference: string, email: string) =>
    app().visitor().post('/api/withdrawal', { reference, email });
  let count = 0;

  /** A sent letter with its sale’s number and, if given, its buyer’s address. */
  async function posted(staff: Player, email: string | null = null) {
    const code = await createdBy(staff);
    const number = `CMD-RETRAIT-${(count += 1)}`;
    staffBodyOf(
      await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: number }),
    );
    if (email) staffBodyOf(await staff.post(`/api/admin/orders/${code}/tie`, { email }));
    return { code, number };
  }

  const activation = async (player: Player, code: string) => {
    const found = await player.get(`/api/user/status/find/${code}`);
    const activated = await player.post(`/api/a/${code}`, {});
    return [found.status, found.body.error, activated.status, activated.body.error];
  };
  const STOPPED = [404, 'UNAVAILABLE_CODE', 403, 'INVALID_CODE'];
  const OPEN = [200, undefined, 200, undefined];

  describe('a withdrawal that names the code of a letter', () => {
    it('stops the code at once, for everybody', async () => {
      const staff = await staffOf(app());
      const { code } = await posted(staff);
      expect((await withdraw(` ${code.toLowerCase()}`, 'acheteuse@retrait.test')).status).toBe(201);
      expect(await activation(await app().player(), code)).toEqual(STOPPED);
    });

    it('is recorded in the order’s file, where staff can undo it with a reason', async () => {
      const staff = await staffOf(app());
      const { code } = await posted(staff);
      await withdraw(code, 'repentie@retrait.test');
      const { order, timeline } = await fileOf(staff, code);
      const stoppedAt = new Date(app().clock.now).toISOString();
      expect(order.staff.stoppedAt).toBe(stoppedAt);
      const line = timeline.at(-1);
      expect(line).toMatchObject({
        kind: 'withdrawal',
        canUndo: true,
        changed: [{ field: 'stoppedAt', before: null }],
      });
      const undo = (reason?: string) =>
        staff.post(`/api/admin/orders/${code}/undo`, {
          action: line?.id,
          version: order.staff.version,
          reason,
        });
      expect((await undo()).body.error).toBe('MISSING_REASON');
      staffBodyOf(await undo('elle garde sa lettre'));
      expect(await activation(await app().player(), code)).toEqual(OPEN);
    });

    it('is mailed to the firm, and its receipt is the same whether the code exists or not', async () => {
      const staff = await staffOf(app());
      const { code } = await posted(staff);
      await withdraw(code, 'une@retrait.test');
      await withdraw('QXQXQX', 'autre@retrait.test');
      await app().mailsSettled();
      const mails = await readOutbox(app().dataDir);
      const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)?.text ?? '';
      const bare = (text: string, words: readonly string[]) =>
        words.reduce((left, word) => left.replaceAll(word, ''), text);
      expect(bare(to('une@retrait.test'), [code, 'une@'])).toBe(
        bare(to('autre@retrait.test'), ['QXQXQX', 'autre@']),
      );
      const notice = mails.find(
        ({ subject }) => subject?.startsWith('Rétractation reçue') && subject.includes(code),
      );
      expect(notice?.text).toContain('arrêté, personne ne l’avait activé');
    });

    it('waits for staff when the letter has another known buyer', async () => {
      const staff = await staffOf(app());
      const { code } = await posted(staff, 'acheteur@retrait.test');
      await withdraw(code, 'inconnu@retrait.test');
      const { order, timeline } = await fileOf(staff, code);
      expect([order.staff.stoppedAt, timeline.at(-1)?.kind, timeline.at(-1)?.canUndo]).toEqual([
        null,
        'withdrawal',
        false,
      ]);
      await withdraw(code, 'acheteur@retrait.test');
      expect((await fileOf(staff, code)).order.staff.stoppedAt).not.toBeNull();
    });

    it('does not affect an activated letter', async () => {
      const staff = await staffOf(app());
      const { code } = await posted(staff);
      const player = await app().player();
      staffBodyOf(await player.post(`/api/a/${code}`, {}));
      await withdraw(code, 'tardive@retrait.test');
      expect((await player.status()).code).toBe(code);
      expect((await fileOf(staff, code)).order.staff.stoppedAt).toBeNull();
    });

    it('prevents the letter and its code from being sent', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      await withdraw(code, 'vite@retrait.test');
      const sent = await staff.post('/api/admin/status/markSent', {
        statusCode: code,
        orderIdentifier: 'trop tard',
      });
      expect([sent.status, sent.body.error]).toEqual([409, 'STOPPED']);
    });

    it('hides the letter from its buyer', async () => {
      const staff = await staffOf(app());
      const buyer = await app().player('proprietaire@retrait.test');
      await markEmailProved(app(), 'proprietaire@retrait.test');
      const { code } = await posted(staff, 'proprietaire@retrait.test');
      expect((await buyer.get('/api/user/status/current')).body.code).toBe(code);
      await withdraw(code, 'proprietaire@retrait.test');
      expect((await buyer.get('/api/user/status/current')).body.error).toBe('NO_STATUS');
    });
  });

  describe('a stranger who guesses codes by withdrawals', () => {
    it('uses the same failure limit as activations', async () => {
      const { db, share } = app();
      const failures = async () => {
        await share();
        return Number(
          (await db('limits').where('key', 'like', 'codes-site:%').sum({ n: 'points' }))[0]?.n ?? 0,
        );
      };
      const before = await failures();
      await withdraw('ZZZZZ9', 'devin@retrait.test');
      await withdraw('CMD 2026 n° 17', 'devin@retrait.test');
      expect((await failures()) - before).toBe(1);
    });
  });
});
