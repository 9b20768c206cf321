import { describe, expect, it } from 'vitest';
import { partiesUnderFaults } from '../support/faults/party/party-run.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

// Most of the time is the start of servers, and the waits of telephones.
describe.concurrent.each(DATABASES)(
  'parties on a network that loses requests, with a server that is killed, on %s',
  (database) => {
    const missing = databaseMissing(database);

    it.skipIf(missing !== null)(
      missing ?? 'lose no answer and end with the same version on every telephone',
      () =>
        withDatabase(database, async (where) => {
          const run = {
            where,
            parties: 6,
            kills: 1,
            steps: 400,
            paceMs: 100,
            answersBetweenKills: 10,
            seed: database,
          };
          const { problems, requests } = await partiesUnderFaults(run);
          expect(problems).toEqual([]);
          expect([requests.lost > 10, requests.unanswered > 10]).toEqual([true, true]);
        }),
    );
  },
);
