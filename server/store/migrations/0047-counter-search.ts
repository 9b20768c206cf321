import type { Knex } from 'knex';
import { isPostgres } from '../database/open-database.ts';

/**
 * What the counter searches by. Sealed texts are found by keyed digests of their words: those of an address
 * go with its row, that of a buyer's mail stands beside it. `words_at` is the `written_at` of the address
 * whose words are stored, so that an address written by an older server is noticed. Sent mails keep a digest
 * of their recipient; the staff journal has a row for each page of a person that was opened. Names of
 * presents join the texts that are searched for parts.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('address_words', (table) => {
    table.text('digest').notNullable();
    table
      .integer('order_id')
      .notNullable()
      .references('order_id')
      .inTable('order_addresses')
      .onDelete('CASCADE')
      .index();
    table.primary(['digest', 'order_id']);
  });
  await db.schema.createTable('person_views', (table) => {
    table.increments('id');
    table.text('person').notNullable();
    table.integer('actor_id').references('id').inTable('accounts').onDelete('SET NULL').index();
    table.bigInteger('opened_at').notNullable().index();
    table.index(['person', 'id']);
  });
  await db.raw('alter table order_addresses add column words_at bigint');
  await db.raw('alter table dispatches add column buyer_digest text');
  await db.raw('alter table outbox add column recipient text');
  for (const [name, rows] of Object.entries(INDEXES)) await db.raw(`create index ${name}_index on ${rows}`);
  await addFormerWithdrawals(db);
  await searchTexts(db, ['code', 'identifier', 'tied_email', 'gift_to', 'gift_from']);
  const presents = db('orders').whereNotNull('gift_to').orWhereNotNull('gift_from');
  await presents.update({ gift_to: db.ref('gift_to') });
}

export async function down(db: Knex): Promise<void> {
  await searchTexts(db, ['code', 'identifier', 'tied_email']);
  for (const name of Object.keys(INDEXES)) await db.raw(`drop index ${name}_index`);
  await db.raw('alter table outbox drop column recipient');
  await db.raw('alter table dispatches drop column buyer_digest');
  await db.schema.dropTable('person_views');
  await db.schema.dropTable('address_words');
  await db.raw('alter table order_addresses drop column words_at');
}

/** The two `wordless` ones hold what the backfill has still to read, and are empty after it. */
const INDEXES: Readonly<Record<string, string>> = {
  addresses_wordless: 'order_addresses (order_id) where words_at is null or words_at <> written_at',
  dispatches_wordless: 'dispatches (order_id) where buyer is not null and buyer_digest is null',
  dispatches_buyer_digest: 'dispatches (buyer_digest) where buyer_digest is not null',
  outbox_recipient: 'outbox (recipient) where recipient is not null',
};

/** Letters that withdrawals stopped before they named several are marked as others are; staff dealt with them. */
async function addFormerWithdrawals(db: Knex): Promise<void> {
  await db.raw(`insert into withdrawal_letters (withdrawal_id, order_id, settled_at)
    select withdrawals.id, orders.id, withdrawals.received_at
    from withdrawals join orders on orders.id = withdrawals.order_id
    where orders.stopped_at is not null and not exists (select 1 from withdrawal_letters
      where withdrawal_letters.withdrawal_id = withdrawals.id
        and withdrawal_letters.order_id = orders.id)`);
}

/** Cannot be typed into a search. */
const SEPARATOR = '\t';

/** Replaces the triggers that keep the texts of orders (0023). */
async function searchTexts(db: Knex, columns: readonly string[]): Promise<void> {
  const text = columns.map((column) => `coalesce(new.${column}, '')`).join(` || '${SEPARATOR}' || `);
  const list = columns.join(', ');
  const statements = isPostgres(db)
    ? [
        `create or replace function keep_order_texts() returns trigger language plpgsql as $$ begin
          insert into order_texts (id, text) values (new.id, ${text})
          on conflict (id) do update set text = excluded.text; return null; end $$`,
        'drop trigger order_texts_kept on orders',
        `create trigger order_texts_kept after insert or update of ${list} on orders
          for each row execute function keep_order_texts()`,
      ]
    : [
        'drop trigger order_texts_made',
        'drop trigger order_texts_changed',
        `create trigger order_texts_made after insert on orders begin
          insert into order_texts (rowid, text) values (new.id, ${text}); end`,
        `create trigger order_texts_changed after update of ${list} on orders begin
          update order_texts set text = ${text} where rowid = new.id; end`,
      ];
  for (const statement of statements) await db.raw(statement);
}
