import { describe, expect, it } from 'vitest';
import { killUnderLoad } from '../support/faults/kill-run.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

// A server starts six times. Both databases run concurrently, because the servers mostly wait for their
// players.
describe.concurrent.each(DATABASES)('a server that is killed under load, on %s', (database) => {
  const missing = databaseMissing(database);

  it.skipIf(missing !== null)(missing ?? 'loses nothing that it acknowledged and does nothing twice', () =>
    withDatabase(database, async (where) => {
      const { acknowledged, retried, broken } = await killUnderLoad({
        where,
        kills: 5,
        players: 4,
        letters: 200,
        seed: database,
      });
      expect(broken).toEqual([]);
      expect([acknowledged > 20, retried > 0]).toEqual([true, true]);
    }),
  );
});
