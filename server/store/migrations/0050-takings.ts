import type { Knex } from 'knex';

/** `takings`: the roles of a party that somebody holds instead of an absent telephone, as JSON. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table parties add column takings text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table parties drop column takings');
}
