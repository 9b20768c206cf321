import type { Knex } from 'knex';

const GIFT_COLUMNS = ['gift_to', 'gift_line', 'post_on', 'last_word'];

/** Texts of presents, and postal addresses; addresses are sealed and erased after the delivery. */
export async function up(db: Knex): Promise<void> {
  for (const column of GIFT_COLUMNS) await db.raw('alter table orders add column ?? text', [column]);
  await db.schema.createTable('order_addresses', (table) => {
    table.integer('order_id').primary().references('id').inTable('orders').onDelete('CASCADE');
    table.text('sealed').notNullable();
    table.bigInteger('written_at').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('order_addresses');
  for (const column of GIFT_COLUMNS) await db.raw('alter table orders drop column ??', [column]);
}
