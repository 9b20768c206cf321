import type { Knex } from 'knex';

/** Stores opened marks by device name. Marks from before this migration stay valid on every device. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => table.text('opened_on').notNullable().defaultTo('{}'));
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => table.dropColumn('opened_on'));
}
