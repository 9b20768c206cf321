import type { Knex } from 'knex';

/** Adds the tries at steps beside the route. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('side_steps').notNullable().defaultTo('{}');
  });
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table orders drop column side_steps');
}
