import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../server/store/database/open-database.ts';
import { isUnbroken } from '../support/faults/broken-promises.ts';
import { killUnderLoad } from '../support/faults/kill-run.ts';
import { countBroken } from '../support/faults/count-broken.ts';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';

/** `npm run faults:kill [-- kills]`: kills the server two hundred times under load, on each database. */
const kills = Number(process.argv[2] ?? 200);
const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-kill-'));

async function killOn(name: string, where: DatabaseSettings): Promise<void> {
  const run = { where, kills, players: 4, letters: 40 * kills, seed: name.toLowerCase() };
  const tally = await killUnderLoad(run, (done) => {
    if (done % 10 === 0) console.log(`${name}: ${done} of ${kills} kills`);
  });
  for (const sentence of Object.values(tally.broken).flat().slice(0, 20)) console.log(`  !! ${sentence}`);
  console.log(
    `${name}: ${tally.kills} kills, ${tally.acknowledged} acknowledged operations, ${tally.retried} sent again: ${countBroken(tally.broken)}`,
  );
  if (!isUnbroken(tally.broken)) process.exitCode = 1;
}

await killOn('SQLite', { dataDir, databaseUrl: null });
const missing = postgresMissing();
if (missing === null) {
  const postgres = await startPostgres();
  try {
    await killOn('PostgreSQL', { dataDir, databaseUrl: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
  }
} else console.log(missing);
rmSync(dataDir, { recursive: true, force: true });
