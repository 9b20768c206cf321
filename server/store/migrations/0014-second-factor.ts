import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('second_factors', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('secret').notNullable();
    table.bigInteger('confirmed_at');
    table.bigInteger('last_counter').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
  });
  await db.schema.createTable('recovery_codes', (table) => {
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('code_hash').notNullable();
    table.bigInteger('used_at');
    table.primary(['account_id', 'code_hash']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('recovery_codes');
  await db.schema.dropTable('second_factors');
}
