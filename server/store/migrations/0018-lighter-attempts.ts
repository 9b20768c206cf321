import type { Knex } from 'knex';

/**
 * Drops two unused indexes that every answer had to update. Attempts of an order are found by the index of
 * its keys; expired limits by a table scan, as most have expired.
 */
const UNASKED: readonly (readonly [table: string, column: string])[] = [
  ['attempts', 'order_id'],
  ['limits', 'expires_at'],
];

export async function up(db: Knex): Promise<void> {
  for (const [table, column] of UNASKED)
    await db.schema.alterTable(table, (altered) => void altered.dropIndex(column));
}

export async function down(db: Knex): Promise<void> {
  for (const [table, column] of UNASKED)
    await db.schema.alterTable(table, (altered) => void altered.index(column));
}
