import type { Knex } from 'knex';

/**
 * Two indexes that each answer had to keep, and that nothing asks. The attempts of an order are found by the one that holds
 * its keys too; what has expired of the limits is nearly all of them, and is found by looking through the table.
 */
const UNASKED: readonly (readonly [table: string, column: string])[] = [
  ['attempts', 'order_id'],
  ['limits', 'expires_at'],
];

export async function up(db: Knex): Promise<void> {
  for (const [table, column] of UNASKED) await db.schema.alterTable(table, (altered) => void altered.dropIndex(column));
}

export async function down(db: Knex): Promise<void> {
  for (const [table, column] of UNASKED) await db.schema.alterTable(table, (altered) => void altered.index(column));
}
