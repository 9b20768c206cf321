import type { Knex } from 'knex';

/** Fills the content version of orders unchanged since their creation from their newest journal row. */
export async function up(db: Knex): Promise<void> {
  const newest = db('attempts')
    .whereRaw('attempts.order_id = orders.id')
    .orderBy('attempts.id', 'desc')
    .limit(1)
    .select('content_version');
  await db('orders').whereNull('content_version').update({ content_version: newest });
}

/** Kept on rollback: the column existed before. */
export async function down(): Promise<void> {}
