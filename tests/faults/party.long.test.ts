import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postgresMissing, startPostgres } from '../support/database/postgres.ts';
import { partiesUnderFaults } from '../support/faults/party/party-run.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { TEST_PATIENCE_MS } from '../support/suite/patience.ts';

const UNBROKEN = { lost: [], halfApplied: [], twice: [], disordered: [] };

async function knowsTheSame(databaseUrl: string | null, seed: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-party-'));
  try {
    const tally = await partiesUnderFaults({
      ...{ where: { dataDir, databaseUrl }, servers: databaseUrl === null ? 1 : 2, seed },
      isBehindNginx: databaseUrl !== null && missingCommand('nginx', 'nginx-light') === null,
      ...{ parties: 6, kills: 1, losses: { requests: 0.3, answers: 0.2 }, steps: 400, paceMs: 100 },
      ...{ rounds: 0, roundMs: 0, answersBetweenKills: 10, listenMs: 0 },
    });
    expect(tally.broken).toEqual(UNBROKEN);
    expect([tally.judgedLate, tally.heldForHidden]).toEqual([[], 0]);
    expect([tally.requests.lost > 10, tally.requests.unanswered > 10]).toEqual([true, true]);
    expect(Math.max(...tally.agreedAfter)).toBeLessThan(TEST_PATIENCE_MS);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const missing = postgresMissing();

// Most of the time is the start of servers, and the waits of telephones.
describe.concurrent('parties on a network that loses requests, with a server that is killed', () => {
  it('lose no answer and end with the same version on every telephone, on SQLite', () => knowsTheSame(null, 'sqlite'));

  it.skipIf(missing !== null)(
    missing ?? 'lose no answer and end with the same version on every telephone, on two servers with PostgreSQL',
    async () => {
      const postgres = await startPostgres();
      try {
        await knowsTheSame(await postgres.createDatabase(), 'postgres');
      } finally {
        await postgres.stop();
      }
    },
  );
});
