import type { Knex } from 'knex';
import { foldEmail } from '../../platform/email.ts';

/** When the owner of the account proved the e-mail; else null. Staff accounts count as proved. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('accounts', (table) => void table.bigInteger('email_proved_at'));
  await db('accounts')
    .where({ admin: true })
    .update({ email_proved_at: db.ref('created_at') });
  await foldAgain(db);
  await db.schema.createTable('email_proofs', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('id').notNullable().unique();
    table.text('token_hash').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

/** E-mails whose normalisation has changed: those with letters outside ASCII. */
async function foldedOtherwise(db: Knex, table: string, column: string): Promise<string[]> {
  const mails = await db(table).distinct().whereNotNull(column).pluck<string[]>(column);
  return mails.filter((email) => foldEmail(email) !== email);
}

/** Accounts whose e-mails would collide stay unchanged. */
async function foldAgain(db: Knex): Promise<void> {
  for (const email of await foldedOtherwise(db, 'orders', 'tied_email'))
    await db('orders')
      .where({ tied_email: email })
      .update({ tied_email: foldEmail(email) });
  for (const email of await foldedOtherwise(db, 'accounts', 'email')) {
    const folded = { email: foldEmail(email) };
    if (!(await db('accounts').where(folded).first('id')))
      await db('accounts').where({ email }).update(folded);
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('email_proofs');
  await db.raw('alter table accounts drop column email_proved_at');
}
