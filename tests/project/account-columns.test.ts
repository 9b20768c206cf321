import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from '../support/programs/run.ts';

const DOOR = 'server/store/accounts/change-account.ts';

/** A statement that changes a password, a privilege or the confirmation of an e-mail. */
const WRITES =
  /(?:\.(?:update|merge|increment)\(|\bupdate\s+accounts\b)[^;]*?\b(?:password_hash|admin|email_proved_at)\b/i;

describe('the password, the privilege and the confirmed e-mail of an account', () => {
  it('are changed in one file only, which ends the sessions', async () => {
    const { stdout } = await run('git', [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'server',
      'scripts',
    ]);
    const files = stdout
      .split('\n')
      .filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.startsWith('server/store/migrations/'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => WRITES.test(readFileSync(join(root, file), 'utf8')))).toEqual([DOOR]);
  });

  it.each([
    "await db('accounts').where({ id }).update({ password_hash: hash });",
    "await db('accounts').where({ id }).update({\n  admin: true,\n});",
    "await db.raw('update accounts set email_proved_at = ? where id = ?', [now, id]);",
    "await db('accounts').insert(row).onConflict('email').merge(['password_hash']);",
  ])('are detected when another file changes them: %s', (planted) => {
    expect(WRITES.test(planted)).toBe(true);
  });
});
