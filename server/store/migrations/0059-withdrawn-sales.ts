import type { Knex } from 'knex';

/** The sales that a withdrawal names: letters that are made for them later are held as well. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('withdrawal_sales', (table) => {
    table.integer('withdrawal_id').notNullable().references('id').inTable('withdrawals').onDelete('CASCADE');
    table.integer('sale_id').notNullable().references('id').inTable('sales').onDelete('CASCADE').index();
    // The place in the sale of a letter that was chosen; 0: the whole sale.
    table.integer('sale_copy').notNullable();
    table.primary(['withdrawal_id', 'sale_id', 'sale_copy']);
    // When staff let its letters leave after all.
    table.bigInteger('released_at');
  });
  await addFormerWithdrawals(db);
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('withdrawal_sales');
}

/** Withdrawals of before say the sale in their text alone; those whose letters staff let leave hold nothing more. */
async function addFormerWithdrawals(db: Knex): Promise<void> {
  await db.raw(`insert into withdrawal_sales (withdrawal_id, sale_id, sale_copy)
    select withdrawals.id, sales.id, 0
    from withdrawals join sales
      on upper(withdrawals.reference) = 'V-' || sales.id or withdrawals.reference = sales.reference
    where not exists (select 1 from withdrawal_letters
      join orders on orders.id = withdrawal_letters.order_id
      where withdrawal_letters.withdrawal_id = withdrawals.id and withdrawal_letters.settled_at is not null
        and withdrawal_letters.action_id is not null and orders.stopped_at is null)`);
}
