import type { Knex } from 'knex';

/** Sheets of stamps that were bought: the game that each shows, its buyer, and its way by post. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('keepsakes', (table) => {
    table.increments('id');
    table.integer('sale_id').notNullable().references('id').inTable('sales').onDelete('RESTRICT');
    table.integer('sale_copy').notNullable();
    // Null where the sale names no finished game, and once that game was erased.
    table.integer('order_id').references('id').inTable('orders').onDelete('SET NULL').index();
    table.text('paper').notNullable();
    table.text('language').notNullable();
    // Mail and postal address, sealed for the sale; null once they were erased.
    table.text('buyer');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('printed_at');
    table.bigInteger('posted_at');
    table.bigInteger('cancelled_at');
    table.text('tracking_number');
    // Of the staff, by whom it was changed last.
    table.integer('changed_by').references('id').inTable('accounts').onDelete('SET NULL').index();
    table.unique(['sale_id', 'sale_copy']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('keepsakes');
}
