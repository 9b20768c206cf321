import type { Knex } from 'knex';

/** Copies of the database that were made and read back, and those that were restored for trial. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('copies', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.bigInteger('made_at').notNullable();
    table.bigInteger('bytes').notNullable();
    table.index(['kind', 'made_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('copies');
}
