import type { Knex } from 'knex';

/**
 * Every order remembers the content it was last written with. Those that nothing has happened to since they were made did
 * not yet: their newest row of the journal knows.
 */
export async function up(db: Knex): Promise<void> {
  const newest = db('attempts').whereRaw('attempts.order_id = orders.id').orderBy('attempts.id', 'desc').limit(1).select('content_version');
  await db('orders').whereNull('content_version').update({ content_version: newest });
}

/** What is known is not forgotten: the column was there before. */
export async function down(): Promise<void> {}
