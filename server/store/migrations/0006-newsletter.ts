import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('newsletter_suppressions', (table) => {
    table.text('email_hash').primary();
    table.bigInteger('created_at').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('newsletter_suppressions');
}
