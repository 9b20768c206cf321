import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable();
    table.bigInteger('expires_at').index();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('limits');
}
