import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import { backUp, rehearse, restore } from '../../../server/store/backup/backup.ts';
import { CopyRefused } from '../../../server/store/backup/copies.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../server/store/database/open-database.ts';
import { workWaitingReader } from '../../../server/store/work-waiting.ts';
import { onBothDatabases } from '../../support/database/databases.ts';
import { runScript } from '../../support/programs/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'poste-restante-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { DATA_DIR: join(folder, 'command'), DATABASE_URL: '', STAFF_EMAIL: '', STAFF_PASSWORD: '' };
const NOW = new Date('2026-05-02T09:30:00.123Z');
const add = (db: Database, email: string) =>
  accountStore(db).create({ email, passwordHash: 'x', admin: false }, NOW.getTime());
const emails = async (db: Database) => db('accounts').orderBy('email').pluck<string[]>('email');

/** The accounts of a database without other connections. */
async function emailsAt(where: DatabaseSettings): Promise<string[]> {
  const db = openDatabase(where);
  try {
    return await emails(db);
  } finally {
    await db.destroy();
  }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof CopyRefused ? error.message : Promise.reject(error as Error)),
  );

describe('a backup of the database', () => {
  onBothDatabases((databases) => {
    /** A database with an account, and the folder of its backups. */
    async function inhabited() {
      const db = await databases.open();
      await add(db, 'ada@poste.test');
      const dataDir = mkdtempSync(join(folder, 'data-'));
      const where = databases.where(db);
      return { db, where: { ...where, dataDir: where.dataDir || dataDir } };
    }

    it('is restored, and the replaced database is restored aside', async () => {
      const { db, where } = await inhabited();
      const { file, bytes } = await backUp(where, null, NOW);
      expect(file.slice(where.dataDir.length)).toMatch(/^\/backups\/2026-05-02T09-30-00Z\.(sqlite|dump)$/);
      expect([statSync(file).size, statSync(file).mode & 0o777]).toEqual([bytes, 0o600]);
      await add(db, 'bob@poste.test');
      await db.destroy();
      const { former } = await restore(where, file, NOW);
      expect(await emailsAt(where)).toEqual(['ada@poste.test']);
      expect(former).toContain('avant-restauration-2026');
      await restore(where, former ?? '', new Date('2026-05-03'));
      expect(await emailsAt(where)).toEqual(['ada@poste.test', 'bob@poste.test']);
    });

    it('is tried in an empty database beside the running one, and its age is told to the servers', async () => {
      const { db, where } = await inhabited();
      await backUp(where, null, NOW);
      await add(db, 'bob@poste.test');
      await backUp(where, null, new Date(NOW.getTime() + 60_000));
      await add(db, 'eve@poste.test');
      const later = new Date(NOW.getTime() + 3_600_000);
      expect(await rehearse(where, null, later)).toMatchObject({ accounts: 2, orders: 0, attempts: 0 });
      expect(await emails(db)).toEqual(['ada@poste.test', 'bob@poste.test', 'eve@poste.test']);
      const { copies } = await workWaitingReader(db)(later.getTime());
      expect(copies).toEqual({ made: NOW.getTime() + 60_000, restored: later.getTime() });
    });

    it('is complete when made during writes, with everything acknowledged before it began', async () => {
      const { db, where } = await inhabited();
      const writer = databases.again(db);
      let isOver = false;
      let written = 0;
      const writing = (async () => {
        for (; !isOver; await new Promise(setImmediate))
          await add(writer, `${String((written += 1)).padStart(6, '0')}@poste.test`);
      })();
      await expect.poll(() => written).toBeGreaterThan(20);
      const before = written - 1;
      const file = join(folder, `while-${databases.shared}`);
      const made = await runScript('db.ts', ['backup', file], {
        env: { ...env, DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? '' },
      });
      expect(made.code, made.stderr).toBe(0);
      isOver = true;
      await writing;
      await Promise.all([db.destroy(), writer.destroy()]);
      await restore(where, file, NOW);
      const restored = await emailsAt(where);
      expect(restored.length).toBeGreaterThan(before);
      expect(restored).toEqual(
        restored
          .slice(0, -1)
          .map((_, index) => `${String(index + 1).padStart(6, '0')}@poste.test`)
          .concat('ada@poste.test'),
      );
    });

    it('is not restored under a running server', async () => {
      const { db, where } = await inhabited();
      const { file } = await backUp(where, null, NOW);
      await add(db, 'bob@poste.test');
      expect(await refusal(restore(where, file, NOW))).toContain('arrêtez-le d’abord');
      expect(await emails(db)).toEqual(['ada@poste.test', 'bob@poste.test']);
    });

    it('is refused without any change when it is damaged, foreign, of a later version, or missing', async () => {
      const { db, where } = await inhabited();
      const file = join(folder, `whole-${databases.shared}`);
      await backUp(where, file, NOW);
      const half = readFileSync(file);
      writeFileSync(join(folder, 'half'), half.subarray(0, half.length / 2));
      writeFileSync(join(folder, 'letter'), 'Chère Ada, ceci n’est pas une base.');
      await db('knex_migrations').insert({ name: '9999-later', batch: 99, migration_time: NOW });
      await backUp(where, join(folder, `later-${databases.shared}`), NOW);
      await db('knex_migrations').where({ name: '9999-later' }).delete();
      await db.destroy();
      expect(await refusal(restore(where, join(folder, 'half'), NOW))).toMatch(/abîmé|PostgreSQL refuse/);
      expect(await refusal(restore(where, join(folder, 'letter'), NOW))).toContain('chacun la leur');
      expect(await refusal(restore(where, join(folder, `later-${databases.shared}`), NOW))).toContain(
        '9999-later',
      );
      expect(await refusal(restore(where, join(folder, 'nowhere'), NOW))).toContain('ne se lit pas');
      expect(await emailsAt(where)).toEqual(['ada@poste.test']);
      expect(await refusal(rehearse(where, join(folder, 'half'), NOW))).toMatch(/abîmé|PostgreSQL refuse/);
    });

    it('is not made of a missing database, and leaves no partial file', async () => {
      const db = await databases.open({ migrated: false });
      const where = databases.where(db);
      await db.destroy();
      const to = mkdtempSync(join(folder, 'empty-'));
      expect(
        await refusal(backUp({ ...where, dataDir: where.dataDir || to }, join(to, 'copy'), NOW)),
      ).toContain('rien n’a été écrit');
      expect(readdirSync(to)).toEqual([]);
    });
  });
});

