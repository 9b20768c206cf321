import { describe, expect, it } from 'vitest';
import { postgresMissing } from '../support/database/postgres.ts';
import { upgradeUnderLoad } from '../support/operators/upgrade-run.ts';
import { withDatabase } from '../support/suite/drill.ts';
import { missingCommand } from '../support/suite/installed.ts';

const missing =
  postgresMissing() ?? missingCommand('nginx', 'nginx-light') ?? missingCommand('openssl', 'openssl');
const SMALL = { players: 6, letters: 400, paceMs: 150, movesEach: 40 };

describe.skipIf(missing !== null)(missing ?? 'an upgrade of two servers under load', () => {
  it('and the way back lose no answer and no mail, and answer nothing with 5xx', () =>
    withDatabase('postgres', async (where) => {
      const { problems, moves, mails } = await upgradeUnderLoad({ ...SMALL, where });
      expect(problems).toEqual([]);
      expect([moves > 6 * SMALL.movesEach, mails > 0]).toEqual([true, true]);
    }));

  it('is seen to fail when the next release takes away what the servers read', () =>
    withDatabase('postgres', async (where) => {
      const migration = ['alter table orders rename column opened_on to opened_elsewhere'];
      const { problems } = await upgradeUnderLoad({ ...SMALL, where, migration });
      expect(problems.join('\n')).toMatch(/the next release migrates beside them: .* 500 /);
    }));
});
