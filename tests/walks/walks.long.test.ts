import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postgresMissing } from '../support/database/postgres.ts';
import { migratedPostgres } from '../support/database/shared-postgres.ts';
import type { Servers } from './served-order.ts';
import { createCompiler } from '../../engine/index.ts';
import type { RandomCity } from './editions.ts';
import { startWalkServer } from './walk-server.ts';
import { walkInMemory, walkOnServers } from './walks.ts';

/**
 * Fixed, so that only a change of the code can fail; `npm run verify -- walks:random` uses a new one each
 * time.
 */
const SEED = 20_261_123;

/** Every outcome that a player can meet; a run without one of them would prove nothing of it. */
const KINDS = [
  ...['accepted', 'wrong', 'almost', 'unreadable', 'closed', 'not-allowed'].map(
    (outcome) => `ANSWER ${outcome}`,
  ),
  ...['accepted', 'too-early', 'not-offered'].map((outcome) => `ASK_CLUE ${outcome}`),
  ...['accepted', 'too-early', 'not-offered'].map((outcome) => `TAKE_ALTERNATIVE ${outcome}`),
];

async function withServers<Result>(
  databaseUrls: readonly (string | null)[],
  work: (servers: Servers, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-walks-'));
  const [first, ...others] = await Promise.all(
    databaseUrls.map((databaseUrl) => startWalkServer({ databaseUrl, dataDir })),
  );
  if (!first) throw new Error('no server');
  const result = await work(
    { addresses: [first.address, ...others.map(({ address }) => address)], db: first.db },
    dataDir,
  );
  for (const app of [first, ...others]) await app.close();
  rmSync(dataDir, { recursive: true, force: true });
  return result;
}

/** The city with other texts in the files of its editions. */
function withTexts(city: RandomCity, change: (text: string) => string): RandomCity {
  const compile = createCompiler();
  const stories = city.sources.map(({ files, ...source }) => {
    const { story } = compile({
      ...source,
      files: files.map(({ path, text }) => ({ path, text: change(text) })),
    });
    if (!story) throw new Error('the planted fault does not compile');
    return story;
  });
  return { ...city, stories };
}

describe('random walks of generated stories', () => {
  it('are the same whether the game stays in memory or is stored after each move, in editions with other names', async () => {
    const { kinds, ended, renamed, walks } = await walkInMemory({ seed: SEED, walks: 400 });
    expect(kinds.size).toBeGreaterThanOrEqual(KINDS.length);
    for (const kind of [...KINDS, 'SET_STEP accepted', 'RECOGNISED accepted'])
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
    expect([ended, renamed].map((count) => count > walks / 5)).toEqual([true, true]);
  });

  it('find a rename that keeps no former name', async () => {
    const planted = (city: RandomCity) =>
      withTexts(city, (text) => text.replaceAll(/,\s*"formerly": \[[^\]]*\]/gu, ''));
    await expect(walkInMemory({ seed: SEED, walks: 60, planted })).rejects.toThrow('differs');
  });

  it('are stored and shown alike by a server on SQLite', async () => {
    await withServers([null], async (servers, dataDir) => {
      const { walks } = await walkOnServers({ seed: SEED, walks: 10, servers, dataDir });
      expect(walks).toBe(10);
      const planted = (city: RandomCity) =>
        withTexts(city, (text) => text.replaceAll('Regardez plus haut', 'Regardez plus bas'));
      await expect(walkOnServers({ seed: SEED, walks: 10, servers, dataDir, planted })).rejects.toThrow(
        'the status differs',
      );
    });
  });

  const missing = postgresMissing();
  it.skipIf(missing !== null)(
    missing ?? 'are stored and shown alike by two servers on PostgreSQL that answer in turn',
    async () => {
      const url = await migratedPostgres();
      const { walks } = await withServers([url, url], (servers, dataDir) =>
        walkOnServers({ seed: SEED + 1, walks: 10, servers, dataDir }),
      );
      expect(walks).toBe(10);
    },
  );
});
