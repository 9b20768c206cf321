import type { Knex } from 'knex';

/**
 * Adds the facts that a story’s conditions read: the options chosen, and the steps at which a hint was asked.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('chosen').notNullable().defaultTo('{}');
    table.text('asked').notNullable().defaultTo('[]');
  });
}

export async function down(db: Knex): Promise<void> {
  for (const column of ['chosen', 'asked']) await db.raw(`alter table orders drop column ${column}`);
}
