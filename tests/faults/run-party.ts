import { partiesUnderFaults } from '../support/faults/party/party-run.ts';
import { closeDrill, DATABASES, drillOptions, withDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:party [--parties 200 --kills 10 --database postgres]`: parties of four telephones
 * over two servers behind nginx, on a network that loses requests and responses, while servers are killed.
 * With SQLite one server.
 */
const { parties, kills, database, pace, seed } = drillOptions({
  ...{ parties: 200, kills: 10, database: 'postgres' },
  ...{ pace: 20_000, seed: 'partie' },
});
const AGREE_MS = 5000;

const name = DATABASES.find((one) => one === database);
if (!name) throw new Error(`--database is one of ${DATABASES.join(', ')}`);
const start = Date.now();
const { problems, requests, ...tally } = await withDatabase(name, (where) =>
  partiesUnderFaults(
    { where, parties, kills, steps: 300, paceMs: pace, answersBetweenKills: parties / 2, seed },
    (what) => console.log(`${((Date.now() - start) / 1000).toFixed(0)} s: ${what}`),
  ),
);
const late =
  tally.agreedAfter > AGREE_MS
    ? [`the telephones agreed after ${tally.agreedAfter} ms instead of ${AGREE_MS}`]
    : [];
closeDrill(
  [...problems, ...late],
  `${tally.answers} answers judged, ${tally.late} too late; ${requests.passed} requests passed, ${requests.lost} lost, ` +
    `${requests.unanswered} unanswered; agreement after ${tally.agreedAfter} ms`,
);
