import type { Knex } from 'knex';

/**
 * The account that opened the order's city by a phrase; null for letters. At most one order of an account and
 * a city.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table orders add column entered_by integer references accounts (id) on delete set null',
  );
  await db.raw('create unique index orders_entry on orders (entered_by, city)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_entry');
  await db.raw('alter table orders drop column entered_by');
}
