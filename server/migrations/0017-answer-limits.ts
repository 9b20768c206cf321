import type { Knex } from 'knex';

/** How many answers of a letter failed in the minute that is being counted, and when that minute ends. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.integer('failures').notNullable().defaultTo(0);
    table.bigInteger('failures_until');
  });
}

/** Plain SQL: both databases drop a column themselves, and nothing of the table is written again. */
export async function down(db: Knex): Promise<void> {
  for (const column of ['failures', 'failures_until']) await db.raw('alter table orders drop column ??', [column]);
}
