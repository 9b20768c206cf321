import type { Knex } from 'knex';
import { provedEmailOf } from './accounts.ts';
import type { Account } from './accounts.ts';
import type { Database } from './open-database.ts';
import { transact } from './transact.ts';

type Person = Pick<Account, 'id'>;

/** Erases a person. False when there is nobody any more. */
export type Erase = (person: Person, now: number) => Promise<boolean>;

/**
 * The account and its sessions go, and nothing stays that names the person or that they typed.
 * An order keeps what the firm must account for: identifier, code, city, dates and state. As the state stays, a code that
 * was played opens nothing to anybody else. A mail that nobody proved names no buyer: orders tied to it stay as they are. What points to the account is cut by the database (SET NULL, CASCADE).
 *
 * Of the journal, which may be long, some rows at a time go first, each time durably: whoever is stopped in the middle has lost words
 * that were to go, and goes on by asking again. The rest is one transaction, with what was done meanwhile.
 */
export async function eraseAccount(db: Database, person: Person, now: number): Promise<boolean> {
  while ((await transact(db, (transaction) => eraseJournal(transaction, person, ROWS_AT_ONCE))) > 0);
  return transact(db, async (transaction) => {
    await eraseJournal(transaction, person);
    await eraseOrders(transaction, person, now);
    await transaction('promotion_copies').where({ account_id: person.id }).update({ visitor_hash: null });
    return (await transaction('accounts').where({ id: person.id }).delete()) === 1;
  });
}

/** So many hold nobody up for longer than an answer takes. */
const ROWS_AT_ONCE = 200;

/** Their own, those that wait for their e-mail, and those they bought that somebody else plays: there the e-mail alone goes. */
async function eraseOrders(transaction: Knex.Transaction, { id }: Person, now: number): Promise<void> {
  const bought = () => transaction('orders').whereIn('tied_email', provedEmailOf(transaction, id));
  // What was judged before must not be written after: the version goes up.
  const unnamed = { tied_email: null, gift_from: null, version: transaction.raw('version + 1'), updated_at: now };
  await transaction('orders')
    .where({ account_id: id })
    .update({ ...unnamed, wrong_answers: '[]', opened: '[]', opened_on: '{}' });
  await bought().where({ account_id: null }).update(unnamed);
  await bought().update({ tied_email: null });
}

/** What may be words of somebody's in a row of the journal. */
const WORDS = { reading: null, reply: null, reason: null, idempotency_key: null };

/**
 * Rows of the journal stay, for who writes the cities: the step and the verdict, and no word of anybody's. What staff changed
 * may name the buyer: it goes too, and can no more be undone. Gives how many rows it changed, `most` of each sort.
 */
async function eraseJournal(transaction: Knex.Transaction, { id }: Person, most?: number): Promise<number> {
  const theirs = transaction('orders').where({ account_id: id }).select('id');
  const bought = transaction('orders').whereIn('tied_email', provedEmailOf(transaction, id)).select('id');
  const worded = (query: Knex.QueryBuilder) => Object.keys(WORDS).forEach((column) => void query.orWhereNotNull(column));
  const change = async (values: object, where: (rows: Knex.QueryBuilder) => void): Promise<number> => {
    const rows = transaction('attempts').select('id').where(where);
    if (most !== undefined) void rows.limit(most);
    return transaction('attempts').whereIn('id', rows).update(values);
  };
  const changed = [
    await change({ ...WORDS, actor_id: null }, (rows) => void rows.where({ actor_id: id })),
    await change(
      { ...WORDS, details: null },
      (rows) => void rows.whereIn('order_id', theirs).where((any) => void worded(any.whereNotNull('details'))),
    ),
    await change({ details: null }, (rows) => void rows.whereIn('order_id', bought).whereNotNull('details')),
  ];
  return Math.max(...changed);
}
