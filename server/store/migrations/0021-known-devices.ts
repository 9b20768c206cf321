import type { Knex } from 'knex';

/** Known browsers by cookie hash: wrong passwords of strangers do not delay them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('known_devices', (table) => {
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('token_hash').notNullable().index();
    table.bigInteger('last_login_at').notNullable();
    table.primary(['account_id', 'token_hash']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('known_devices');
}
