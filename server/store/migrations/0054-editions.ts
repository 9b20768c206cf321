import type { Knex } from 'knex';

/** Editions of the cities: what each changed, whether it is live, and what going back from it would do. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('editions', (table) => {
    table.increments('id');
    table.text('hash').notNullable();
    table.text('state').notNullable();
    table.text('author').notNullable();
    table.text('words').notNullable();
    table.text('changes').notNullable().defaultTo('[]');
    table.text('way_back');
    table.text('note');
    table.integer('asked_by').references('id').inTable('accounts').onDelete('SET NULL');
    table.bigInteger('made_at').notNullable();
    table.bigInteger('live_at');
    table.index(['state', 'id']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('editions');
}
