import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { LAST_RELEASED, migrationSource } from '../../../server/store/migrations/index.ts';
import { migrationFaults, type NamedMigration } from '../../support/database/lost-by-migrations.ts';
import { root } from '../../support/programs/run.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const own = async (): Promise<NamedMigration[]> =>
  Promise.all(
    (await migrationSource.getMigrations([])).map(async (name) => ({
      name,
      migration: await migrationSource.getMigration(name),
    })),
  );

it('migrations since the last release take nothing away from it', async () => {
  expect(await migrationFaults(await own(), { released: LAST_RELEASED, version })).toEqual([]);
});

const step = (name: string, sql: string, unreadSince?: string): NamedMigration => ({
  name,
  migration: {
    async up(db: Knex) {
      for (const statement of sql.split(';')) await db.raw(statement);
    },
    ...(unreadSince && { unreadSince }),
  },
});
const FIRST = step('0001-first', 'create table letters (id integer primary key, code text, old text)');
const faultsWith = (...added: NamedMigration[]) =>
  migrationFaults([FIRST, ...added], { released: '0001-first', version: '2.3.0' });

it.each([
  ['takes a column', 'alter table letters drop column old', 'letters.old is gone'],
  ['renames one', 'alter table letters rename column code to name', 'letters.code is gone'],
  ['takes a table', 'drop table letters', 'the table letters is gone'],
  [
    'adds one that older servers do not fill in',
    `drop table letters;
     create table letters (id integer primary key, code text, old text, city text not null)`,
    'letters.city has no default',
  ],
])('a migration that %s must say so in its name', async (_what, sql, fault) => {
  expect(await faultsWith(step('0002-next', sql))).toContain(
    `0002-next: ${fault}, and its name does not say so`,
  );
});

it('a migration that takes away waits for the release after the last reader', async () => {
  const taking = (unreadSince?: string) =>
    faultsWith(step('0002-less-incompatible', 'alter table letters drop column old', unreadSince));
  expect(await taking('2.2.0')).toEqual([]);
  expect(await taking('2.3.0')).toEqual([
    '0002-less-incompatible: 2.3.0 still reads it beside this version; wait for the release after',
  ]);
  expect(await taking()).toEqual(['0002-less-incompatible: exports no unreadSince']);
});

it('a migration that only adds is accepted', async () => {
  expect(
    await faultsWith(step('0002-more', "alter table letters add column city text not null default ''")),
  ).toEqual([]);
});
