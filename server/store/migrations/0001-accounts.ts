import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('accounts', (table) => {
    table.increments('id');
    table.text('email').notNullable().unique();
    table.text('password_hash').notNullable();
    table.boolean('admin').notNullable().defaultTo(false);
    table.bigInteger('created_at').notNullable();
  });
  await db.schema.createTable('sessions', (table) => {
    table.text('token_hash').primary();
    table
      .integer('account_id')
      .notNullable()
      .references('id')
      .inTable('accounts')
      .onDelete('CASCADE')
      .index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('sessions');
  await db.schema.dropTable('accounts');
}
