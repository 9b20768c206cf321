import type { Knex } from 'knex';

/** A partial index, as few orders are tied to an e-mail; SQLite uses it whatever its statistics. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index orders_tied_email_index');
  await db.raw('create index orders_tied_email_index on orders (tied_email) where tied_email is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_tied_email_index');
  await db.raw('create index orders_tied_email_index on orders (tied_email)');
}
