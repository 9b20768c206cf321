import type { Knex } from 'knex';

/**
 * Narrow indexes for the explorer, as order rows are wide. Wrong answers and hints change none of them, only
 * a new step does. Cancelled orders are in none.
 */
const INDEXES: Readonly<Record<string, string>> = {
  orders_newest: 'created_at, id',
  orders_standing: 'state, city, step, last_step_date, created_at, id',
  orders_city: 'city, created_at, id',
  orders_identifier: 'identifier, id',
  orders_last_step: 'last_step_date, id',
  orders_search:
    'code, identifier, tied_email, account_id, city, state, step, last_step_date, created_at, id',
};

export async function up(db: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await db.raw(`create index ${name}_index on orders (${columns}) where cancelled_at is null`);
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await db.raw(`drop index ${name}_index`);
}
