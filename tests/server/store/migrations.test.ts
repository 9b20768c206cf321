import { describe, expect, it } from 'vitest';
import { migrationSource } from '../../../server/store/migrations/index.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { isPostgres, type Database } from '../../../server/store/database/open-database.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

/** The tables of the product. */
async function tablesOf(db: Database): Promise<readonly string[]> {
  const names = isPostgres(db)
    ? db('information_schema.tables').where({ table_schema: 'public' }).pluck<string[]>('table_name')
    : db('sqlite_master').where({ type: 'table' }).pluck<string[]>('name');
  return (await names).filter((name) => !/^(?:knex|sqlite)_/u.test(name));
}

onBothDatabases((databases) => {
  /** The schema before that migration. */
  async function takenBack(name: string): Promise<Database> {
    const db = await databases.open();
    await db.migrate.down({ migrationSource, name });
    return db;
  }

  describe('migrations', () => {
    it('can run again', async () => {
      const db = await databases.open();
      const before = await tablesOf(db);
      await migrate(db);
      expect(await tablesOf(db)).toEqual(before);
      expect(before).toContain('orders');
    });

    it('give existing orders the content version of their journal', async () => {
      const db = await takenBack('0016-content-versions');
      const order = { city: 'VILLE', state: 'COMMAND', created_at: 1, updated_at: 1 };
      await db('orders').insert([
        { ...order, id: 1, code: 'AAAAAA' },
        { ...order, id: 2, code: 'BBBBBB' },
        { ...order, id: 3, code: 'CCCCCC', content_version: 'v3' },
      ]);
      const birth = { kind: 'staff', http_status: 200, made_at: 1 };
      await db('attempts').insert(
        ['v1', 'v2', 'v2'].map((version, index) => ({
          ...birth,
          order_id: index < 2 ? 1 : 3,
          content_version: version,
        })),
      );
      await migrate(db);
      const known = await db('orders').orderBy('id').select('content_version');
      expect(
        known.map(({ content_version: version }: { content_version: string | null }) => version),
      ).toEqual(['v2', null, 'v3']);
    });

    it('mark the e-mails of staff as confirmed and normalise all e-mails', async () => {
      const db = await takenBack('0022-proved-emails');
      const account = { password_hash: 'x', created_at: 5 };
      const mails = [
        'equipe@poste.test',
        'joueur@poste.test',
        'le\u0301a@poste.test',
        '\ufb01ona@poste.test',
        'fiona@poste.test',
      ];
      await db('accounts').insert(mails.map((email, index) => ({ ...account, email, admin: index === 0 })));
      const order = {
        city: 'VILLE',
        state: 'SENT',
        created_at: 1,
        updated_at: 1,
        code: 'AAAAAA',
        tied_email: 'le\u0301a@poste.test',
      };
      await db('orders').insert(order);
      await migrate(db);
      const rows = await db('accounts')
        .orderBy('id')
        .select<{ email: string; email_proved_at: unknown }[]>('email', 'email_proved_at');
      expect(rows.map(({ email }) => email)).toEqual([
        ...mails.slice(0, 2),
        'l\u00e9a@poste.test',
        ...mails.slice(3),
      ]);
      expect(rows.map(({ email_proved_at: at }) => at && Number(at))).toEqual([5, null, null, null, null]);
      expect(await db('orders').first('tied_email')).toEqual({ tied_email: 'l\u00e9a@poste.test' });
    });

    it('make a list of the alternative route that a game took', async () => {
      const db = await takenBack('0030-alternatives-taken');
      const order = { city: 'VILLE', state: 'ACTIVATED', created_at: 1, updated_at: 1 };
      await db('orders').insert([
        { ...order, code: 'AAAAAA', alternative_from: 'LE_QUAI' },
        { ...order, code: 'BBBBBB', alternative_from: null },
      ]);
      const taken = async () =>
        (await db('orders').orderBy('code').select<{ taken: string }[]>('taken')).map((row) => row.taken);
      await migrate(db);
      expect(await taken()).toEqual(['["LE_QUAI"]', '[]']);
      await db('orders').where({ code: 'BBBBBB' }).update({ taken: '["LE_TRI","LE_QUAI"]' });
      await db.migrate.down({ migrationSource, name: '0030-alternatives-taken' });
      expect(await db('orders').orderBy('code').select('alternative_from')).toEqual([
        { alternative_from: 'LE_QUAI' },
        { alternative_from: 'LE_QUAI' },
      ]);
    });

    it('can be rolled back', async () => {
      const db = await databases.open();
      await db.migrate.rollback({ migrationSource }, true);
      expect(await tablesOf(db)).toEqual([]);
    });

    it.runIf(databases.shared)('run once when two processes start together', async () => {
      const db = await databases.open({ migrated: false });
      const other = databases.again(db);
      await Promise.all([migrate(db), migrate(other)]);
      expect(await db('knex_migrations').select('name')).toHaveLength(
        (await migrationSource.getMigrations([])).length,
      );
    });

    it('run after a process crashed during one', async () => {
      const db = await databases.open();
      await db('knex_migrations_lock').update({ is_locked: 1 });
      await migrate(db);
      expect(await db('accounts').select()).toEqual([]);
    });
  });
});
