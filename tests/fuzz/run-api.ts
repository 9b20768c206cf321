import { Command, Option } from 'commander';
import { EXIT, misuse, readCommandLine } from '../../scripts/command-line.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { describeFailure, fuzz } from './fuzz.ts';
import { describeTally } from './tally.ts';
import { createWorld } from './world.ts';

const DATABASES = ['sqlite', 'postgres'] as const;

interface Run {
  readonly requests: number;
  readonly seed: number;
  readonly path?: string;
  readonly database: (typeof DATABASES)[number];
}

/** `npm run fuzz:api`: sends requests generated from openapi.yaml: valid, nearly valid and hostile, by every role. */
async function run({ requests, seed, path, database }: Run): Promise<void> {
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const world = await createWorld({ databaseUrl: (await postgres?.createDatabase()) ?? null });
  const started = Date.now();
  const { tally, failure } = await fuzz(world, {
    requests,
    seed,
    path,
    onRound: ({ sent }) => void process.stderr.write(`\r${sent} / ${requests}`),
  });
  await world.stop();
  await postgres?.stop();
  process.stderr.write('\n');
  if (failure) {
    process.stderr.write(`${describeFailure(failure, database)}\n`);
    process.exitCode = EXIT.problems;
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${describeTally(tally)}; ${database}, seed ${seed}, ${seconds} s: ${failure ? 'one failure' : 'no failure'}\n`);
}

const program = new Command('npm run fuzz:api --')
  .description('Envoie au vrai serveur des demandes faites d’openapi.yaml : justes, presque justes, hostiles.')
  .option('--requests <nombre>', 'combien de demandes au moins', '100000')
  .option('--seed <nombre>', 'le point de départ du hasard', String(Date.now() % 1_000_000))
  .option('--path <chemin>', 'un échec à rejouer, avec son point de départ')
  .addOption(new Option('--database <base>', 'la base de données du serveur').choices(DATABASES).default('sqlite'));
const options = readCommandLine(program, process.argv)?.opts<Record<'requests' | 'seed', string> & Pick<Run, 'path' | 'database'>>();
if (options) {
  const [requests, seed] = [Number(options.requests), Number(options.seed)];
  if (Number.isInteger(requests) && Number.isInteger(seed)) await run({ ...options, requests, seed });
  else misuse('--requests et --seed sont des nombres entiers.');
}
