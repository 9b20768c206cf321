import type { Knex } from 'knex';

/** One row per account: a new request replaces it, using it deletes it. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('password_resets', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('id').notNullable().unique();
    table.text('token_hash').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('password_resets');
}
