import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DatabaseSettings } from '../../server/store/database/open-database.ts';
import { killUnderLoad } from '../support/faults/kill-run.ts';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';

const UNBROKEN = { lost: [], halfApplied: [], twice: [], disordered: [] };

async function staysWhole(where: DatabaseSettings, seed: string): Promise<void> {
  const { acknowledged, retried, broken } = await killUnderLoad({ where, kills: 5, players: 4, letters: 200, seed });
  expect([acknowledged > 20, retried > 0]).toEqual([true, true]);
  expect(broken).toEqual(UNBROKEN);
}

const missing = postgresMissing();

// Two servers start six times each. They run concurrently, because they mostly wait for their players.
describe.concurrent('a server that is killed under load', () => {
  it('loses nothing that it acknowledged and does nothing twice, on SQLite', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-kill-'));
    await staysWhole({ dataDir, databaseUrl: null }, 'sqlite').finally(() => rmSync(dataDir, { recursive: true, force: true }));
  });

  it.skipIf(missing !== null)(missing ?? 'loses nothing that it acknowledged and does nothing twice, on PostgreSQL', async () => {
    const postgres = await startPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-kill-'));
    try {
      await staysWhole({ dataDir, databaseUrl: await postgres.createDatabase() }, 'postgres');
    } finally {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
