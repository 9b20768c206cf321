import type { Knex } from 'knex';

/** One row: readings of the clock by housekeeping. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('clock_looks', (table) => {
    table.integer('id').primary();
    table.bigInteger('believed_at');
    table.bigInteger('doubted_since');
    table.bigInteger('looked_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('clock_looks');
}
