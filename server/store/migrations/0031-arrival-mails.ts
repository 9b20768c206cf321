import type { Knex } from 'knex';

/**
 * Adds to the outbox the mails that announce a later message of an order: each waits until its time, and an
 * account has at most one for the same time. Orders are never deleted.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table outbox add column order_id integer');
  await db.raw('alter table outbox add column send_after bigint');
  await db.raw(
    'create unique index outbox_arrivals_index on outbox (order_id, account_id, send_after) where order_id is not null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index outbox_arrivals_index');
  for (const column of ['send_after', 'order_id']) await db.raw(`alter table outbox drop column ${column}`);
}
