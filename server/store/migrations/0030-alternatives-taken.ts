import type { Knex } from 'knex';

/**
 * A story may offer several alternative routes: the one taken becomes a list. Names of steps need no escaping
 * in JSON.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('taken').notNullable().defaultTo('[]');
  });
  await db.raw(
    `update orders set taken = '["' || alternative_from || '"]' where alternative_from is not null`,
  );
  await db.raw('alter table orders drop column alternative_from');
}

/** Keeps the last one taken. */
export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.text('alternative_from');
  });
  const taken = await db<{ id: number; taken: string }>('orders')
    .whereNot('taken', '[]')
    .select('id', 'taken');
  for (const { id, taken: list } of taken) {
    await db('orders')
      .where({ id })
      .update({ alternative_from: (JSON.parse(list) as string[]).at(-1) ?? null });
  }
  await db.raw('alter table orders drop column taken');
}
