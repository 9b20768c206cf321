import type { Knex } from 'knex';

/**
 * A buyer may still tell and correct a sold letter before it joins the print queue. `joins_at`: when it does;
 * null: at once, as letters of before did. `tell_by`: until when a present waits for its buyer's words; then a
 * person decides. Null once they are told.
 */
export async function up(db: Knex): Promise<void> {
  for (const column of COLUMNS) await db.raw('alter table dispatches add column ?? bigint', [column]);
}

export async function down(db: Knex): Promise<void> {
  for (const column of COLUMNS) await db.raw('alter table dispatches drop column ??', [column]);
}

const COLUMNS = ['joins_at', 'tell_by'];
