import type { Knex } from 'knex';

const MOVES = `member_id is not null and http_status = 200 and kind in ('answer', 'clue', 'alternative')`;

/**
 * What a party reads is found by what is there now: its members, its last accepted move, its joinings of a
 * day. `link_hash`: of the long secret in the address of an invitation. `deal`: who held which roles last, so
 * that no departure has to be remembered for it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('parties', (table) => {
    table.text('link_hash').nullable();
    table.text('deal').nullable();
  });
  await db.raw('create unique index parties_link_hash_unique on parties (link_hash)');
  await db.raw(
    'create index party_members_there_index on party_members (order_id, id) where left_at is null',
  );
  await db.raw('create index party_members_joined_index on party_members (order_id, joined_at)');
  await db.raw(`create index attempts_moves_index on attempts (order_id, id) where ${MOVES}`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index attempts_moves_index');
  await db.raw('drop index party_members_joined_index');
  await db.raw('drop index party_members_there_index');
  await db.raw('drop index parties_link_hash_unique');
  await db.schema.alterTable('parties', (table) => {
    table.dropColumn('deal');
    table.dropColumn('link_hash');
  });
}