describe('npm run db', () => {
  it('back up, rehearse and restore with one command each, and print the path', async () => {
    const db = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: null });
    await migrate(db);
    await add(db, 'ada@poste.test');
    const made = await runScript('db.ts', ['backup', '--json'], { env });
    expect(made.code, made.stderr).toBe(0);
    const { file } = JSON.parse(made.stdout) as { file: string };
    const tried = await runScript('db.ts', ['rehearse'], { env });
    expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining('0 plis, 1 comptes, 0 gestes')]);
    const refused = await runScript('db.ts', ['restore', file], { env });
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    await add(db, 'bob@poste.test');
    await db.destroy();
    const put = await runScript('db.ts', ['restore', file], { env });
    expect([put.code, put.stdout]).toEqual([0, expect.stringContaining('avant-restauration-')]);
    expect(await emailsAt({ dataDir: env.DATA_DIR, databaseUrl: null })).toEqual(['ada@poste.test']);
  });

  it.each([
    [[], 'Il manque un argument : action.'],
    [['copy'], 'Argument inconnu : copy.'],
    [['restore'], 'Il manque un argument : fichier.'],
  ])('refuses %j as misuse', async (args, sentence) => {
    const { code, stdout, stderr } = await runScript('db.ts', args, { env });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  });
});
