import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorCodeOf } from '../database/refused-storage.ts';
import { openDatabase } from '../database/open-database.ts';
import { CopyRefused, type Copies } from './copies.ts';

const run = promisify(execFile);
const NO_TOOL = 'Il manque les outils de PostgreSQL sur cette machine : apt-get install postgresql-client';
/** Limit of the tools' output. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Uses pg_dump's custom format, in one transaction each way: servers may keep writing during a backup. */
export function postgresCopies(databaseUrl: string): Copies {
  const tool = postgresTool(databaseUrl);
  return {
    magic: 'PGDMP',
    extension: '.dump',
    exists: async () =>
      (await countRows(databaseUrl, "select 1 from pg_tables where tablename = 'knex_migrations'")) > 0,
    write: async (file) =>
      void (await tool(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
        true,
      )),
    migrationsOf: async (file) =>
      namesIn(await tool('pg_restore', ['--data-only', '--table=knex_migrations', '--file=-', file], false)),
    refuseWhileUsed: () => refuseWhileUsed(databaseUrl),
    restore: async (file) => {
      const args = ['--clean', '--if-exists', ...WHOLE, '--dbname', withoutPassword(databaseUrl), file];
      await tool('pg_restore', args, false);
    },
    async rehearse(file, work) {
      const name = `repetition_${process.pid}_${Date.now()}`;
      const url = new URL(databaseUrl);
      url.pathname = `/${name}`;
      await runStatement(databaseUrl, `create database ${name}`, MAY_NOT_CREATE);
      try {
        await tool('pg_restore', [...WHOLE, '--dbname', withoutPassword(url.toString()), file], false);
        return await work({ dataDir: '', databaseUrl: url.toString() });
      } finally {
        await runStatement(databaseUrl, `drop database if exists ${name}`, MAY_NOT_CREATE);
      }
    },
  };
}

const WHOLE = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];

const MAY_NOT_CREATE =
  'PostgreSQL ne laisse pas ce rôle créer une base pour l’essai : « alter role poste createdb » le permet';

async function runStatement(databaseUrl: string, statement: string, refused: string): Promise<void> {
  const db = openDatabase({ dataDir: '', databaseUrl });
  try {
    await db.raw(statement);
  } catch (error) {
    throw errorCodeOf(error) === INSUFFICIENT_PRIVILEGE ? new CopyRefused(refused) : error;
  } finally {
    await db.destroy();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Arguments are visible in the process list, so the password is passed by the environment. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.toString();
}

function postgresTool(databaseUrl: string) {
  const env = {
    ...process.env,
    PGPASSWORD: decodeURIComponent(new URL(databaseUrl).password) || process.env.PGPASSWORD,
  };
  return async (name: string, args: readonly string[], namesDatabase: boolean): Promise<string> => {
    const all = namesDatabase ? [...args, '--dbname', withoutPassword(databaseUrl)] : [...args];
    try {
      return (await run(name, all, { env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
    } catch (error) {
      const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
      if (code === 'ENOENT') throw new CopyRefused(NO_TOOL);
      throw new CopyRefused(`PostgreSQL refuse : ${stderr.trim().split('\n').at(-1) ?? String(code)}`);
    }
  };
}

/** Parses rows of knex_migrations in pg_restore's output: tab-separated, name second. */
function namesIn(output: string): string[] {
  const rows = /^COPY .*? FROM stdin;\n(.*?)^\\\.$/msu.exec(output)?.[1] ?? '';
  return rows.split('\n').flatMap((row) => row.split('\t')[1] ?? []);
}

async function countRows(databaseUrl: string, query: string): Promise<number> {
  const db = openDatabase({ dataDir: '', databaseUrl });
  try {
    const { rows } = await db.raw<{ rows: unknown[] }>(query);
    return rows.length;
  } finally {
    await db.destroy();
  }
}

async function refuseWhileUsed(databaseUrl: string): Promise<void> {
  const others = await countRows(
    databaseUrl,
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  if (others > 0)
    throw new CopyRefused('Un serveur, ou quelqu’un d’autre, se sert de cette base : arrêtez-le d’abord.');
}
