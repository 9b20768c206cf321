import type { Knex } from 'knex';

/** What was opened is marked for each device, by its name; what was opened before stays opened on all of them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => table.text('opened_on').notNullable().defaultTo('{}'));
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => table.dropColumn('opened_on'));
}
