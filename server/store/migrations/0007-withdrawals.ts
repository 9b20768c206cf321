import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('withdrawals', (table) => {
    table.increments('id');
    // As declared; may match no order.
    table.text('reference').notNullable();
    table.text('email').notNullable();
    table.integer('order_id').references('id').inTable('orders').onDelete('SET NULL').index();
    table.bigInteger('received_at').notNullable();
    table.unique(['reference', 'email']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('withdrawals');
}
