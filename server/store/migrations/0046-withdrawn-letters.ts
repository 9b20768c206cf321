import type { Knex } from 'knex';

/** The letters that a withdrawal is about, until somebody has dealt with them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('withdrawal_letters', (table) => {
    table.integer('withdrawal_id').notNullable().references('id').inTable('withdrawals').onDelete('CASCADE');
    table.integer('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE').index();
    table.primary(['withdrawal_id', 'order_id']);
    // The row of the journal that stopped the code; null where it was not stopped.
    table.integer('action_id');
    table.bigInteger('settled_at');
    table.integer('settled_by').references('id').inTable('accounts').onDelete('SET NULL').index();
  });
  await db.raw(
    'create index withdrawal_letters_open_index on withdrawal_letters (withdrawal_id) where settled_at is null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('withdrawal_letters');
}
