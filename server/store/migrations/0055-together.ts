import type { Knex } from 'knex';

/**
 * `answered_by`: the step at which each member of a party answered first, as JSON; they give each other free
 * tries. `wait_by`: the member whose mistake began the wait. `typed`: an answer as it was typed, for the notebook
 * of the game; `reading` stays what was judged. `notes`: one line for each step, which whoever plays the letter
 * shares. They go with the account, and the next owner of the letter has none.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('answered_by').notNullable().defaultTo('{}');
    table.integer('wait_by').nullable();
  });
  await db.raw('alter table attempts add column typed text');
  await db.schema.createTable('notes', (table) => {
    table.integer('order_id').notNullable().references('id').inTable('orders').onDelete('CASCADE');
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.integer('member_id').references('id').inTable('party_members').onDelete('SET NULL');
    table.text('step').notNullable();
    table.text('text').notNullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['order_id', 'step']);
    table.index('account_id');
    table.index('member_id');
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('notes');
  await db.raw('alter table attempts drop column typed');
  for (const column of ['wait_by', 'answered_by']) await db.raw(`alter table orders drop column ${column}`);
}
