import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { partiesUnderFaults } from '../support/faults/party/party-run.ts';
import { IN_NAMESPACE, inNamespace } from '../support/faults/party/radio.ts';
import { root } from '../support/programs/run.ts';
import { closeDrill, DATABASES, drillOptions, withDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- faults:party [--parties 200 --kills 10 --database postgres]`: parties of four telephones
 * over two servers behind nginx, on a network that loses requests and responses, while servers are killed.
 * With SQLite one server. Then whole games of every city whose radios go silent; `--parties 0` plays these alone,
 * `--city lyon --telephones 2` some of them.
 */
const { parties, kills, database, pace, seed, city, telephones } = drillOptions({
  ...{ parties: 200, kills: 10, database: 'postgres' },
  ...{ pace: 20_000, seed: 'partie', city: '', telephones: 0 },
});
const AGREE_MS = 5000;

const name = DATABASES.find((one) => one === database);
if (!name) throw new Error(`--database is one of ${DATABASES.join(', ')}`);

async function playUnderFaults(where: Parameters<typeof partiesUnderFaults>[0]['where']): Promise<void> {
  const start = Date.now();
  const { problems, requests, ...tally } = await partiesUnderFaults(
    { where, parties, kills, steps: 300, paceMs: pace, answersBetweenKills: parties / 2, seed },
    (what) => console.log(`${((Date.now() - start) / 1000).toFixed(0)} s: ${what}`),
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
}

if (parties > 0) await withDatabase(name, playUnderFaults);

const games = join(root, 'tests/faults/run-party-games.ts');
const some = ['--database', name, '--city', city, '--telephones', String(telephones)];
const command = [process.execPath, ...process.execArgv, games, ...some];
const alone = inNamespace(command);
const [program = '', ...words] = alone ?? command;
const env = { ...process.env, ...(alone && { [IN_NAMESPACE]: 'yes' }) };
if (spawnSync(program, words, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1;
