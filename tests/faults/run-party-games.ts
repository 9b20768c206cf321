import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { closedCities } from '../support/cities/cities.ts';
import { sharedBrowser } from '../support/e2e/browser.ts';
import { gamesUnderSilence } from '../support/faults/party/games-run.ts';
import { closeDrill, drillOptions } from '../support/suite/drill.ts';

/**
 * The second part of `npm run verify -- faults:party`, which starts it in a network namespace where the
 * machine has some: whole games of every city with two, three and five telephones, one of them with a page of
 * Chromium, while the radios of the others go silent.
 */
const only = drillOptions({ database: 'postgres', seed: 'silence', city: '', telephones: 0 });
const { database, seed } = only;

const postgres = database === 'postgres' && postgresMissing() === null ? await startPostgres() : null;
const start = Date.now();
const cities = only.city === '' ? closedCities : [only.city];
const games = cities.flatMap((city) =>
  (only.telephones > 0 ? [only.telephones] : [2, 3, 5]).flatMap((telephones) =>
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
  await Promise.all([postgres?.stop(), sharedBrowser().then((browser) => browser.close())]);
}
