import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { isUnbroken } from '../support/faults/broken-promises.ts';
import { countBroken } from '../support/faults/count-broken.ts';
import { partiesUnderFaults, type PartyTally } from '../support/faults/party/party-run.ts';
import { missingCommand } from '../support/suite/installed.ts';

/**
 * `npm run faults:party [-- --parties 200 --kills 10 --database postgres]`: parties of four telephones over two servers behind nginx, on a
 * network that loses requests and responses, while servers are killed. With SQLite one server.
 */
const { values } = parseArgs({
  options: {
    parties: { type: 'string', default: '200' },
    kills: { type: 'string', default: '10' },
    database: { type: 'string', default: 'postgres' },
    rounds: { type: 'string', default: '5' },
    pace: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'partie' },
  },
});

const AGREE_MS = 5000;
const KNOWN_MS = 1000;
const MOST_RATIO = 1.1;
const SILENCE_MS = 25_000;

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((left, right) => left - right)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
const ms = (number: number): string => `${number.toFixed(0)} ms`;
const spread = (numbers: readonly number[]): string =>
  `median ${ms(quantile(numbers, 0.5))}, p95 ${ms(quantile(numbers, 0.95))}, most ${ms(quantile(numbers, 1))}, of ${numbers.length}`;

function judge({ broken, judgedLate, agreedAfter, known, check, heldForHidden, silence, ...tally }: PartyTally): void {
  for (const line of [...Object.values(broken).flat(), ...judgedLate].slice(0, 20)) console.log(`  !! ${line}`);
  const { requests } = tally;
  console.log(
    `${tally.answers} answers judged, ${tally.late} too late; ${requests.passed} requests passed, ${requests.lost} lost, ${requests.unanswered} unanswered`,
  );
  console.log(`${countBroken(broken)}; judged though told to be late ${judgedLate.length}`);
  console.log(`agreement after the last answer: ${spread(agreedAfter)}`);
  console.log(`another telephone knows an answer, undisturbed: ${spread(known.undisturbed)}`);
  console.log(`another telephone knows an answer, while requests are lost: ${spread(known.faulty)}`);
  const [withStreams, without] = [check.streams.flat(), check.alone.flat()];
  const ratio = quantile(withStreams, 0.99) / quantile(without, 0.99);
  console.log(
    `code/check, p99: ${ms(quantile(withStreams, 0.99))} with streams, ${ms(quantile(without, 0.99))} without: ${ratio.toFixed(2)}`,
  );
  check.streams.forEach((round, index) =>
    console.log(
      `  round ${index + 1}: ${ms(quantile(round, 0.99))} of ${round.length}, ${ms(quantile(check.alone[index] ?? [], 0.99))} of ${check.alone[index]?.length}`,
    ),
  );
  console.log(`streams held for hidden telephones: ${heldForHidden}; longest silence of an open stream: ${ms(silence)}`);
  const misses: readonly (readonly [string, boolean])[] = [
    ['answers', isUnbroken(broken) && judgedLate.length === 0],
    ['agreement', Math.max(...agreedAfter) <= AGREE_MS],
    ['another telephone knows', !(quantile(known.undisturbed, 0.95) > KNOWN_MS)],
    ['code/check', !(ratio > MOST_RATIO)],
    ['hidden telephones', heldForHidden === 0],
    ['silence', silence <= SILENCE_MS],
  ];
  const missed = misses.flatMap(([what, isMet]) => (isMet ? [] : [what]));
  console.log(missed.length === 0 ? 'all goals are met' : `missed: ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function runOn(databaseUrl: string | null): Promise<void> {
  const noNginx = missingCommand('nginx', 'nginx-light');
  if (noNginx) console.log(`${noNginx}: the telephones reach the servers without it`);
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-party-'));
  const start = Date.now();
  console.log(`load of the machine at the start: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`);
  try {
    const tally = await partiesUnderFaults(
      {
        ...{ where: { dataDir, databaseUrl }, servers: databaseUrl === null ? 1 : 2, isBehindNginx: noNginx === null },
        ...{ parties: Number(values.parties), kills: Number(values.kills), seed: values.seed, paceMs: Number(values.pace) },
        ...{ losses: { requests: 0.3, answers: 0.2 }, steps: 300 },
        ...{ rounds: Number(values.rounds), roundMs: 20_000, answersBetweenKills: Number(values.parties) / 2, listenMs: 45_000 },
      },
      (what) => console.log(`${((Date.now() - start) / 1000).toFixed(0)} s: ${what}`),
    );
    judge(tally);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`);
}

if (values.database === 'sqlite') await runOn(null);
else {
  const missing = postgresMissing();
  if (missing !== null) throw new Error(missing);
  const postgres = await startPostgres({ durable: true });
  try {
    await runOn(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}
