import { describe, expect, it } from 'vitest';
import { walkThroughEditions } from '../support/operators/walk-run.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

describe.each(DATABASES)('editions published under players on %s', (database) => {
  const missing = databaseMissing(database) ?? missingCommand('nginx', 'nginx-light');

  it.skipIf(missing !== null)(missing ?? 'lose no answer, send nobody back and mix nothing', () =>
    withDatabase(database, async (where) => {
      const run = { where, players: 8, editions: 3, stepsEach: 5, paceMs: 200 };
      expect((await walkThroughEditions(run)).problems).toEqual([]);
    }),
  );
});
