import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../server/store/database/open-database.ts';
import { editionStore } from '../../server/store/staff/editions.ts';
import { writeLongCity } from '../support/faults/network/network-city.ts';
import { install, type Installation } from '../support/operators/installation.ts';
import { NEW_NAME, renameStep, walkThroughEditions, writeEdition } from '../support/operators/walk-run.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { databaseMissing, DATABASES, withDatabase } from '../support/suite/drill.ts';

describe.each(DATABASES)('editions published under players on %s', (database) => {
  // On PostgreSQL only the exchange of two servers differs.
  const editions = database === 'sqlite' ? 3 : 2;
  const missing = databaseMissing(database) ?? missingCommand('nginx', 'nginx-light');

  it.skipIf(missing !== null)(missing ?? 'lose no answer, send nobody back and mix nothing', () =>
    withDatabase(database, async (where) => {
      const run = { where, players: 8, editions, stepsEach: 5, paceMs: 200 };
      expect((await walkThroughEditions(run)).problems).toEqual([]);
    }),
  );
});

const DATA: DatabaseSettings = { dataDir: mkdtempSync(join(tmpdir(), 'poste-data-')), databaseUrl: null };

describe('a published commit', () => {
  const long = writeLongCity(6);
  let server: Installation;
  let db: Database;
  let second = '';
  const editions = () => editionStore(db);
  const newest = async () => (await editions().list(1))[0]?.state;
  const linked = () => basename(readlinkSync(join(server.folder, 'current')));
  const city = () => join(server.scenarios, long.city.source.slug);
  const serving = async () => (await Promise.all(server.ports.map(isReady))).filter(Boolean).length;

  beforeAll(async () => {
    server = await install(DATA, (scenarios) => writeCity(scenarios, long.city.source));
    db = openDatabase(DATA);
    await migrate(db);
    expect(await server.editions('publish')).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await server?.stop();
    await db?.destroy();
    long.remove();
    rmSync(DATA.dataDir, { recursive: true, force: true });
  });

  it('is live on one of two servers of SQLite, with the words of what it changes', async () => {
    writeEdition(city(), 2);
    second = await server.push('Une étape a changé de nom');
    expect(await server.editions('publish')).toMatchObject({ code: 0 });
    expect((await editions().live())?.changes[0]).toMatchObject({ city: long.city.source.slug });
    expect([linked(), await serving()]).toEqual([second, 1]);
  });

  it('that the synthetic player cannot play goes back by itself', async () => {
    // The city of this test has no papers, which the player misses.
    const player = { PROBE_EMAIL: 'sonde@poste.test', PROBE_PASSWORD: 'quatre mots à elle' };
    writeEdition(city(), 3);
    await server.push('Une édition sans papiers');
    expect(await server.editions('publish', player)).toMatchObject({ code: 1 });
    expect([linked(), await serving(), await newest()]).toEqual([second, 1, 'failed']);
  });

  it('whose server does not start goes back by itself', async () => {
    writeEdition(city(), 4);
    await server.push('Une édition sans programme');
    expect(await server.editions('publish', { EDITION_BUILD: 'mkdir dist' })).toMatchObject({ code: 1 });
    expect([linked(), await serving(), await newest()]).toEqual([second, 1, 'failed']);
  });

  it('that takes a step from players is refused', async () => {
    renameStep(city(), 'ETAPE_4', 'SANS_AVERTIR');
    await server.push('Une étape n’est plus là');
    expect(await server.editions('publish')).toMatchObject({ code: 1 });
    expect([linked(), await newest()]).toEqual([second, 'refused']);
  });

  it('is left by a wish of the staff, and says who could not go back', async () => {
    const wayBack = (await editions().live())?.wayBack;
    expect(wayBack?.refusals.flatMap(({ steps }) => steps)).toContain(NEW_NAME);
    const hash = wayBack?.hash ?? '';
    await editions().add({ hash, state: 'wished', author: '', words: '', changes: [], madeAt: 1 });
    expect(await server.editions('watch')).toMatchObject({ code: 0 });
    expect([linked(), await serving(), await newest()]).toEqual([hash, 1, 'live']);
  });
});

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
