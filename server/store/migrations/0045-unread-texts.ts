import type { Knex } from 'knex';

/**
 * What was written about a sale and not understood, sealed. Its letters wait until staff have looked at it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table sales add column unread text');
  await db.raw('create index sales_unread_index on sales (looked_at) where unread is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index sales_unread_index');
  await db.raw('alter table sales drop column unread');
}
