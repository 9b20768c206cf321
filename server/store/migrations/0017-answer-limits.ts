import type { Knex } from 'knex';

/** Failed answers of an order in the current window, and the window's end. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.integer('failures').notNullable().defaultTo(0);
    table.bigInteger('failures_until');
  });
}

/** Plain SQL drops the column without rewriting the table. */
export async function down(db: Knex): Promise<void> {
  for (const column of ['failures', 'failures_until'])
    await db.raw('alter table orders drop column ??', [column]);
}
