import { describe, expect, it } from 'vitest';
import { migrationSource } from '../../../server/migrations/index.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { onBothDatabases } from '../../support/databases.ts';

const TABLES = [
  'accounts',
  'attempts',
  'batches',
  'limits',
  'newsletter_suppressions',
  'orders',
  'outbox',
  'passages',
  'password_resets',
  'place_journal',
  'promotion_copies',
  'promotions',
  'recovery_codes',
  'second_factors',
  'sessions',
  'step_statistics',
  'withdrawals',
  'wrong_answers',
];

onBothDatabases((databases) => {
  describe('migrations', () => {
    it('make every table, and can be run again', async () => {
      const db = await databases.open();
      await migrate(db);
      for (const table of TABLES) expect(await db.schema.hasTable(table), table).toBe(true);
    });

    it('give a database full of orders the content that their journal remembers', async () => {
      const db = await databases.open();
      await db.migrate.down({ migrationSource });
      const order = { city: 'VILLE', state: 'COMMAND', created_at: 1, updated_at: 1 };
      await db('orders').insert([
        { ...order, id: 1, code: 'AAAAAA' },
        { ...order, id: 2, code: 'BBBBBB' },
        { ...order, id: 3, code: 'CCCCCC', content_version: 'v3' },
      ]);
      const birth = { kind: 'staff', http_status: 200, made_at: 1 };
      await db('attempts').insert(
        ['v1', 'v2', 'v2'].map((version, index) => ({ ...birth, order_id: index < 2 ? 1 : 3, content_version: version })),
      );
      await migrate(db);
      const known = await db('orders').orderBy('id').select('content_version');
      expect(known.map(({ content_version: version }: { content_version: string | null }) => version)).toEqual(['v2', null, 'v3']);
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
