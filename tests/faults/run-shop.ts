import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../server/store/database/open-database.ts';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { shopUnderFaults } from '../support/faults/shop/shop-run.ts';

/** `npm run faults:shop [-- deliveries]`: delivers ten thousand events of shops to a server that is killed, on each database. */
const deliveries = Number(process.argv[2] ?? 10_000);
const kills = Math.max(2, Math.round(deliveries / 200));
const EVERY = 1000;
const SLOWEST_MEDIAN_MS = 200;

async function runOn(name: string, databaseUrl: string | null): Promise<void> {
  const where: DatabaseSettings = { dataDir: mkdtempSync(join(tmpdir(), 'poste-restante-shop-')), databaseUrl };
  try {
    const run = { where, deliveries, kills, seed: name.toLowerCase() };
    const tally = await shopUnderFaults(run, (done) => done % EVERY === 0 && console.log(`${name}: ${done} deliveries`));
    for (const sentence of tally.wrong.slice(0, 20)) console.log(`  !! ${sentence}`);
    const { delivered, retried, letters, median, wrong } = tally;
    console.log(
      `${name}: ${delivered} deliveries, ${kills} kills, ${retried} sent again, ${letters} letters, median ${median.toFixed(1)} ms: ${wrong.length} wrong`,
    );
    if (wrong.length > 0 || median > SLOWEST_MEDIAN_MS) process.exitCode = 1;
  } finally {
    rmSync(where.dataDir, { recursive: true, force: true });
  }
}

await runOn('SQLite', null);
const missing = postgresMissing();
if (missing === null) {
  const postgres = await startPostgres();
  try {
    await runOn('PostgreSQL', await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
} else console.log(missing);
