import { readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { editionStore } from '../../server/store/staff/editions.ts';
import { writeLongCity } from '../support/faults/network/network-city.ts';
import { install } from '../support/operators/installation.ts';
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

describe('a published commit', () => {
  it('that takes a step from players is refused, one that cannot be played goes back by itself, and staff may go back', () =>
    withDatabase('sqlite', async (where) => {
      const long = writeLongCity(6);
      const server = await install(where, (scenarios) => writeCity(scenarios, long.city.source));
      const db = openDatabase(where);
      try {
        await migrate(db);
        const editions = editionStore(db);
        const states = async () => (await editions.list(9)).map(({ state }) => state);
        const linked = () => basename(readlinkSync(join(server.folder, 'current')));
        const city = join(server.scenarios, long.city.source.slug);
        const serves = async () =>
          (await Promise.all(server.ports.map((port) => isReady(port)))).filter(Boolean).length;
        expect(await server.editions('publish')).toMatchObject({ code: 0 });
        writeEdition(city, 2);
        const second = await server.push('Une étape a changé de nom');
        expect(await server.editions('publish')).toMatchObject({ code: 0 });
        expect((await editions.live())?.changes[0]).toMatchObject({ city: long.city.source.slug });

        // The city of this test has no papers, which the synthetic player misses.
        const player = { PROBE_EMAIL: 'sonde@poste.test', PROBE_PASSWORD: 'quatre mots à elle' };
        writeEdition(city, 3);
        await server.push('Une édition sans papiers');
        expect(await server.editions('publish', player)).toMatchObject({ code: 1 });
        expect([linked(), await serves(), await states()]).toEqual([second, 1, ['failed', 'live', 'live']]);

        renameStep(city, 'ETAPE_4', 'SANS_AVERTIR');
        await server.push('Une étape n’est plus là');
        expect(await server.editions('publish')).toMatchObject({ code: 1 });
        expect([linked(), (await states())[0]]).toEqual([second, 'refused']);

        const wayBack = (await editions.live())?.wayBack;
        expect(wayBack?.refusals.flatMap(({ steps }) => steps)).toContain(NEW_NAME);
        const hash = wayBack?.hash ?? '';
        const wish = { hash, state: 'wished', author: '', words: '', changes: [], madeAt: 1 } as const;
        await editions.add(wish);
        expect(await server.editions('watch')).toMatchObject({ code: 0 });
        expect([linked(), await serves(), (await states())[0]]).toEqual([hash, 1, 'live']);
      } finally {
        await db.destroy();
        await server.stop();
        long.remove();
      }
    }));
});

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
