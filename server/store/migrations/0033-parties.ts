import type { Knex } from 'knex';

/**
 * Parties: several telephones that play one order. The account that holds the letter is a member without a
 * token. A party ends with its account. `attempts.member_id` has no foreign key: its index would be one more
 * to update with every answer, and a number is never used again.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('parties', (table) => {
    table.integer('order_id').primary().references('orders.id').onDelete('CASCADE');
    table.integer('account_id').notNullable().index().references('accounts.id').onDelete('CASCADE');
    table.integer('holder_id').nullable();
    table.integer('pen_id').nullable();
    table.boolean('several_hands').notNullable().defaultTo(false);
    table.text('invitation_hash').nullable().unique();
    table.bigInteger('invitation_expires_at').nullable().index();
    table.integer('proposal_member_id').nullable();
    table.text('proposal_step').nullable();
    table.integer('deed_member_id').nullable();
    table.text('deed_kind').nullable();
    table.text('deed_what').nullable();
    table.bigInteger('deed_at').nullable();
    table.bigInteger('changed_at').notNullable();
    table.bigInteger('closed_at').nullable();
  });
  await db.schema.createTable('party_members', (table) => {
    table.increments('id');
    table.integer('order_id').notNullable().references('parties.order_id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.boolean('is_holder').notNullable();
    table.text('token_hash').nullable().unique();
    table.text('join_key').nullable();
    table.bigInteger('joined_at').notNullable();
    table.bigInteger('ends_at').nullable().index();
    table.bigInteger('left_at').nullable();
    table.bigInteger('here_until').nullable();
    table.text('here_stream').nullable();
    table.unique(['order_id', 'join_key']);
  });
  await db.raw('alter table attempts add column member_id integer');
  await db.raw('create index attempts_of_members on attempts (order_id, id) where member_id is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index attempts_of_members');
  await db.raw('alter table attempts drop column member_id');
  await db.schema.dropTable('party_members');
  await db.schema.dropTable('parties');
}
