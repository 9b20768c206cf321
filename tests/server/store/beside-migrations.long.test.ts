// Fixed wait: polls for a visible condition.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { migrationSource } from '../../../server/store/migrations/index.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { prepare } from '../../../server/store/database/prepared.ts';
import { transact } from '../../../server/store/database/transact.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

/** The newest migrations, which change tables that players use. */
const NEWEST = ['0057-figures-by-language', '0056-languages'];

/** Resolves when so many statements wait for a lock. */
async function waiting(db: Database, count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length >= count) return;
    await wait(5);
  }
}

onBothDatabases((databases) => {
  const BOTH = 'select one.number from one join two on one.number = two.number';

  /** A migration that changes two tables in another order than a query reads them: a deadlock. */
  it.runIf(databases.shared).each<[string, (db: Database) => Promise<unknown>]>([
    ['a prepared query', (db) => prepare(db, 'both', BOTH)({})],
    ['another query', async (db) => (await db.raw<{ rows: unknown[] }>(BOTH)).rows],
    [
      'a transaction',
      (db) => transact(db, async (transaction) => (await transaction.raw<{ rows: unknown[] }>(BOTH)).rows),
    ],
  ])('%s that a migration undoes is sent again', async (_what, ask) => {
    const db = await databases.open({ migrated: false });
    const other = databases.again(db);
    for (const table of ['one', 'two']) {
      await db.schema.createTable(table, (columns) => void columns.integer('number'));
      await db(table).insert({ number: 1 });
    }
    await ask(db);
    let asked: Promise<unknown> = Promise.resolve();
    // On a busy machine PostgreSQL may undo the migration instead.
    await transact(other, async (migration) => {
      await migration.raw('alter table two add column more text');
      asked = ask(db);
      await waiting(other, 1);
      await migration.raw('alter table one add column more text');
    });
    expect(JSON.stringify(await asked)).toContain('"number":1');
  });

  it('a start does not wait for who writes, unless it has to migrate', async () => {
    const db = await databases.open();
    const writer = await databases.again(db).transaction();
    const account = { email: 'ada@poste.test', password_hash: 'x', created_at: 1 };
    await writer('accounts').insert(account);
    await migrate(db);
    await writer.rollback();
    for (const name of NEWEST) await db.migrate.down({ migrationSource, name });
    const again = await databases.again(db).transaction();
    await again('accounts').insert(account);
    const migrating = migrate(db);
    // Fixed wait: nothing shows that a migration is refused and tried again.
    await wait(300);
    await again.commit();
    await migrating;
    expect(Object.keys(await db('accounts').columnInfo())).toContain('language');
    expect(await db('accounts').pluck('email')).toEqual([account.email]);
  });

  it.runIf(databases.shared)(
    'a migration that waits for a long query does not hold others for long',
    async () => {
      const db = await databases.open();
      for (const name of NEWEST) await db.migrate.down({ migrationSource, name });
      const [long, player] = [databases.again(db), databases.again(db)];
      const exporting = await long.transaction();
      await exporting('orders').select('id');
      const migrating = migrate(db);
      await waiting(player, 1);
      const began = performance.now();
      await player('orders').select('id');
      const held = performance.now() - began;
      await exporting.commit();
      await migrating;
      expect(held).toBeLessThan(5000);
      expect(Object.keys(await db('orders').columnInfo())).toContain('language');
    },
  );
});
