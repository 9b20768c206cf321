import type { Knex } from 'knex';

/**
 * `seen_at`: when a member's telephone last said that it is there. `in_pocket`: it then said that its screen
 * goes off. `here_until` and `here_stream` are now renewed by what telephones say, no more by open streams.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('party_members', (table) => {
    table.bigInteger('seen_at').nullable();
    table.boolean('in_pocket').notNullable().defaultTo(false);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const column of ['seen_at', 'in_pocket'])
    await db.raw('alter table party_members drop column ??', [column]);
}
