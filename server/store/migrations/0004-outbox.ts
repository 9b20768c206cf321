import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('outbox', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    table.integer('account_id').references('id').inTable('accounts').onDelete('CASCADE').index();
    // Recipient and text; erased once sent or given up.
    table.text('content');
    table.integer('tries').notNullable().defaultTo(0);
    // Null once settled.
    table.bigInteger('next_at').index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('sent_at');
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('outbox');
}
