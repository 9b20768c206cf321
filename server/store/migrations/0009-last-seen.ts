import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => {
    table.bigInteger('last_seen_at').notNullable().defaultTo(0);
  });
  await db('sessions').update({ last_seen_at: db.ref('created_at') });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => table.dropColumn('last_seen_at'));
}
