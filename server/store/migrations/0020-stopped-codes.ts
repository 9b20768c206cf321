import type { Knex } from 'knex';

/** When a withdrawal blocked the order's code; else null. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => void table.bigInteger('stopped_at'));
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table orders drop column stopped_at');
}
