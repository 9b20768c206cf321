import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main as runStaffCommand } from '../../../scripts/staff.ts';
import { createPasswords } from '../../../server/accounts/password.ts';
import { ensureStaffAccount } from '../../../server/accounts/staff-account.ts';
import { onEachDatabase } from '../../support/database/databases.ts';
import { proofLinkOf, keepMails, resetLinkOf } from '../../support/server/mail-server.ts';
import { QUICK_HASHING } from '../../support/server/quick-hashing.ts';
import { callAsyncScript } from '../../support/programs/call-script.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

const NEW = 'un mot tout neuf';

onEachDatabase((open) => {
  const mails = keepMails();
  let app: TestApp;
  let databaseUrl: string | null;
  let count = 0;
  /** Called while a password is verified, before the result. */
  let whileJudging: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    databaseUrl = await open();
    const hashing: typeof QUICK_HASHING = {
      ...QUICK_HASHING,
      verify: async (...judged) => {
        const verdict = await QUICK_HASHING.verify(...judged);
        await whileJudging?.();
        return verdict;
      },
    };
    app = await startTestApp({ databaseUrl, hashing, mailer: mails.mailer });
  });
  afterAll(() => app.stop());

  const clock = () => app.clock.now;
  const post = (path: string, body: object) => app.visitor().post(path, body);
  const lastMail = () => mails.received.at(-1) ?? {};
  const newEmail = () => `compte${(count += 1)}@poste.test`;
  const atStart = (email: string, password = NEW) => ensureStaffAccount(app.db, { email, password }, clock);
  const command = async (action: string, email: string) => {
    const env = {
      ...process.env,
      DATA_DIR: app.dataDir,
      DATABASE_URL: databaseUrl ?? '',
      STAFF_PASSWORD: NEW,
    };
    const { code, stderr } = await callAsyncScript((argv) => runStaffCommand(argv, env), [action, email]);
    expect(code, stderr).toBe(0);
  };
  const resetByMail = async (email: string) => {
    await post('/api/user/password/reset', { email });
    expect(
      (await post('/api/user/password/new', { ...resetLinkOf(lastMail()), newPassword: NEW })).status,
    ).toBe(200);
  };

  /** Every operation that changes a password or a privilege; some need an account that is staff already. */
  const writers: Record<
    string,
    {
      readonly wasStaff?: boolean;
      readonly knownAfter?: number;
      readonly change: (email: string) => Promise<void>;
    }
  > = {
    'a start whose settings name a player': { change: atStart },
    'a start with another password': { wasStaff: true, change: atStart },
    'the command that adds a player to staff': { change: (email) => command('add', email) },
    'the command that gives staff another password': {
      wasStaff: true,
      change: (email) => command('add', email),
    },
    'the command that takes somebody out of staff': {
      wasStaff: true,
      change: (email) => command('remove', email),
    },
    // Opening the link makes the browser a known one.
    'a new password by mail': { knownAfter: 1, change: resetByMail },
    'a new password by mail, of staff': { wasStaff: true, knownAfter: 1, change: resetByMail },
  };

  describe.each(Object.entries(writers))('%s', (_who, { wasStaff = false, knownAfter = 0, change }) => {
    it('ends every session, known browser and mailed link of the account, and none of other accounts', async () => {
      const email = newEmail();
      const [phone, other] = [await app.player(email), await app.player()];
      await post('/api/user/password/reset', { email });
      const reset = resetLinkOf(lastMail());
      await phone.post('/api/user/email/link');
      const proof = proofLinkOf(lastMail());
      // Changed in the database directly, so that only the restart can end the sessions. The start uses real
      // hashes.
      if (wasStaff)
        await app
          .db('accounts')
          .where({ email })
          .update({ admin: true, password_hash: await createPasswords().hash('x'.repeat(9)) });
      await change(email);
      expect((await phone.get('/api/user/check')).status).toBe(401);
      expect((await phone.get('/api/admin/batches')).status).toBe(401);
      expect(
        (await post('/api/user/password/new', { ...reset, newPassword: 'le mot d’un intrus' })).status,
      ).toBe(401);
      expect((await phone.post('/api/user/email/prove', proof)).status).toBe(401);
      const known = app.db('known_devices').join('accounts', 'accounts.id', 'account_id').where({ email });
      expect(await known.select('token_hash')).toHaveLength(knownAfter);
      expect((await other.get('/api/user/check')).status).toBe(200);
    });
  });

  describe('a server start', () => {
    it("revokes a stranger's access to the account whose e-mail the staff settings name", async () => {
      const email = newEmail();
      const stranger = await app.player(email);
      await atStart(email);
      expect((await stranger.get('/api/user/check')).status).toBe(401);
      expect((await stranger.get('/api/admin/status/explorer')).status).toBe(401);
      expect((await app.visitor().login(email)).body.error).toBe('INVALID_PASSWORD');
      expect((await app.visitor().login(email, NEW)).body).toMatchObject({ admin: true, emailProved: true });
    });

    it('ends no session when the settings did not change', async () => {
      const email = newEmail();
      await atStart(email);
      const staff = app.visitor();
      await staff.login(email, NEW);
      await atStart(email);
      expect((await staff.get('/api/admin/batches')).status).toBe(200);
    });
  });

  it('a login fails when the password is changed while it is verified', async () => {
    const email = newEmail();
    await app.player(email);
    whileJudging = () => atStart(email);
    const thief = app.visitor();
    const { status, body } = await thief.login(email).finally(() => (whileJudging = null));
    expect([status, body.error]).toEqual([401, 'INVALID_PASSWORD']);
    expect(
      await app.db('sessions').join('accounts', 'accounts.id', 'account_id').where({ email, admin: true }),
    ).toEqual([]);
  });
});
