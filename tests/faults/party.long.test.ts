import { describe, expect, it } from 'vitest';
import { closedCities } from '../support/cities/cities.ts';
import { gamesUnderSilence } from '../support/faults/party/games-run.ts';
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

const TELEPHONES = [2, 3, 5];

it('whole games end, in each city, while radios go silent and roles are taken over; no answer is lost', async () => {
  const games = closedCities.map((city, index) => ({
    city,
    telephones: TELEPHONES[index % TELEPHONES.length] ?? 2,
    way: 'longest' as const,
  }));
  const tally = await gamesUnderSilence({ games, databaseUrl: () => Promise.resolve(null), seed: 'short' });
  expect(tally.problems).toEqual([]);
  // Otherwise this run has tried nothing.
  expect([tally.takings > 0, tally.returns > 0, tally.departures > 0]).toEqual([true, true, true]);
});
