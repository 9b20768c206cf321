import type { Knex } from 'knex';

/** Hardly any order is tied to a mail: an index of those alone, which SQLite believes in whatever its statistics say of the others. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index orders_tied_email_index');
  await db.raw('create index orders_tied_email_index on orders (tied_email) where tied_email is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_tied_email_index');
  await db.raw('create index orders_tied_email_index on orders (tied_email)');
}
