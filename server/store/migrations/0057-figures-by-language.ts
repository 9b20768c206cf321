import type { Knex } from 'knex';

/**
 * What telephones in another language than French did at each step, so that an unfair translation shows. French is
 * the rest of `step_statistics`.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('language_statistics', (table) => {
    for (const key of ['city', 'step', 'language']) table.text(key).notNullable();
    for (const count of ['solved', 'hints', 'wrong', 'almost'])
      table.integer(count).notNullable().defaultTo(0);
    table.primary(['city', 'step', 'language']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('language_statistics');
}
