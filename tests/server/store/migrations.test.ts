import { describe, expect, it } from 'vitest';
import { migrationSource } from '../../../server/migrations/index.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { onBothDatabases } from '../../support/databases.ts';

const TABLES = ['accounts', 'attempts', 'batches', 'limits', 'orders', 'sessions'];

onBothDatabases((databases) => {
  describe('migrations', () => {
    it('make every table, and can be run again', async () => {
      const db = await databases.open();
      await migrate(db);
      for (const table of TABLES) expect(await db.schema.hasTable(table), table).toBe(true);
    });

    it('can be taken back', async () => {
      const db = await databases.open();
      await db.migrate.rollback({ migrationSource }, true);
      for (const table of TABLES) expect(await db.schema.hasTable(table), table).toBe(false);
    });

    it.runIf(databases.shared)('run once when two processes start together', async () => {
      const db = await databases.open({ migrated: false });
      const other = databases.again(db);
      await Promise.all([migrate(db), migrate(other)]);
      expect(await db('knex_migrations').select('name')).toHaveLength((await migrationSource.getMigrations([])).length);
    });

    it('run after a process died while it migrated', async () => {
      const db = await databases.open();
      await db('knex_migrations_lock').update({ is_locked: 1 });
      await migrate(db);
      expect(await db('accounts').select()).toEqual([]);
    });
  });
});
