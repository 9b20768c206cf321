import type { Knex } from 'knex';

/**
 * Staff entries about places, append-only; the last one of a place is valid. `follows`: id of the entry
 * before, so that of two parallel entries one conflicts.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('place_journal', (table) => {
    table.increments('id');
    table.text('city').notNullable();
    table.text('place').notNullable();
    table.integer('follows').notNullable();
    table.boolean('gone').notNullable();
    table.text('sentence');
    table.text('remedy');
    table.integer('actor_id').references('id').inTable('accounts').onDelete('SET NULL');
    table.text('reason');
    table.bigInteger('made_at').notNullable();
    table.unique(['city', 'place', 'follows']);
  });
  await db.raw("create index attempts_reports_index on attempts (id) where kind = 'report'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index attempts_reports_index');
  await db.schema.dropTable('place_journal');
}
