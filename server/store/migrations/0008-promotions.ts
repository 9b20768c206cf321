import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('promotions', (table) => {
    table.text('name').primary();
    table.integer('given').notNullable().defaultTo(0);
  });
  await db.schema.createTable('promotion_copies', describeCopy);
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('promotion_copies');
  await db.schema.dropTable('promotions');
}

/** A copy belongs to an account or a browser. It stays counted after an erasure. */
function describeCopy(table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.text('promotion').notNullable().references('name').inTable('promotions').onDelete('RESTRICT');
  table.integer('copy').notNullable();
  table.integer('index_told').notNullable();
  table.integer('account_id').references('id').inTable('accounts').onDelete('SET NULL').index();
  table.text('visitor_hash');
  table.bigInteger('taken_at').notNullable();
  table.unique(['promotion', 'copy']);
  table.unique(['promotion', 'account_id']);
  table.unique(['promotion', 'visitor_hash']);
}
