import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { closedCities } from '../support/cities/cities.ts';
import { gamesUnderSilence } from '../support/faults/party/games-run.ts';
import { closeDrill, drillOptions } from '../support/suite/drill.ts';

/**
 * The second part of `npm run verify -- faults:party`, which starts it in a network namespace where the
 * machine has some: whole games of every city with two, three and five telephones, whose radios go silent.
 */
const { database, seed } = drillOptions({ database: 'postgres', seed: 'silence' });

const postgres = database === 'postgres' && postgresMissing() === null ? await startPostgres() : null;
const start = Date.now();
const games = closedCities.flatMap((city) =>
  [2, 3, 5].flatMap((telephones) =>
    (['longest', 'around'] as const).map((way) => ({ city, telephones, way })),
  ),
);
const seconds = (milliseconds: number | undefined): string => ((milliseconds ?? 0) / 1000).toFixed(1);

try {
  const { problems, ...tally } = await gamesUnderSilence(
    { games, databaseUrl: async () => (await postgres?.createDatabase()) ?? null, seed },
    (what) => console.log(`${seconds(Date.now() - start)} s: ${what}`),
  );
  const known = tally.knownAfter.toSorted((one, other) => one - other);
  closeDrill(
    problems,
    `${games.length} games, ${tally.acknowledged.length} answers, ${tally.late.length} too late; ` +
      `${tally.silences} radios silent, ${tally.returns} returns, ${tally.departures} departures and ` +
      `deaths, ${tally.takings} roles taken over, offered ${seconds(Math.max(0, ...tally.offeredAfter))} s ` +
      `after the last word at most; another telephone knew after ${seconds(known[Math.floor(0.95 * known.length)])} s (p95)`,
  );
} finally {
  await postgres?.stop();
}
