import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { shopUnderFaults } from '../support/faults/shop/shop-run.ts';

async function makesEachLetterOnce(databaseUrl: string | null, seed: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-shop-'));
  try {
    const { letters, wrong } = await shopUnderFaults({ where: { dataDir, databaseUrl }, deliveries: 200, kills: 1, seed });
    expect([letters > 20, wrong]).toEqual([true, []]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const missing = postgresMissing();

// Most of the time is the start of servers.
describe.concurrent('a server that is killed while shops deliver events', () => {
  it('makes each paid letter once and none without payment, on SQLite', () => makesEachLetterOnce(null, 'sqlite'));

  it.skipIf(missing !== null)(missing ?? 'makes each paid letter once and none without payment, on PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      await makesEachLetterOnce(await postgres.createDatabase(), 'postgres');
    } finally {
      await postgres.stop();
    }
  });
});
