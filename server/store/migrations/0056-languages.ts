import type { Knex } from 'knex';

/**
 * The language of an order (its paper, the mails to its buyer), that of an account (its mails), and the one in which
 * a player made an attempt, for figures. Null: French, as everything was before.
 */
export async function up(db: Knex): Promise<void> {
  for (const table of TABLES) await db.raw('alter table ?? add column language text', [table]);
}

export async function down(db: Knex): Promise<void> {
  for (const table of TABLES) await db.raw('alter table ?? drop column language', [table]);
}

const TABLES = ['orders', 'accounts', 'attempts'];
