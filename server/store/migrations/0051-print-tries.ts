import type { Knex } from 'knex';

/** How often a print job was begun: one that starved is begun again by itself. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table print_jobs add column tries integer not null default 1');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table print_jobs drop column tries');
}
