import type { Knex } from 'knex';
import { isPostgres } from '../database/open-database.ts';

/**
 * Indexes for queries that scanned whole tables: attempts of an account (also for its foreign key), orders by
 * identifier, withdrawals by e-mail, warned accounts, settled mails.
 */
const INDEXES: Readonly<Record<string, string>> = {
  attempts_actor: 'attempts (actor_id, id)',
  orders_reference: 'orders (identifier) where identifier is not null',
  withdrawals_email: 'withdrawals (email)',
  accounts_warned: 'accounts (warned_at) where warned_at is not null',
  outbox_settled: 'outbox (created_at) where next_at is null',
};

/** Columns of the former search index. */
const IN_LISTS =
  'code, identifier, tied_email, account_id, city, state, step, last_step_date, created_at, id';

export async function up(db: Knex): Promise<void> {
  for (const [name, rows] of Object.entries(INDEXES)) await db.raw(`create index ${name}_index on ${rows}`);
  await db.raw('drop index orders_search_index');
  for (const statement of isPostgres(db) ? await onPostgres(db) : onSqlite()) await db.raw(statement);
}

export async function down(db: Knex): Promise<void> {
  for (const statement of isPostgres(db) ? FORGET_ON_POSTGRES : FORGET_ON_SQLITE) await db.raw(statement);
  await db.raw(`create index orders_search_index on orders (${IN_LISTS}) where cancelled_at is null`);
  for (const name of Object.keys(INDEXES)) await db.raw(`drop index ${name}_index`);
}

/**
 * Full-text tables for staff searches of any part of a text from three characters on. The database maintains
 * them; answers do not change them.
 */
const SEARCHED = [
  { texts: 'order_texts', of: 'orders', columns: ['code', 'identifier', 'tied_email'] },
  { texts: 'account_texts', of: 'accounts', columns: ['email'] },
] as const;

/** Cannot be typed into a search. */
const SEPARATOR = '\t';

const textOf = (columns: readonly string[], row = ''): string =>
  columns.map((column) => `coalesce(${row}${column}, '')`).join(` || '${SEPARATOR}' || `);

function onSqlite(): string[] {
  return SEARCHED.flatMap(({ texts, of, columns }) => [
    `create virtual table ${texts} using fts5 (text, tokenize = 'trigram')`,
    // Erased text must not remain in the index.
    `insert into ${texts} (${texts}, rank) values ('secure-delete', 1)`,
    `insert into ${texts} (rowid, text) select id, ${textOf(columns)} from ${of}`,
    `create trigger ${texts}_made after insert on ${of} begin
      insert into ${texts} (rowid, text) values (new.id, ${textOf(columns, 'new.')}); end`,
    `create trigger ${texts}_changed after update of ${columns.join(', ')} on ${of} begin
      update ${texts} set text = ${textOf(columns, 'new.')} where rowid = new.id; end`,
    `create trigger ${texts}_gone after delete on ${of} begin delete from ${texts} where rowid = old.id; end`,
  ]);
}

const FORGET_ON_SQLITE = SEARCHED.flatMap(({ texts }) => [
  ...['made', 'changed', 'gone'].map((event) => `drop trigger ${texts}_${event}`),
  `drop table ${texts}`,
]);

/** Without the extension or the right to create it, PostgreSQL scans the narrow table. */
async function onPostgres(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: unknown[] }>(`
    select 1 from pg_available_extensions join pg_available_extension_versions using (name)
    where name = 'pg_trgm' and (installed_version is not null or (version = default_version
      and (trusted and has_database_privilege(current_database(), 'create') or current_setting('is_superuser') = 'on')))`);
  const hasTrigrams = rows.length > 0;
  return [
    ...(hasTrigrams ? ['create extension if not exists pg_trgm'] : []),
    ...SEARCHED.flatMap(({ texts, of, columns }) => [
      `create table ${texts} (id integer primary key references ${of} (id) on delete cascade, text text not null)`,
      `insert into ${texts} (id, text) select id, ${textOf(columns)} from ${of}`,
      ...(hasTrigrams ? [`create index ${texts}_index on ${texts} using gin (text gin_trgm_ops)`] : []),
      `create function keep_${texts}() returns trigger language plpgsql as $$ begin
        insert into ${texts} (id, text) values (new.id, ${textOf(columns, 'new.')})
        on conflict (id) do update set text = excluded.text; return null; end $$`,
      `create trigger ${texts}_kept after insert or update of ${columns.join(', ')} on ${of} for each row execute function keep_${texts}()`,
    ]),
  ];
}

/** The extension stays, as others may use it. */
const FORGET_ON_POSTGRES = SEARCHED.flatMap(({ texts, of }) => [
  `drop trigger ${texts}_kept on ${of}`,
  `drop function keep_${texts}()`,
  `drop table ${texts}`,
]);
