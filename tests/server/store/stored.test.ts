import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { postgresMissing } from '../../support/database/postgres.ts';
import { emptyPostgres } from '../../support/database/shared-postgres.ts';
import { fileOf } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';

/** What an earlier version wrote: a party of two in the second step, a member of the staff, a second letter. */
const stored = (name: string): string =>
  readFileSync(join(import.meta.dirname, `stored/${name}.sql`), 'utf8');

/** The second hint was asked for then; a minute later everything is free again. */
const AFTERWARDS = Date.UTC(2026, 5, 2, 10, 3);

async function onSqlite(): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  new Sqlite(sqliteFile(dataDir)).exec(stored('sqlite')).close();
  return startTestApp({ dataDir });
}

async function onPostgres(): Promise<TestApp> {
  const databaseUrl = await emptyPostgres();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(stored('postgres'));
  await client.end();
  return startTestApp({ databaseUrl });
}

const missing = isWholeRun ? postgresMissing() : 'PostgreSQL: only in the whole run';

describe.each([
  { name: 'SQLite', start: onSqlite, isMissing: false },
  { name: missing ?? 'PostgreSQL', start: onPostgres, isMissing: missing !== null },
])('a stored database of $name', ({ start, isMissing }) => {
  it.skipIf(isMissing)('is upgraded at the start, and its party plays on', async () => {
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
    await app.stop();
  });
});
