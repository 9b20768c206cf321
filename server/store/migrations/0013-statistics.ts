import type { Knex } from 'knex';

/**
 * Statistics computed from the journal in the background. They can be rebuilt: empty the tables and reset the
 * cursor to 0.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('statistics_cursor', (table) => {
    table.text('name').primary();
    table.integer('last_id').notNullable();
  });
  await db('statistics_cursor').insert({ name: 'journal', last_id: 0 });
  await db.schema.createTable('passages', (table) => {
    table.integer('order_id').notNullable();
    table.text('step').notNullable();
    table.text('city').notNullable();
    table.bigInteger('ms');
    table.primary(['order_id', 'step']);
    table.index(['city', 'step', 'ms']);
  });
  await db.schema.createTable('step_statistics', (table) => {
    table.text('city').notNullable();
    table.text('step').notNullable();
    for (const count of ['solved', 'detours', 'hints', 'wrong', 'almost', 'unreadable', 'timed', 'measured'])
      table.integer(count).notNullable().defaultTo(0);
    table.bigInteger('median_ms');
    table.bigInteger('p90_ms');
    table.primary(['city', 'step']);
  });
  await db.schema.createTable('wrong_answers', (table) => {
    table.text('city').notNullable();
    table.text('step').notNullable();
    table.text('reading').notNullable();
    table.integer('count').notNullable();
    table.bigInteger('last_at').notNullable();
    table.primary(['city', 'step', 'reading']);
    table.index(['city', 'step', 'count']);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['wrong_answers', 'step_statistics', 'passages', 'statistics_cursor'])
    await db.schema.dropTable(table);
}
