import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../scripts/staff.ts';
import { createPasswords } from '../../../server/accounts/password.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { callAsyncScript } from '../../support/programs/call-script.ts';
import { runScript } from '../../support/programs/run.ts';

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = () => ({ DATA_DIR: dataDir, DATABASE_URL: '', STAFF_EMAIL: '', STAFF_PASSWORD: '' });

/** Runs in this process; the first test starts the command itself. */
const staff = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  callAsyncScript((argv) => main(argv, { ...process.env, ...settings(), ...env }), args);

async function account(email: string) {
  const db = openDatabase({ dataDir, databaseUrl: null });
  const found = await accountStore(db).byEmail(email);
  await db.destroy();
  return found;
}

describe('npm run staff', () => {
  it('adds a person with a password that is printed once, lists and removes them', async () => {
    const added = await runScript('staff.ts', ['add', ' Ada@poste.test ', '--json'], { env: settings() });
    expect(added.code).toBe(0);
    const { email, password } = JSON.parse(added.stdout) as { email: string; password: string };
    expect(email).toBe('ada@poste.test');
    const made = await account(email);
    expect(made?.admin).toBe(true);
    expect(await createPasswords().verify(made?.passwordHash ?? '', password)).toBe(true);
    const again = JSON.parse((await staff(['add', email, '--json'])).stdout) as { password: string };
    expect([password.length, again.password.length, again.password === password]).toEqual([16, 16, false]);
    expect(JSON.parse((await staff(['list', '--json'])).stdout)).toEqual({
      staff: [{ email, secondFactor: false }],
    });
    expect((await staff(['remove', email])).code).toBe(0);
    expect((await account(email))?.admin).toBe(false);
    expect((await staff(['list'])).stdout).toContain('Personne');
  });

  it('uses the password of STAFF_PASSWORD and does not print it', async () => {
    const added = await staff(['add', 'bob@poste.test'], { STAFF_PASSWORD: 'un secret bien gardé' });
    expect([added.code, added.stdout.includes('secret')]).toEqual([0, false]);
    const made = await account('bob@poste.test');
    expect(await createPasswords().verify(made?.passwordHash ?? '', 'un secret bien gardé')).toBe(true);
    expect((await staff(['add', 'eve@poste.test'], { STAFF_PASSWORD: 'court' })).code).toBe(1);
  });

  it.each([
    ['remove', 'personne@poste.test', 1],
    ['unlock', 'personne@poste.test', 1],
    ['add', 'nulle part', 2],
    ['promote', 'ada@poste.test', 2],
  ])('%s %s ends with a French message and exit code %i', async (action, email, code) => {
    const ended = await staff([action, email]);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(/\p{L}{3}.*\./u);
    expect(ended.stdout).toBe('');
  });
});
