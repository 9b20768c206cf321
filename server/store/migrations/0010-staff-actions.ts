import type { Knex } from 'knex';

/** Columns for staff actions in the journal: action, changes, and the action it reverts. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('attempts', (table) => {
    table.text('action');
    table.text('details');
    table.integer('undoes');
  });
  await db.schema.alterTable('orders', (table) => {
    table.integer('batch_id');
    table.bigInteger('cancelled_at');
  });
  await db.schema.createTable('batches', (table) => {
    table.increments('id');
    table.text('city').notNullable();
    table.integer('count').notNullable();
    table.text('label');
    table.integer('actor_id').references('id').inTable('accounts').onDelete('SET NULL');
    table.bigInteger('created_at').notNullable();
  });
  await db.raw('create index orders_batch_id_index on orders (batch_id) where batch_id is not null');
}

/** Plain SQL drops the column without rewriting the table. */
export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_batch_id_index');
  await db.schema.dropTable('batches');
  for (const column of ['batch_id', 'cancelled_at'])
    await db.raw('alter table orders drop column ??', [column]);
  for (const column of ['action', 'details', 'undoes'])
    await db.raw('alter table attempts drop column ??', [column]);
}
