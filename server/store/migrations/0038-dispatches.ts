import type { Knex } from 'knex';

/**
 * The way of an order by post: the queue, the printing, the posting, the delivery. Batches taken from the
 * queue have the day of their letters and a holder; a lost order names the one that replaces it; staff
 * confirm that they have looked at the problems of a sale.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('dispatches', describeDispatch);
  await db.raw('create index dispatches_buyer_index on dispatches (order_id) where buyer is not null');
  await db.raw('alter table batches add column due_on text');
  await db.raw('alter table batches add column taken_at bigint');
  await db.raw('alter table orders add column replaced_by integer references orders (id)');
  await db.raw(
    'create unique index orders_replaced_index on orders (replaced_by) where replaced_by is not null',
  );
  await db.raw('alter table sales add column looked_at bigint');
  await db.raw(`create index sales_open_index on sales (id) where problems <> '' and looked_at is null`);
  await addPosted(db);
  await addWaiting(db);
}

function describeDispatch(table: Knex.CreateTableBuilder): void {
  table.integer('order_id').primary().references('id').inTable('orders').onDelete('CASCADE');
  // paid, printed, posted, delivered or lost; each but the first has its instant below.
  table.text('state').notNullable().index();
  // Null for a letter that was posted without standing in the queue.
  table.text('queued_on');
  table.bigInteger('queued_at');
  table.bigInteger('printed_at');
  table.bigInteger('posted_at').index();
  table.bigInteger('delivered_at').index();
  table.bigInteger('lost_at');
  // The sealed mail address of a present's buyer, erased with the postal address.
  table.text('buyer');
  table.text('carrier');
  table.text('tracking_number');
  table.text('said');
  table.bigInteger('said_at');
}

/** Letters that staff marked as sent before there was a queue. */
async function addPosted(db: Knex): Promise<void> {
  await db.raw(`
    insert into dispatches (order_id, state, posted_at)
    select order_id, 'posted', max(made_at) from attempts
    where action = 'markSent' and order_id in (select id from orders where state <> 'COMMAND')
    group by order_id`);
}

/** Letters that a shop sold and that have not left stand in the queue from the day of their sale. */
async function addWaiting(db: Knex): Promise<void> {
  const waiting = db('orders')
    .whereNotNull('sale_id')
    .where({ state: 'COMMAND', batch_id: null, cancelled_at: null });
  const rows = await waiting.select<{ id: number; created_at: number | string }[]>('id', 'created_at');
  const dispatches = rows.map(({ id, created_at: at }) => ({
    order_id: id,
    state: 'paid',
    queued_on: new Date(Number(at)).toISOString().slice(0, 10),
    queued_at: Number(at),
  }));
  await db.batchInsert('dispatches', dispatches, 100);
}

export async function down(db: Knex): Promise<void> {
  for (const index of ['sales_open_index', 'orders_replaced_index']) await db.raw('drop index ??', [index]);
  await db.raw('alter table sales drop column looked_at');
  await db.raw('alter table orders drop column replaced_by');
  for (const column of ['taken_at', 'due_on']) await db.raw('alter table batches drop column ??', [column]);
  await db.schema.dropTable('dispatches');
}
