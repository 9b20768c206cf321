import type { Knex } from 'knex';

/** Last login and warning, to erase inactive accounts. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('accounts', (table) => {
    table.bigInteger('last_login_at').index();
    table.bigInteger('warned_at');
  });
  await db('accounts').update({ last_login_at: db.ref('created_at') });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('accounts', (table) => {
    table.dropColumn('last_login_at');
    table.dropColumn('warned_at');
  });
}
