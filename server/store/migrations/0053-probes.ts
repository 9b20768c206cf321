import type { Knex } from 'knex';

/** The order of the synthetic player: it stands in no list, figure or export. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.boolean('is_probe').notNullable().defaultTo(false);
  });
}

export async function down(db: Knex): Promise<void> {
  await db('orders').where({ is_probe: true }).delete();
  await db.raw('alter table orders drop column is_probe');
}
