import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { createSeals } from '../../../server/platform/seals.ts';
import { writeMissingDigests } from '../../../server/shop/write-digests.ts';
import { addressStore } from '../../../server/store/orders/addresses.ts';
import { dispatchStore } from '../../../server/store/orders/dispatches.ts';
import { isPostgres, openDatabase, type Database } from '../../../server/store/database/open-database.ts';
import { closeDatabase } from '../../../server/store/database/reader.ts';
import { migrationSource } from '../../../server/store/migrations/index.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { postgresMissing } from '../../support/database/postgres.ts';
import { emptyPostgres } from '../../support/database/shared-postgres.ts';
import { fileOf } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';

/**
 * What an earlier version wrote: a party of two in the second step, a member of the staff, a second letter; and
 * a present from which its buyer withdrew.
 */
const ROWS = readFileSync(join(import.meta.dirname, 'stored.sql'), 'utf8').split(/;\n/);

/** The newest migration of that version. */
const NEWEST = '0040-print-forms';

const ofThatVersion: Knex.MigrationSource<string> = {
  ...migrationSource,
  async getMigrations(extensions) {
    const all = await migrationSource.getMigrations(extensions);
    return all.slice(0, all.indexOf(NEWEST) + 1);
  },
};

/** Digests of the tables of that version, by database: no older migration may be changed. */
const TABLES = { sqlite: '248d25f542a9895f', postgres: '440bc16ee6dd8639' };

const tablesOf = (db: Database): Promise<readonly object[]> =>
  isPostgres(db)
    ? db('information_schema.columns')
        .where({ table_schema: 'public' })
        .select('table_name', 'column_name', 'data_type', 'is_nullable', 'column_default')
    : db('sqlite_master').whereNotNull('sql').select('name', 'sql');

async function digestOf(db: Database): Promise<string> {
  const tables = (await tablesOf(db)).map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(tables.join('\n')).digest('hex').slice(0, 16);
}

type Found = ApiSchemas['CounterSearch'];

/** The second hint was asked for then; a minute later everything is free again. */
const AFTERWARDS = Date.UTC(2026, 5, 2, 10, 3);

/** The database as that version left it. */
async function stored(databaseUrl: string | null): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  const db = openDatabase({ dataDir, databaseUrl });
  await db.migrate.latest({ migrationSource: ofThatVersion });
  expect(await digestOf(db), 'an old migration was changed').toBe(
    TABLES[databaseUrl ? 'postgres' : 'sqlite'],
  );
  for (const row of ROWS.filter(Boolean)) await db.raw(row);
  await closeDatabase(db);
  return startTestApp({ dataDir, databaseUrl });
}

const missing = isWholeRun ? postgresMissing() : 'PostgreSQL: only in the whole run';

describe.each([
  { name: 'SQLite', start: () => stored(null), isMissing: false },
  {
    name: missing ?? 'PostgreSQL',
    start: async () => stored(await emptyPostgres()),
    isMissing: missing !== null,
  },
])('a stored database of $name', ({ start, isMissing }) => {
  it.skipIf(isMissing)('is upgraded at the start, its party plays on, and its sale is found', async () => {
    const app = await start();
    app.clock.now = AFTERWARDS;
    const holder = app.visitor();
    await holder.login('joueur1@poste.test');
    expect(await holder.status()).toMatchObject({
      code: 'C00002',
      step: { name: 'PORT_VIEUX' },
      clueIndex: 1,
      startDate: '2026-06-02T10:00:00.000Z',
      view: { messages: [{ slug: 'bienvenue' }] },
      party: { members: [{ name: 'Camille' }, { name: 'Ali' }] },
    });
    expect((await holder.answer(TINY_ANSWERS['PORT_VIEUX'] ?? '')).body.step?.name).toBe('CAFE');
    // What was written before there was another language is French.
    for (const table of ['orders', 'accounts', 'attempts'])
      expect(await app.db(table).whereNotNull('language'), table).toEqual([]);
    expect((await holder.get('/api/user/data')).body).toMatchObject({
      account: { language: 'fr' },
      orders: [{ language: 'fr' }],
    });

    const staff = app.visitor();
    await staff.login('guichet@poste.test');
    const { timeline } = await fileOf(staff, 'C00002');
    expect(timeline.map(({ kind, step }) => `${kind} ${step?.name ?? ''}`)).toEqual([
      'activation ',
      'answer GARE',
      'answer GARE',
      'clue PORT_VIEUX',
      'staff PORT_VIEUX',
      'answer PORT_VIEUX',
    ]);

    const sale = await staff.get('/api/admin/sales');
    expect(sale.body).toMatchObject([
      {
        number: 'V-1',
        buyer: 'marraine@boutique.test',
        letters: [{ code: 'VENDU2', to: 'Noémie Vaugrenard' }],
      },
    ]);
    await writeMissingDigests({
      addresses: addressStore(app.db),
      dispatches: dispatchStore(app.db),
      addressSeals: createSeals([], 'address'),
      buyerSeals: createSeals([], 'buyer'),
    });
    for (const typed of ['papi jo', 'vaugrenard 73500', 'marraine@boutique.test', 'v 1']) {
      const { letters } = (await staff.get(`/api/admin/search?q=${typed}`)).body as unknown as Found;
      expect(letters, typed).toMatchObject([{ code: 'VENDU2', withdrawnAt: '2026-06-02T10:01:40.000Z' }]);
    }
    expect((await staff.get('/api/admin/queue')).body).toMatchObject({ withdrawals: [] });
    await app.stop();
  });
});
