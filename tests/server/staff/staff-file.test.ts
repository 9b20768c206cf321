import { describe, expect, it } from 'vitest';
import type { StaffStatus } from '../../../server/staff/present-order.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';
import type { Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { wordsIn } from '../../../server/words/words.ts';

onBothApps((app) => {
  const versionOf = async (staff: Player, code: string) => (await fileOf(staff, code)).order.staff.version;
  const act = async (staff: Player, code: string, action: string, body: Record<string, unknown>) =>
    staff.post(`/api/admin/orders/${code}/${action}`, {
      version: await versionOf(staff, code),
      reason: 'au téléphone',
      ...body,
    });
  const lastAction = async (staff: Player, code: string) =>
    (await fileOf(staff, code)).timeline.filter(({ kind }) => kind === 'staff').at(-1);

  async function played(staff: Player) {
    const code = await createdBy(staff);
    staffBodyOf(
      await staff.post('/api/admin/status/markSent', {
        statusCode: code,
        orderIdentifier: 'n° 1',
        reason: 'parti ce matin',
      }),
    );
    const email = `${code.toLowerCase()}@poste.test`;
    const player = await app().player(email);
    staffBodyOf(await player.post(`/api/a/${code}`, {}));
    return { code, email, player };
  }

  describe('resending a code', () => {
    const mailsTo = async (email: string) => {
      await app().mailsSettled();
      return (await readOutbox(app().dataDir)).filter(({ to }) => to?.[0]?.address === email);
    };

    it('mails it to the order’s player with a link, and is recorded in the journal', async () => {
      const staff = await staffOf(app());
      const { code, email } = await played(staff);
      expect((await act(staff, code, 'resend', { reason: 'lettre perdue' })).status).toBe(200);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe(wordsIn().mails.orderAgain.played.subject);
      expect(mail?.text).toContain(code);
      expect(await lastAction(staff, code)).toMatchObject({
        action: 'resend',
        reason: 'lettre perdue',
        canUndo: false,
      });
    });

    it('mails it to the buyer before activation, and to no unknown address', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      expect((await act(staff, code, 'resend', {})).body).toMatchObject({ error: 'NOT_SENT' });
      staffBodyOf(
        await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'n° 2' }),
      );
      const refused = await act(staff, code, 'resend', {});
      expect([refused.status, refused.body.error]).toEqual([409, 'NO_ADDRESS']);
      const buyer = `acheteur-${code.toLowerCase()}@poste.test`;
      staffBodyOf(await act(staff, code, 'tie', { email: buyer }));
      expect((await act(staff, code, 'resend', {})).status).toBe(200);
      const [mail] = await mailsTo(buyer);
      expect(mail?.text).toContain(`/a/${code}`);
    });
  });

  describe('a player’s file', () => {
    it('contains the full history of an order: author, time, reading, reason', async () => {
      const staff = await staffOf(app(), 'ada@poste.test');
      const { code, email, player } = await played(staff);
      await player.answer('une boulangerie');
      await player.post('/api/user/status/newClue');
      await player.post('/api/user/status/report', { text: 'Le puits est\n bâché ' });
      await player.answer(TINY_ANSWERS.GARE ?? '');
      app().clock.wait(90_000);
      const { order, standing, timeline, timelineTotal } = await fileOf(staff, code.toLowerCase());
      expect(order).toMatchObject({ code, state: 3, staff: { email } });
      expect(standing).toMatchObject({
        step: { name: 'PORT_VIEUX' },
        seconds: 90,
        hints: { asked: 0, max: 3 },
        usual: null,
        isStuck: false,
        isForced: false,
        questions: 0,
      });
      expect(timelineTotal).toBe(7);
      expect(timeline.map(({ kind, action, step, by }) => [kind, action, step?.name ?? null, by])).toEqual([
        ['staff', 'create', null, 'ada@poste.test'],
        ['staff', 'markSent', null, 'ada@poste.test'],
        ['activation', null, null, email],
        ['answer', null, 'GARE', email],
        ['clue', null, 'GARE', email],
        ['report', null, 'GARE', email],
        ['answer', null, 'GARE', email],
      ]);
      expect(timeline[1]).toMatchObject({
        reason: 'parti ce matin',
        changed: [
          { field: 'state', before: 'COMMAND', after: 'SENT' },
          { field: 'identifier', before: null, after: 'n° 1' },
        ],
      });
      expect(timeline[3]).toMatchObject({ verdict: 'wrong' });
      expect(timeline[5]?.reason).toBe('Le puits est bâché');
      expect(timeline[6]?.verdict).toBe('right');
    });

    it('of an unknown code is not found', async () => {
      const staff = await staffOf(app());
      for (const path of ['file', 'status', 'letter', 'qr.svg']) {
        const { status, body } = await staff.get(`/api/admin/orders/ZZZZZZ/${path}`);
        expect([status, body.error], path).toEqual([404, 'UNKNOWN_CODE']);
      }
    });

    it('stores notes, which do not change the order', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      const before = await versionOf(staff, code);
      staffBodyOf(
        await staff.post(`/api/admin/orders/${code}/note`, { text: 'A appelé deux fois.\nTrès aimable.' }),
      );
      expect(await versionOf(staff, code)).toBe(before);
      expect(await lastAction(staff, code)).toMatchObject({
        action: 'note',
        reason: 'A appelé deux fois.\nTrès aimable.',
        canUndo: false,
      });
      expect((await staff.post(`/api/admin/orders/${code}/note`, { text: '   ' })).body.error).toBe(
        'MISSING_TEXT',
      );
      expect((await player.status()).step?.name).toBe('GARE');
    });
  });

  describe('help', () => {
    it('sets a step with a reason, and can be undone with hints and wrong answers', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      await player.answer('une boulangerie');
      await player.post('/api/user/status/newClue');
      expect(
        staffBodyOf(await act(staff, code, 'step', { stepIdx: 4, reason: 'banc retiré' })),
      ).toMatchObject({
        step: { name: 'MARCHE' },
      });
      expect((await player.status()).step?.name).toBe('MARCHE');
      const set = await lastAction(staff, code);
      expect(set).toMatchObject({
        action: 'setStep',
        reason: 'banc retiré',
        canUndo: true,
        changed: [{ field: 'step', before: 'GARE', after: 'MARCHE' }],
      });
      expect(staffBodyOf(await act(staff, code, 'undo', { action: set?.id }))).toMatchObject({
        step: { name: 'GARE' },
        clueIndex: 1,
      });
      expect(await player.status()).toMatchObject({ step: { name: 'GARE' }, clueIndex: 1 });
      expect((await fileOf(staff, code)).timeline.find(({ id }) => id === set?.id)).toMatchObject({
        isUndone: true,
        canUndo: false,
      });
      expect(await lastAction(staff, code)).toMatchObject({
        action: 'undo',
        undoes: set?.id,
        reason: 'au téléphone',
      });
      const twice = await act(staff, code, 'undo', { action: set?.id });
      expect([twice.status, twice.body.error]).toEqual([409, 'ALREADY_UNDONE']);
    });

    it('cannot be undone once the player has moved on', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      await act(staff, code, 'step', { stepIdx: 2 });
      const set = await lastAction(staff, code);
      await player.answer(TINY_ANSWERS.PORT_VIEUX ?? '');
      const refused = await act(staff, code, 'undo', { action: set?.id });
      expect([refused.status, refused.body.error]).toEqual([409, 'CANNOT_UNDO']);
      expect((await player.status()).step?.name).toBe('CAFE');
    });

    it('can redo an undone action', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      await act(staff, code, 'step', { stepIdx: 2 });
      await act(staff, code, 'undo', { action: (await lastAction(staff, code))?.id });
      await act(staff, code, 'undo', { action: (await lastAction(staff, code))?.id });
      expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    });

    it('restores a story that was removed from a player', async () => {
      const staff = await staffOf(app());
      const { code, email, player } = await played(staff);
      await player.answer(TINY_ANSWERS.GARE ?? '');
      staffBodyOf(await staff.post('/api/admin/status/removeStoryFromUser', { userEmail: email }));
      expect((await player.get('/api/user/status/current')).status).toBe(404);
      staffBodyOf(await act(staff, code, 'undo', { action: (await lastAction(staff, code))?.id }));
      expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    });

    it('does not restore it when another account has activated it', async () => {
      const staff = await staffOf(app());
      const { code, email } = await played(staff);
      staffBodyOf(await staff.post('/api/admin/status/removeStoryFromUser', { userEmail: email }));
      const removed = await lastAction(staff, code);
      const other = await app().player();
      staffBodyOf(await other.post(`/api/a/${code}`, {}));
      expect((await act(staff, code, 'undo', { action: removed?.id })).body.error).toBe('CANNOT_UNDO');
      expect((await other.status()).code).toBe(code);
    });

    it('removes a new order from the list, unless it was sent', async () => {
      const staff = await staffOf(app());
      const code = await createdBy(staff);
      const birth = await lastAction(staff, code);
      staffBodyOf(await act(staff, code, 'undo', { action: birth?.id }));
      expect((await staff.get('/api/admin/status/unsent')).text).not.toContain(code);
      expect((await staff.get(`/api/admin/status/explorer?q=${code}`)).text).toBe('[]');
      expect(
        (await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: 'n° 2' })).body
          .error,
      ).toBe('CANCELLED');
      const { code: sent } = await played(staff);
      const [first] = (await fileOf(staff, sent)).timeline;
      expect((await act(staff, sent, 'undo', { action: first?.id })).body.error).toBe('CANNOT_UNDO');
    });

    it('requires a reason and the version that was read', async () => {
      const staff = await staffOf(app());
      const { code } = await played(staff);
      const path = `/api/admin/orders/${code}/step`;
      expect((await staff.post(path, { stepIdx: 2, version: 2 })).body.error).toBe('MISSING_REASON');
      expect((await staff.post(path, { stepIdx: 2, reason: 'x' })).body.error).toBe('MISSING_VERSION');
      const old = await staff.post(path, { stepIdx: 2, reason: 'x', version: 1 });
      expect([old.status, old.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    });

    it('undoes actions of this order only', async () => {
      const staff = await staffOf(app());
      const [one, other] = [await played(staff), await played(staff)];
      const foreign = await lastAction(staff, other.code);
      expect((await act(staff, one.code, 'undo', { action: foreign?.id })).body.error).toBe('UNKNOWN_ACTION');
      const answer = (await fileOf(staff, one.code)).timeline.find(({ kind }) => kind === 'activation');
      expect((await act(staff, one.code, 'undo', { action: answer?.id })).body.error).toBe('UNKNOWN_ACTION');
      expect((await act(staff, one.code, 'undo', { action: 'tout' })).body.error).toBe('INVALID_ACTION');
    });
  });

  describe('the buyer', () => {
    it('sees the order before activating it once staff have tied it', async () => {
      const staff = await staffOf(app());
      const buyer = await app().player('acheteuse@poste.test');
      await markEmailProved(app(), 'acheteuse@poste.test');
      const code = await createdBy(staff);
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/tie`, { email: ' Acheteuse@poste.test ' }));
      expect(await buyer.status()).toMatchObject({ code, state: 1, view: null });
      staffBodyOf(await act(staff, code, 'undo', { action: (await lastAction(staff, code))?.id }));
      expect((await buyer.get('/api/user/status/current')).body.error).toBe('NO_STATUS');
      expect((await staff.post(`/api/admin/orders/${code}/tie`, { email: 'nulle part' })).body.error).toBe(
        'INVALID_EMAIL',
      );
    });
  });

  describe('the player’s view', () => {
    it('can be fetched by staff, read-only', async () => {
      const staff = await staffOf(app());
      const { code, player } = await played(staff);
      await player.answer(TINY_ANSWERS.GARE ?? '');
      const view = staffBodyOf<StaffStatus>(await staff.get(`/api/admin/orders/${code}/status`));
      const own = await player.status();
      expect({ ...view, serverTime: '' }).toEqual({ ...own, serverTime: '' });
      const address = own.view?.messages[0]?.page.address ?? '';
      expect((await staff.get(address)).status).toBe(200);
      expect((await (await app().player()).get(address)).status).toBe(404);
      expect(
        (await staff.answer(TINY_ANSWERS.PORT_VIEUX ?? '', { order: code, step: 'PORT_VIEUX' })).status,
      ).toBe(403);
      expect((await staff.post('/api/user/status/newClue')).status).toBe(404);
      expect(app().logs()).not.toContain(code);
      expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    });
  });
});
