import { closeDrill, DATABASES, drillOptions, withDatabase } from '../support/suite/drill.ts';
import { describeFailure, describeTally, fuzz } from './fuzz.ts';
import { createWorld } from './world.ts';

/**
 * `npm run verify -- fuzz:api [--requests 100000 --database postgres]`: sends requests generated from
 * openapi.yaml: valid, nearly valid and hostile, by every role. `--seed` and `--path` repeat a failure.
 */
const { requests, seed, path, database } = drillOptions({
  requests: 100_000,
  seed: Date.now() % 1_000_000,
  path: '',
  database: 'sqlite',
});
const name = DATABASES.find((one) => one === database);
if (!name) throw new Error(`--database is one of ${DATABASES.join(', ')}`);

await withDatabase(name, async ({ databaseUrl }) => {
  const world = await createWorld({ databaseUrl });
  const onRound = ({ sent }: { readonly sent: number }): void =>
    void process.stderr.write(`\r${sent} / ${requests}`);
  const { tally, failure } = await fuzz(world, { requests, seed, ...(path && { path }), onRound });
  await world.stop();
  process.stderr.write('\n');
  closeDrill(
    failure ? [describeFailure(failure, name)] : [],
    `${describeTally(tally)}; ${name}, seed ${seed}`,
  );
});
