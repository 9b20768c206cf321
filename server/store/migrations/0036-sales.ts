import type { Knex } from 'knex';

/** Events of shops and the sales they tell of; the orders made from a sale, one for each paid copy. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('sales', describeSale);
  await db.schema.createTable('shop_events', (table) => {
    table.text('shop').notNullable();
    table.text('id').notNullable();
    // Of the bytes: the same event with other bytes is refused.
    table.text('digest').notNullable();
    table.text('kind').notNullable();
    table.integer('sale_id').references('id').inTable('sales').onDelete('RESTRICT');
    table.bigInteger('happened_at').notNullable();
    table.bigInteger('received_at').notNullable().index();
    table.primary(['shop', 'id']);
  });
  await db.raw('alter table orders add column sale_id integer references sales (id)');
  await db.raw('alter table orders add column sale_copy integer');
  await db.raw(
    'create unique index orders_sale_index on orders (sale_id, sale_copy) where sale_id is not null',
  );
}

function describeSale(table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.text('shop').notNullable();
  table.text('reference').notNullable();
  // In the currency's smallest unit, as the shop tells it.
  table.bigInteger('amount');
  table.text('currency');
  table.bigInteger('paid_at');
  table.text('reversal');
  table.bigInteger('reversed_at');
  // Codes of what staff must look at, already told to them.
  table.text('problems').notNullable().defaultTo('');
  table.bigInteger('told_at').notNullable();
  table.bigInteger('created_at').notNullable();
  table.unique(['shop', 'reference']);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_sale_index');
  for (const column of ['sale_id', 'sale_copy']) await db.raw('alter table orders drop column ??', [column]);
  await db.schema.dropTable('shop_events');
  await db.schema.dropTable('sales');
}
