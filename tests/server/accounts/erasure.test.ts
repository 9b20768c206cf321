import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSeals } from '../../../server/platform/seals.ts';
import { isPostgres } from '../../../server/store/database/open-database.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import type { Player } from '../../support/server/test-player.ts';

const TYPED = 'Je suis Jeanne Dupont-Unique tel 0611223344';
const FOLDED = 'jeannedupontunique';
const seals = createSeals([], 'buyer');
const DAY = 24 * 3_600_000;

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start();
    staff = await staffOf(app, 'bureau@poste.test');
  });

  /** The wrong answers that staff read, after the journal was aggregated. */
  const funnel = async (): Promise<string> => {
    app.clock.wait(10_000);
    return (await staff.get('/api/admin/funnel?city=VILLE')).text;
  };
  const erase = async (player: Player): Promise<void> =>
    expect((await player.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);

  describe('erasing an account', () => {
    it('removes their answers from the statistics and keeps those of others', async () => {
      const [leaving, staying] = [await app.playing(), await app.playing()];
      await leaving.answer(TYPED);
      for (const player of [leaving, staying]) await player.answer('place du Marché');
      expect(await funnel()).toContain(FOLDED);
      await erase(leaving);
      const left = await funnel();
      expect(left).not.toContain(FOLDED);
      const counts = await app
        .db('wrong_answers')
        .select<{ reading: string; count: number }[]>('reading', 'count');
      expect(counts).toEqual([{ reading: expect.stringContaining('marche') as string, count: 1 }]);
    });

    it('keeps their answers out of later statistics', async () => {
      const player = await app.playing();
      await player.answer(TYPED);
      await erase(player);
      expect(await funnel()).not.toContain(FOLDED);
    });

    it("leaves no byte of it in SQLite's files and no mail in the outbox", async () => {
      const mail = 'jeanne.dupont-unique@poste.test';
      const player = await app.player(mail);
      await player.post(`/api/a/${await app.post()}`, { waiver: { version: '1' } });
      await player.answer(`${TYPED} encore`);
      for (const address of [mail, 'jeanne.dupont@poste.test']) await app.visitor().register(address);
      for (const email of [mail, 'jeanne.dupont@poste.test'])
        await app.visitor().post('/api/user/password/reset', { email });
      await app.mailsSettled();
      expect(bytesOf(app)).toContain(mail);
      await erase(player);
      const left = bytesOf(app);
      for (const secret of [mail, FOLDED]) expect(left).not.toContain(secret);
      expect(left).toContain('To: jeanne.dupont@poste.test');
    });

    it.each([
      [true, []],
      [false, ['withdrawal-receipt']],
    ])('forgets which mails went to its address, if that was proved: %s', async (isProved, left) => {
      const mail = isProved ? 'prouvee@poste.test' : 'a-qui-est-elle@poste.test';
      const player = await app.player(mail);
      if (isProved) await markEmailProved(app, mail);
      await app.visitor().post('/api/withdrawal', { reference: 'CMD-1', email: mail });
      await app.mailsSettled();
      const sent = () => app.db('outbox').whereIn('recipient', seals.digests(mail)).pluck<string[]>('kind');
      expect(await sent()).toContain('withdrawal-receipt');
      await erase(player);
      expect(await sent()).toEqual(left);
    });

    it('leaves a usable account when it is interrupted, and a second request finishes it', async () => {
      const mail = 'coupee@poste.test';
      const [leaving, staying] = [await app.player(mail), await app.playing()];
      await leaving.post(`/api/a/${await app.post()}`, { waiver: { version: '1' } });
      await leaving.answer(TYPED);
      for (const player of [leaving, staying]) await player.answer('rue de la Coupure');
      await funnel();
      const resume = await stopBeforeTheEnd(app);
      expect((await leaving.post('/api/user/delete', { password: PASSWORD })).status).toBe(500);
      await resume();
      expect(await funnel()).not.toContain(FOLDED);
      expect((await leaving.get('/api/user/status/current')).status).toBe(200);
      expect((await leaving.answer('moulin perdu')).status).toBe(404);
      expect((await app.visitor().login(mail)).status).toBe(200);
      await erase(leaving);
      expect((await leaving.get('/api/user/status/current')).status).toBe(401);
      expect((await app.visitor().login(mail)).body.error).toBe('INVALID_EMAIL');
      expect(await funnel()).not.toContain('moulin');
      const counts = await app
        .db('wrong_answers')
        .where('reading', 'like', '%coupure%')
        .pluck<number[]>('count');
      expect(counts, 'of who stays, counted down once for who left').toEqual([1]);
    });

    it('erases the same data when the account expired', async () => {
      const mail = 'oubliee.unique@poste.test';
      await app.visitor().register(mail);
      app.clock.wait(3 * 365 * DAY + 1);
      await app.forgetIdle();
      await app.mailsSettled();
      expect(bytesOf(app)).toContain(mail);
      app.clock.wait(30 * DAY + 1);
      await app.forgetIdle();
      expect(bytesOf(app)).not.toContain(mail);
    });
  });
});

/**
 * Simulates a crash before the last part, which deletes the account itself. Returns a function that undoes
 * it.
 */
async function stopBeforeTheEnd({ db }: TestApp): Promise<() => Promise<void>> {
  const made = isPostgres(db)
    ? [
        `create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
        'create trigger stopped before delete on accounts for each row execute function stop_here()',
      ]
    : [`create trigger stopped before delete on accounts begin select raise(abort, 'stopped'); end`];
  for (const statement of made) await db.raw(statement);
  const taken = isPostgres(db)
    ? ['drop trigger stopped on accounts', 'drop function stop_here()']
    : ['drop trigger stopped'];
  return async () => {
    for (const statement of taken) await db.raw(statement);
  };
}

/** All bytes of the data folder: SQLite's database and its WAL, and the outbox. */
function bytesOf({ dataDir }: TestApp): string {
  const files = ['', '-wal'].map((end) => join(dataDir, `poste-restante.sqlite${end}`));
  const outbox = join(dataDir, 'outbox');
  const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : [];
  return [...files, ...mails]
    .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
    .join('\n');
}
