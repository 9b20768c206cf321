import type { Knex } from 'knex';

const TABLES = ['password_resets', 'email_proofs'];

/** Several links per account, so that a new request does not end earlier ones. */
export async function up(db: Knex): Promise<void> {
  for (const table of TABLES) await makeAnew(db, table, await db(table).select<object[]>());
}

/** Keeps the newest link of each account. */
export async function down(db: Knex): Promise<void> {
  for (const name of TABLES) {
    const links = await db(name).orderBy('created_at').select<{ account_id: number }[]>();
    const newest = [...new Map(links.map((link) => [link.account_id, link])).values()];
    await db.schema.dropTable(name);
    await db.schema.createTable(name, (table) => {
      table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
      table.text('id').notNullable().unique();
      describeLink(table);
    });
    await db.batchInsert(name, newest, 50);
  }
}

async function makeAnew(db: Knex, name: string, links: readonly object[]): Promise<void> {
  await db.schema.dropTable(name);
  await db.schema.createTable(name, (table) => {
    table.text('id').primary();
    table
      .integer('account_id')
      .notNullable()
      .references('id')
      .inTable('accounts')
      .onDelete('CASCADE')
      .index();
    describeLink(table);
  });
  await db.batchInsert(name, [...links], 50);
}

function describeLink(table: Knex.CreateTableBuilder): void {
  table.text('token_hash').notNullable();
  table.bigInteger('created_at').notNullable();
  table.bigInteger('expires_at').notNullable().index();
}
