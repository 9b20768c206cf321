import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('orders', (table) => {
    table.increments('id');
    describeOrder(table);
    describeProgress(table);
  });
  await db.schema.createTable('attempts', describeAttempt);
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('attempts');
  await db.schema.dropTable('orders');
}

function describeOrder(table: Knex.CreateTableBuilder): void {
  table.text('code').notNullable().unique();
  table.text('city').notNullable();
  table.text('identifier');
  table.integer('account_id').references('id').inTable('accounts').onDelete('SET NULL');
  table.bigInteger('activated_at');
  table.text('tied_email').index();
  table.boolean('full_on_win').notNullable().defaultTo(false);
  table.text('gift_from');
  table.text('waiver_version');
  table.bigInteger('waiver_at');
  table.text('opened').notNullable().defaultTo('[]');
  table.text('content_version');
  table.integer('version').notNullable().defaultTo(1);
  table.bigInteger('created_at').notNullable();
  table.bigInteger('updated_at').notNullable();
  table.index(['account_id', 'activated_at']);
}

/** Lists and records are JSON text, times are milliseconds, on both databases. */
function describeProgress(table: Knex.CreateTableBuilder): void {
  table.text('state').notNullable();
  table.text('step');
  table.text('alternative_from');
  table.integer('clue_index').notNullable().defaultTo(0);
  table.bigInteger('last_clue_date');
  table.bigInteger('last_step_date');
  table.bigInteger('start_date');
  table.text('reached').notNullable().defaultTo('{}');
  table.boolean('recognised').notNullable().defaultTo(false);
  table.text('wrong_answers').notNullable().defaultTo('[]');
  table.bigInteger('wait_until');
}

/** The journal, append-only. */
function describeAttempt(table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.integer('order_id').notNullable().references('id').inTable('orders').onDelete('RESTRICT').index();
  table.text('idempotency_key');
  table.text('kind').notNullable();
  table.text('step');
  table.text('verdict');
  table.text('reading');
  table.integer('http_status').notNullable();
  table.text('reply');
  table.integer('seconds');
  table.text('content_version').notNullable();
  table.integer('actor_id').references('id').inTable('accounts').onDelete('SET NULL');
  table.text('reason');
  table.bigInteger('made_at').notNullable();
  table.unique(['order_id', 'idempotency_key']);
}
